"""The server behind the table in the browser: the only authority over its games.

It uses the public interface of the engine and nothing below it. A decision is checked, journaled and committed, only
then played, acknowledged and shown: whatever happens, no answer that a player saw accepted is lost.
"""
