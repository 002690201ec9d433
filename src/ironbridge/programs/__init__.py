"""Programs of others: what is said to them, the process they run in, and the client with which
they sit at the tables of a server."""
