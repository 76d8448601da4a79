"""YGOPro's files: card databases, set names, decks."""
