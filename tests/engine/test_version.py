"""The engine says whose API it has, as scripts that compare versions ask for it."""

from __future__ import annotations

import json
from pathlib import Path

from packaging.version import Version

import engine
import insight

MEASURED = Path(__file__).resolve().parents[1] / "data" / "mindspore" / "layers.json"


def test_version_is_that_of_the_mindspore_that_was_measured() -> None:
    measured = json.loads(MEASURED.read_text(encoding="utf-8"))["mindspore"]

    assert engine.__version__ == measured


def test_scripts_take_the_way_of_newer_versions() -> None:
    assert Version(engine.__version__) >= Version("2.5.0")


def test_version_of_the_project_is_another_and_is_insights() -> None:
    assert insight.__version__ != engine.__version__


def test_version_is_among_the_public_names() -> None:
    assert "__version__" in engine.__all__
