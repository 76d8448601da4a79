"""Opponents: honest, legal, and at home in other processes and languages."""
