"""The client's types are those of the server, generated again whenever the API changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.client_types import GENERATOR, TYPES, write_types


@pytest.mark.source
@pytest.mark.skipif(not GENERATOR.exists(), reason="the client's tools are not installed")
def test_the_types_of_the_client_are_those_of_the_server(tmp_path: Path) -> None:
    fresh = tmp_path / "schema.d.ts"
    write_types(fresh)
    same = fresh.read_text(encoding="utf-8") == TYPES.read_text(encoding="utf-8")
    assert same, "run `make client-types`, and commit what it writes"
