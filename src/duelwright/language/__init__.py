"""The card language: nodes, their JSON form, and how they compile into what the engine runs. It knows no game."""
