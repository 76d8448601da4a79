"""From the nodes of Vanguard's cards to what the engine runs: a file for each part of the `vocabulary`."""
