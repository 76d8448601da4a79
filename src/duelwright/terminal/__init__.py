"""Play in a terminal: a client that draws what a seat may see and offers what its prompt allows."""
