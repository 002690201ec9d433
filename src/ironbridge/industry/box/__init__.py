"""What the boxes of the Brass family share: reading board.toml strictly, and its edition."""
