"""The figures that matter, as ratios within one run."""
