"""The library: cards of every game and source, deck files, and the search over them."""
