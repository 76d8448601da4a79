"""The game-agnostic engine: state, frames, prompts, events, views and replays. It knows no game."""
