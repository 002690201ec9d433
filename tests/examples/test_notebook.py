"""The notebook runs from its first cell to its last, which holds that random play is beaten."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tools.compile import ROOT

NOTEBOOK = ROOT / "examples" / "first-evaluator.ipynb"


@pytest.mark.long
def test_what_the_notebook_learns_beats_random_play(tmp_path: Path) -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    shown = [code for code in notebook.cells if code.cell_type == "code"]
    assert all(code.outputs for code in shown), "it is kept with what it printed"
    client = NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(tmp_path)}})
    done = client.execute()
    said = "".join(part.text for cell in done.cells for part in cell.get("outputs", []))
    assert said.count("won ") == 4
