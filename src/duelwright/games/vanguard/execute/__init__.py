"""What happens when a compiled ability runs, over ints, lists and native classes: a file for each part."""
