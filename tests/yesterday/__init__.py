"""What earlier versions left on a disk, and that it opens."""
