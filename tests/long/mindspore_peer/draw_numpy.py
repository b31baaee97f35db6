"""Draws numbers by a seed, calls every function of an engine's `numpy` with them, prints JSON.

    python draw_numpy.py mindspore|engine SEED

The root of the checkout must be on the path: the calls are texts, in `tests/engine/numpy/calls.py`.
"""

from __future__ import annotations

import importlib
import json
import sys

from tests.engine.numpy.calls import DIFFERENTIABLE, OTHERS, lines, variables
from tests.engine.numpy.mindspore_numpy import answer


def main(engine: str, seed: str) -> None:
    if engine == "mindspore":
        importlib.import_module(engine).set_context(pynative_synchronize=True)
    given = variables(int(seed))
    calls = lines(DIFFERENTIABLE) + lines(OTHERS)
    print(json.dumps({call: answer(engine, call, given) for call in calls}))


if __name__ == "__main__":
    main(*sys.argv[1:])
