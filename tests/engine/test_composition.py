"""What parts do for each other is done also where a program never asked for the other part."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

# Each answer comes before the line that would import, for another reason, what it needs.
PROGRAM = """
import json, sys
import engine
answers = {"loaded": [name for name in sys.modules if name.startswith("engine.tensor")]}

try:
    engine.set_context(device_target="GPU")
    answers["device"] = "accepted"
except engine.errors.EngineError as error:
    answers["device"] = type(error).__name__

from engine.ops.creation import ones
answers["result"] = type(ones((2,), engine.float32)).__name__

from engine.autodiff import PRIMITIVES
answers["primitive"] = ["betainc" in PRIMITIVES, PRIMITIVES["betainc"].name]

engine.set_context(print_file_path="printed")
engine.ops.print_("said", engine.ops.ones((2,), engine.float32))

engine.set_seed(7)
from insight.record.provenance.seeds import seed_facts
answers["seeds"] = seed_facts().get("engine")

import insight
with insight.SummaryRecord("runs") as record:
    engine.ops.ScalarSummary()("inside", engine.ops.ones((), engine.float32))
    record.record(1)
answers["tags"] = list(insight.open_runs("runs").table("scalar")["tag"])
print(json.dumps(answers))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("composed")


@pytest.fixture(scope="module")
def answers(folder: Path) -> dict[str, object]:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, cwd=folder
    )
    told: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    assert told["loaded"] == [], "the program below would show nothing"
    return told


def test_operators_return_tensors_before_anybody_asked_for_one(answers: dict[str, object]) -> None:
    assert answers["result"] == "Tensor"


def test_primitive_is_found_by_its_name_before_anybody_called_it(
    answers: dict[str, object],
) -> None:
    assert answers["primitive"] == [False, "betainc"]


@pytest.mark.usefixtures("answers")
def test_prints_go_to_their_file(folder: Path) -> None:
    from engine.train.serialization import parse_print

    assert parse_print(str(folder / "printed"))[0] == "said"


def test_device_that_is_not_here_is_refused_before_a_number_was_computed(
    answers: dict[str, object],
) -> None:
    from engine.backend.device import _gpu_problem

    assert answers["device"] == ("accepted" if _gpu_problem() is None else "DeviceError")


def test_recorders_of_others_keep_the_seed_and_what_summary_operators_saw(
    answers: dict[str, object],
) -> None:
    assert answers["seeds"] == 7
    assert answers["tags"] == ["inside"]
