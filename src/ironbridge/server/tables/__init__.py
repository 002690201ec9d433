"""Tables: what is played, who sits where, the log, the clock."""
