"""What the boxes of all games share: reading board.toml strictly, its edition, names, and a game
that is made from them."""
