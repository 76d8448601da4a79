"""A referee of our own: it reads what the public is told of a fight, and judges by its own reading of the rules."""
