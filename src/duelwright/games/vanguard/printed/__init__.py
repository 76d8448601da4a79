"""Printed card text: how it is tidied, repaired and split into words before a grammar reads it."""

from .lexer import Lexed, abilities, lex

__all__ = ["Lexed", "abilities", "lex"]
