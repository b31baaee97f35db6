"""Settings have the defaults of the real MindSpore, are kept as it keeps them and refused alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.engine.context import test_parallel, test_running, test_search

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SCRIPT = HERE / "ask_settings.py"

CONTEXT = ("set_context", "get_context")
PARALLEL = ("set_auto_parallel_context", "get_auto_parallel_context")
SEARCH = ("set_algo_parameters", "get_algo_parameters")

# What MindSpore keeps of these on a GPU or Ascend alone, and passes over on a CPU.
PASSED_OVER = {
    *("max_device_memory", "mempool_block_size", "variable_memory_max_size", "ascend_config"),
    *("enable_auto_mixed_precision",),
}
# What older versions had, and 2.10 does not know.
OLDER = {"enable_mem_reuse"}
# Its 0.1 is a float32.
APART = (["algo_approxi_epsilon"],)


def cases() -> list[list[Any]]:
    """Those of our own tests: each function pair, name and, but for defaults, value."""
    found: list[list[Any]] = [[*CONTEXT, name] for name in test_running.DEFAULTS]
    found += [[*PARALLEL, name] for name in test_parallel.DEFAULTS]
    found += [[*SEARCH, name] for name in test_search.DEFAULTS]
    for pair, module in ((CONTEXT, test_running), (PARALLEL, test_parallel)):
        for name, value, _ in (*module.KEPT, *module.REFUSED):
            found.append([*pair, name, value])
    return [
        case
        for case in found
        if not ({case[2]} & (PASSED_OVER | OLDER) and len(case) == 4)
        and case[2:] not in APART
        and not any(isinstance(value, tuple) for value in case[3:])  # JSON has no tuples
    ]


def test_settings_are_those_of_mindspore(
    mindspore: Any, ours: Any, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    asked = cases()
    (tmp_path / "cases.json").write_text(json.dumps(asked), encoding="utf-8")
    told = {
        name: json.loads(
            run(SCRIPT, name, tmp_path / "cases.json", cwd=tmp_path, path=str(ROOT)).partition(
                "answers: "
            )[2]
        )
        for name, run in (("engine", ours), ("mindspore", mindspore))
    }
    compared = zip(asked, told["engine"], told["mindspore"], strict=True)
    differing = [(case[2:], here, there) for case, here, there in compared if here != there]
    record_property("settings", len(asked))

    assert len(asked) > 100
    assert differing == []
