"""What MindSpore's SummaryCollector records at a step, ours does: tags, steps, values, files.

Ours records the metrics of an evaluation as scalars, too, in a summary file of their own.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight.format.frames import read_frames
from insight.format.messages import Event, LineageEvent

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SCRIPT = HERE / "collect_runs.py"
RUNS = ["default", "five steps", "own tensor steps", "operators only", "metric and facts"]
WITH_METRICS = {"default", "five steps", "metric and facts"}
OURS = "val/acc"


@pytest.fixture(scope="module")
def folders(
    mindspore: Any, ours: Any, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, Path]:
    made = [tmp_path_factory.mktemp(name) for name in ("theirs", "ours")]
    mindspore(SCRIPT, "mindspore", cwd=made[0])
    ours(SCRIPT, "engine", cwd=made[1], path=str(ROOT))
    return made[0], made[1]


def values(folder: Path) -> dict[tuple[str, str, int], Any]:
    """What stands under (tag, kind, step); MindSpore writes some twice, the newest counts."""
    found: dict[tuple[str, str, int], Any] = {}
    for path in sorted(folder.glob("*_MS")):
        for _, payload in read_frames(path.read_bytes()):
            event = Event.FromString(payload)
            for value in event.summary.value:
                kind = value.WhichOneof("value")
                found[value.tag, kind, event.step] = numbers(getattr(value, kind))
    return found


def numbers(value: Any) -> Any:
    if isinstance(value, float):
        return [value]
    if hasattr(value, "float_data"):
        return value.float_data
    if hasattr(value, "buckets"):
        return [value.min, value.max, value.sum, value.count, len(value.buckets)]
    return [value.width, value.height, value.colorspace]


def facts(folder: Path) -> list[str]:
    """Names of the facts, in the order of their files; our word of the end has none."""
    found = [
        LineageEvent.FromString(payload).WhichOneof("what")
        for path in sorted(folder.glob("*_lineage"))
        for _, payload in read_frames(path.read_bytes())
    ]
    return [name for name in found if name is not None]


def names(folder: Path) -> list[str]:
    """Every file; the seconds in names differ."""
    files = (str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
    return sorted(re.sub(r"\d{10}", "SECONDS", name) for name in files)


@pytest.mark.parametrize("run", RUNS)
def test_the_same_values_stand_at_the_same_tags_and_steps(
    run: str, folders: tuple[Path, Path], record_property: Callable[[str, object], None]
) -> None:
    wanted, got = (values(folder / run) for folder in folders)
    record_property("figures", f"{run}: {len(got)} values of MindSpore's collector, all recorded")

    evaluated = {key for key in got if key[0] == OURS}
    assert got.keys() - evaluated == wanted.keys()
    assert bool(evaluated) == (run in WITH_METRICS)
    assert wanted
    for key, value in wanted.items():
        np.testing.assert_allclose(got[key], value, rtol=2e-4, atol=1e-4, err_msg=str(key))


@pytest.mark.parametrize("run", RUNS)
def test_the_same_files_are_there(run: str, folders: tuple[Path, Path]) -> None:
    got = names(folders[1] / run)
    if run in WITH_METRICS:
        got.remove(next(name for name in got if name.endswith("_MS")))

    assert got == names(folders[0] / run)


@pytest.mark.parametrize("run", RUNS)
def test_the_same_facts_are_in_the_lineage(run: str, folders: tuple[Path, Path]) -> None:
    assert facts(folders[1] / run) == facts(folders[0] / run)


@pytest.mark.parametrize("run", ["default", "own tensor steps"])
def test_the_landscapes_metadata_are_mindspores(run: str, folders: tuple[Path, Path]) -> None:
    wanted, got = (
        json.loads(
            (folder / run / "ckpt_dir" / "train_metadata.json")
            .read_text()
            .replace(str(folder.resolve()), "")
        )
        for folder in folders
    )

    assert list(got.items()) == list(wanted.items())
