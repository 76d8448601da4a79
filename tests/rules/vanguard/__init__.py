"""Cardfight!! Vanguard, the D format."""
