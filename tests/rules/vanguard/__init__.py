"""Cardfight!! Vanguard in its three formats. Marks such as S2, C.2 and H 73 are those of docs/sources.md."""
