"""What to say when a library of an extra is not there."""

from __future__ import annotations


def missing(extra: str, error: ImportError) -> ImportError:
    """The error that names the extra, for an adapter to raise."""
    name = error.name or extra
    return ImportError(f"{name} is not installed: pip install 'ironbridge[{extra}]'", name=name)
