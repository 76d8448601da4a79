"""The tables of a library's file, step by step as versions of Duelwright made them."""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final = (
    """
    CREATE TABLE sources (name TEXT PRIMARY KEY, stamp TEXT NOT NULL, made REAL NOT NULL);
    CREATE TABLE cards (
        id INTEGER PRIMARY KEY, source TEXT NOT NULL, key TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL,
        code INTEGER NOT NULL, status TEXT NOT NULL, record TEXT NOT NULL, words TEXT NOT NULL,
        UNIQUE (source, game, key));
    CREATE INDEX cards_by_name ON cards (game, name COLLATE NOCASE);
    CREATE INDEX cards_by_code ON cards (code) WHERE code > 0;
    CREATE TABLE texts (card INTEGER NOT NULL, lang TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (card, lang))
        WITHOUT ROWID;
    CREATE VIRTUAL TABLE found USING fts5 (
        name, text, flavour, traits, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3');
    """,
    """
    CREATE TABLE decks (
        owner TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, deck TEXT NOT NULL, changed REAL NOT NULL,
        PRIMARY KEY (owner, game, name)) WITHOUT ROWID;
    """,
    # Whose a source is: nobody's in particular, and so everybody's, or a person's (owned.py).
    """
    ALTER TABLE sources ADD COLUMN owner TEXT NOT NULL DEFAULT '';
    ALTER TABLE sources ADD COLUMN title TEXT NOT NULL DEFAULT '';
    ALTER TABLE sources ADD COLUMN used REAL NOT NULL DEFAULT 0;
    ALTER TABLE sources ADD COLUMN size INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sources ADD COLUMN change INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE cards ADD COLUMN form TEXT NOT NULL DEFAULT '';
    CREATE INDEX sources_by_owner ON sources (owner) WHERE owner != '';
    """,
)
