"""The table server: HTTP and WebSocket, accounts, tables, storage. Knows games by the kernel."""
