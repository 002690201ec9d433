"""People who want to play together: follow, invite by name, see who is online, set phrases."""
