"""The duel of the CSEN 401 course."""
