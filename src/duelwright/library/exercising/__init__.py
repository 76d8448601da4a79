"""The parts of trying cards out: watching abilities, and what must hold in every game."""
