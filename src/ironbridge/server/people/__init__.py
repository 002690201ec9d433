"""People of the server: guests, accounts and the browsers they are signed in with."""
