"""Words for clients: options, questions, cards and numbers as a person reads them, in any language.

A client in a terminal and one in a browser say the same; nothing here draws anything.
"""
