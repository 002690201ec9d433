"""Alembic's folder: env.py and the versions. storage/migrate.py runs them."""
