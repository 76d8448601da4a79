"""Attacks on a server that anybody may run against one of their own: what others notice of them is measured."""
