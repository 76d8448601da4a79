"""The table in a real browser: games by mouse, by keyboard and by drag, and what a person sees on the way."""
