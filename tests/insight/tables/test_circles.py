"""What was read is freed as soon as nobody holds it: the collector rests while a folder is read."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from insight import open_runs

if TYPE_CHECKING:
    from collections.abc import Iterator

DATA = Path(__file__).resolve().parents[2] / "data"


@pytest.fixture
def garbage() -> Iterator[list[Any]]:
    """What the collector finds is kept here, and nothing is looked for in between."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    yield gc.garbage
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


@pytest.mark.parametrize("folder", ["summaries/runs", "tensorboard", "mlflow", "wandb"])
def test_reading_leaves_no_circles(folder: str, garbage: list[Any]) -> None:
    store = open_runs(DATA / folder)
    gc.collect()

    assert len(store.runs()) > 0
    assert [one for one in garbage if type(one).__module__.startswith("insight.")] == []
