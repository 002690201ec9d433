"""What the boxes of the Brass family share, beside what every box has (kernel/box)."""
