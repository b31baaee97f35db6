"""Every adapter records what its framework reported, from the calls that the framework made."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from insight import open_runs

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "insight" / "adapters"
MODULES = sorted(path.stem for path in FOLDER.glob("[!_]*.py"))
KEPT = sorted(path.stem for path in (ROOT / "tests" / "data" / "adapters").glob("*.json"))
FRAMEWORKS = ("torch", "lightning", "keras", "transformers", "sklearn", "xgboost", "lightgbm")


def adapter_of(module: str) -> Any:
    loaded = import_module(f"insight.adapters.{module}")
    names = ("InsightCallback", "InsightLogger", "TorchRecorder")
    return next(getattr(loaded, name) for name in names if hasattr(loaded, name))


def made(name: str, folder: Path, recording: Any) -> Any:
    return adapter_of(name.partition("_")[0])(folder / name, **recording.arguments)


@pytest.mark.parametrize("name", KEPT)
def test_values_are_those_that_the_framework_reported(
    name: str, frameworks: Any, recorded: Any, tmp_path: Path
) -> None:
    recording = recorded(name)
    recording.replay(made(name, tmp_path, recording))
    rows = open_runs(tmp_path).table("scalar").itertuples()
    got = {(row.tag, row.step): np.float32(row.value) for row in rows}
    wanted = {(tag, step): np.float32(value) for tag, step, value in recording.reported}

    assert wanted.items() <= got.items()


@pytest.mark.parametrize("name", [name for name in KEPT if name != "lightgbm_train"])
def test_training_that_came_to_its_end_is_finished(
    name: str, frameworks: Any, recorded: Any, tmp_path: Path
) -> None:
    recording = recorded(name)
    recording.replay(made(name, tmp_path, recording))

    assert open_runs(tmp_path).runs()["status"].tolist() == ["finished"]


@pytest.mark.parametrize("name", [name for name in KEPT if name != "lightgbm_train"])
def test_files_are_closed_when_the_training_is_over(
    name: str, frameworks: Any, recorded: Any, tmp_path: Path
) -> None:
    recording = recorded(name)
    adapter = made(name, tmp_path, recording)
    recording.replay(adapter)

    assert adapter._record is None


@pytest.mark.parametrize("module", MODULES)
def test_files_are_closed_when_the_block_ends_with_an_error(
    module: str, frameworks: Any, tmp_path: Path
) -> None:
    adapter = adapter_of(module)(tmp_path)
    record = adapter.record

    def fail() -> None:
        with adapter:
            record.log(1, {"loss": 0.5})
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()

    assert record.synced_step == 1
    assert adapter._record is None
    assert len(open_runs(tmp_path).table("scalar")) == 1


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
@pytest.mark.parametrize("module", MODULES)
def test_copy_writes_files_of_its_own(
    module: str, copied: Any, frameworks: Any, tmp_path: Path
) -> None:
    with adapter_of(module)(tmp_path) as adapter:
        adapter.record.log(1, {"loss": 0.5})
        with copied(adapter) as other:
            other.record.log(2, {"loss": 0.25})

            assert other.record is not adapter.record
    assert open_runs(tmp_path).table("scalar")["value"].tolist() == [0.5, 0.25]


def test_every_adapter_has_a_recorded_training() -> None:
    assert {name.partition("_")[0] for name in KEPT} == set(MODULES)


def test_importing_all_adapters_loads_no_framework() -> None:
    imports = "; ".join(f"import insight.adapters.{module}" for module in MODULES)
    script = f"{imports}; import sys; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", script], cwd=ROOT, text=True).split()

    assert {*FRAMEWORKS, "pandas"} & set(loaded) == set()


@pytest.mark.parametrize("module", MODULES)
def test_page_shows_the_adapter(module: str) -> None:
    assert f"insight.adapters.{module}" in (ROOT / "docs" / "adapters.md").read_text("utf-8")
