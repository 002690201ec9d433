"""One file per revision, each with its number; a published one is never changed."""
