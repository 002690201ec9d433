"""Records that people bring: read, shown and analysed, and never stored."""
