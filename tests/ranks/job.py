"""One of the processes that `on_ranks` starts: runs the named tests of modules, one by one.

    mpiexec -n SIZE python -m tests.ranks.job SIZE FOLDER MODULE:NAME ...

The first process notes who passed. A test that raises in any process ends the job.
"""

from __future__ import annotations

import importlib
import inspect
import json
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

import numpy as np

import engine
from engine.communication import get_rank, init, release
from engine.context.processes import world
from tests.ranks.marking import bodies

SEED = 20_261_129


def main(size: str, folder: str, *tests: str) -> None:
    passed: list[str] = []
    for number, test in enumerate(tests):
        module, _, name = test.partition(":")
        found = bodies(importlib.import_module(module), int(size))
        own = Path(folder) / f"{number}-{name}"
        own.mkdir(exist_ok=True)
        init()
        _run(found[name], own, Path(folder))
        world().barrier().wait()
        passed.append(test)
        if get_rank() == 0:
            (Path(folder) / "passed.json").write_text(json.dumps(passed))
        engine.reset_auto_parallel_context()
        release()


def _run(function: Callable[..., None], own: Path, folder: Path) -> None:
    engine.set_seed(SEED)
    np.random.seed(SEED)  # what a test draws by it is the same in all processes
    try:
        function(own) if inspect.signature(function).parameters else function()
    except BaseException:
        said = f"rank {get_rank()}:\n{traceback.format_exc()}"
        (folder / f"failed-{get_rank()}").write_text(said)
        raise


main(*sys.argv[1:])
