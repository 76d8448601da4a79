"""One phrase table per language; a game adds its own words to each."""
