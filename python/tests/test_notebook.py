"""The notebook runs from top to bottom, draws, and answers its question."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"


@pytest.fixture(scope="module")
def outputs() -> list[Any]:
    notebook = nbformat.read(NOTEBOOKS / "lead.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=600, startup_timeout=600, kernel_name="python3", resources={"metadata": {"path": NOTEBOOKS}}).execute()
    return [output for cell in notebook.cells for output in cell.get("outputs", [])]


def test_it_draws_a_position_and_a_plot(outputs: list[Any]) -> None:
    kinds = {kind for output in outputs for kind in output.get("data", {})}
    assert {"image/svg+xml", "image/png"} <= kinds


def test_it_answers_its_question(outputs: list[Any]) -> None:
    text = "".join(output.get("text", "") for output in outputs)
    assert "90 %" in text and "nan" not in text
