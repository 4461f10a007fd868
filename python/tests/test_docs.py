"""Every example in a docstring, and in the documents, does what it says; and everything has a docstring."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import colorito
import colorito.env
import colorito.names

DOCUMENTS = [Path(__file__).parents[1] / "README.md", Path(__file__).parents[2] / "docs" / "python.md"]


def documented() -> Iterator[tuple[str, Any]]:
    for module in (colorito, colorito.env, colorito.names):
        yield module.__name__, module
    for name in colorito.__all__:
        thing = getattr(colorito, name)
        if not inspect.isclass(thing):
            if callable(thing):
                yield name, thing
            continue
        yield name, thing
        for member, value in vars(thing).items():
            if not member.startswith("_") and not isinstance(value, (str, tuple)):
                yield f"{name}.{member}", value


@pytest.mark.parametrize(("name", "thing"), [pytest.param(*pair, id=pair[0]) for pair in documented()])
def test_it_says_what_it_is_and_its_examples_are_true(name: str, thing: Any) -> None:
    text = inspect.getdoc(thing)
    assert text, f"{name} has no docstring"
    test = doctest.DocTestParser().get_doctest(text, {"colorito": colorito}, name, None, None)
    runner = doctest.DocTestRunner()
    runner.run(test)
    assert runner.failures == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_examples_in_documents_are_true(document: Path) -> None:
    failures, tried = doctest.testfile(str(document), module_relative=False)
    assert tried > 0
    assert failures == 0
