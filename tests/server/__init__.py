"""Tests of the server: played over real sockets, with real files, and with faults."""
