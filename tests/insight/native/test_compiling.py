"""Libraries compiled by a process that stays for the next ones."""

from __future__ import annotations

import os
import subprocess

import pytest

from insight.native.compiling import Compiling
from insight.native.image import Image

pytestmark = pytest.mark.native("mapped")


@pytest.fixture
def begun(monkeypatch):
    """The processes that are begun."""
    found, begin = [], subprocess.Popen

    def beginning(*arguments, **options):
        found.append(begin(*arguments, **options))
        return found[-1]

    monkeypatch.setattr(subprocess, "Popen", beginning)
    return found


def test_one_process_compiles_all_that_is_asked_for_and_ends_with_that(begun):
    with Compiling(os.environ) as compiling:
        assert begun == []
        events, histogram = (Image.of(compiling.made(name)) for name in ("events", "histogram"))

    assert "scan" in events.functions
    assert "scan" not in histogram.functions
    assert len(begun) == 1
    assert begun[0].returncode is not None


def test_what_cannot_be_compiled_is_none_and_the_next_is_by_another_process(begun):
    with Compiling(os.environ) as compiling:
        assert compiling.made("no such library") is None
        assert "scan" in Image.of(compiling.made("events")).functions

    assert len(begun) == 2


def test_process_that_cannot_be_begun_gives_none(monkeypatch):
    def refuse(*_arguments, **_options):
        raise OSError("no more processes")

    monkeypatch.setattr(subprocess, "Popen", refuse)
    with Compiling(os.environ) as compiling:
        assert compiling.made("events") is None
