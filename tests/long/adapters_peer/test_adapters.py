"""Each adapter with the real framework: the values that it reports, and the calls that it makes.

The calls are kept in tests/data/adapters, where `./run test` replays them without the framework;
here they are recorded again and compared, so that a new version that calls otherwise is seen.
INSIGHT_RECORD_ADAPTERS=1 writes them anew instead.
"""

from __future__ import annotations

import json
import math
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from insight import open_runs

pytestmark = [pytest.mark.long, pytest.mark.peers]

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
KEPT = ROOT / "tests" / "data" / "adapters"
FRAMEWORKS = sorted(path.stem.removeprefix("train_") for path in HERE.glob("train_*.py"))


@pytest.fixture(scope="module", params=FRAMEWORKS)
def trained(
    request: pytest.FixtureRequest, beside: Any, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, dict[str, Any]]:
    """Where a framework's trainings were recorded, and what was written down of them."""
    folder = tmp_path_factory.mktemp(request.param)
    printed = beside(request.param, HERE / f"train_{request.param}.py", folder, cwd=folder)
    return folder, json.loads(printed.splitlines()[-1])


def test_values_read_back_are_those_that_the_framework_reports(
    trained: tuple[Path, dict[str, Any]], record_property: Callable[[str, object], None]
) -> None:
    folder, recordings = trained
    table = open_runs(folder).table("scalar")
    for name, recording in recordings.items():
        rows = table[table["run"] == name]
        got = {(row.tag, row.step): row.value for row in rows.itertuples()}
        wanted = {(tag, step): np.float32(value) for tag, step, value in recording["reported"]}
        found = {key: np.float32(got.get(key, math.nan)) for key in wanted}
        versions = " ".join(f"{name} {version}" for name, version in recording["made_with"].items())
        record_property(
            "figures",
            f"adapter {name}: {len(wanted)} values of {len({tag for tag, _ in wanted})} tags equal "
            f"what the framework reports, {len(recording['calls'])} calls ({versions})",
        )

        assert wanted
        assert found == wanted


def as_lines(recording: dict[str, Any]) -> str:
    """JSON with a line for each call, object and value: a change shows where it is."""
    parts = []
    for name, content in recording.items():
        if isinstance(content, list):
            lines = ",\n".join(f"  {json.dumps(entry)}" for entry in content)
            parts.append(f"{json.dumps(name)}: [\n{lines}\n]")
        else:
            parts.append(f"{json.dumps(name)}: {json.dumps(content)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def shape_of(value: Any, objects: list[Any]) -> Any:
    """What a value is, without how large it is: names stay, numbers and texts become types."""
    if isinstance(value, dict):
        if "$is" in value:
            return shape_of(objects[value["$is"]], objects)
        kept = {"$object", "dtype", "kind"}
        return {
            name: inner if name in kept else shape_of(inner, objects)
            for name, inner in value.items()
        }
    if isinstance(value, list):
        return [shape_of(inner, objects) for inner in value]
    return type(value).__name__


def calls_of(recording: dict[str, Any]) -> list[Any]:
    return [
        (call["hook"], shape_of([call["arguments"], call["keywords"]], recording["objects"]))
        for call in recording["calls"]
    ]


def test_framework_calls_as_it_did_when_the_calls_were_kept(
    trained: tuple[Path, dict[str, Any]],
) -> None:
    for name, recording in trained[1].items():
        path = KEPT / f"{name}.json"
        if os.environ.get("INSIGHT_RECORD_ADAPTERS"):
            path.write_text(as_lines(recording), encoding="utf-8")
        kept = json.loads(path.read_text(encoding="utf-8"))

        assert [hook for hook, _ in calls_of(recording)] == [hook for hook, _ in calls_of(kept)]
        assert calls_of(recording) == calls_of(kept)


def examples() -> dict[str, str]:
    """The example of each framework in docs/adapters.md, by the module that it imports."""
    text = (ROOT / "docs" / "adapters.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```py(?:thon)?\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    found: dict[str, str] = {}
    for block in blocks:
        if module := re.search(r"insight\.adapters\.(\w+)", block):
            found[module[1]] = found.get(module[1], "") + block
    return found


@pytest.mark.parametrize("framework", FRAMEWORKS)
def test_example_in_the_documents_runs(framework: str, beside: Any, tmp_path: Path) -> None:
    beside(framework, "-c", examples()[framework], cwd=tmp_path)

    assert len(open_runs(tmp_path / "runs").table("scalar"))
