"""What is stored and how: schema, database, migrations."""
