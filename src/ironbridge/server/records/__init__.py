"""Records that people bring along: read, looked at and analysed, and never stored."""
