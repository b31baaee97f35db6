"""What calls of `mindspore.scipy` give: here in the tests, in MindSpore to make the kept answers.

Run with a Python that has MindSpore, as `python -m tests.engine.scipy.mindspore_scipy` in the root
of a checkout, this file writes scipy_answers.json into tests/data/mindspore anew. The calls are in
scipy_calls.txt there, with the reason why ours differs indented below a call.
"""

from __future__ import annotations

import builtins
import importlib
import json
import warnings
from pathlib import Path
from typing import Any

import numpy as np

DATA = Path(__file__).parents[2] / "data" / "mindspore"
ANSWERS, TEXT = DATA / "scipy_answers.json", DATA / "scipy_calls.txt"
MATRICES = {
    "s": np.array([[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]]),
    "p": np.array([[2.0, 5.0, 8.0], [7.0, 5.0, 6.0], [5.0, 4.0, 4.0]]),
    "v": np.array([1.0, 2.0, 4.0]),
    "tall": np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 7.0]]),
    "cost": np.array([[4.0, 1.0, 3.0], [2.0, 0.0, 5.0]]),
}


def _valley(x: Any) -> Any:
    return ((1 - x[:-1]) ** 2).sum() + 100 * ((x[1:] - x[:-1] ** 2) ** 2).sum()


def _himmelblau(p: Any) -> Any:
    x, y = p
    return (x**2 + y - 11.0) ** 2 + (x + y**2 - 7.0) ** 2


FUNCTIONS = {
    "valley": _valley,
    "himmelblau": _himmelblau,
    "fall": lambda x: x[0] ** 2 - x[1] ** 3,
    "bowl": lambda x: (x * x).sum(),
    "slope": lambda x: -x.sum(),
}


def calls() -> dict[str, str]:
    """Each call of scipy_calls.txt, and why ours differs or nothing."""
    found: dict[str, str] = {}
    call = ""
    for line in TEXT.read_text("utf-8").splitlines():
        if line.startswith(" "):
            found[call] = line.strip()
        else:
            call = line
            found[call] = ""
    return found


def answer(engine: str, call: str) -> Any:
    """What a call gives, with types, or the built-in errors that it raises, the nearest first."""
    ms = importlib.import_module(engine)
    parts = ("fft", "linalg", "optimize")
    names = {part: importlib.import_module(f"{engine}.scipy.{part}") for part in parts}
    given = {**names, **MATRICES, **FUNCTIONS, "M": ms, "np": np, "__name__": __name__}
    given["T"] = lambda x, kind="f4": ms.Tensor(np.array(x).astype(kind))
    try:
        return told(eval(call, given))
    except Exception as error:
        kinds = type(error).__mro__[: type(error).__mro__.index(Exception)]
        return {"raises": [kind.__name__ for kind in kinds if hasattr(builtins, kind.__name__)]}


def told(value: Any) -> Any:
    """A tensor by type, shape and numbers; others as they are, in lists."""
    if isinstance(value, tuple):
        return [told(part) for part in value]
    if not hasattr(value, "asnumpy"):
        return value
    array = value.asnumpy()
    if array.dtype.kind == "c":
        array = array.view(array.real.dtype)
    numbers = [float(f"{one:.7g}") for one in array.ravel()]
    return {"type": str(value.dtype), "shape": list(value.shape), "numbers": numbers}


def main() -> None:
    warnings.simplefilter("ignore")
    importlib.import_module("mindspore").set_context(mode=1, pynative_synchronize=True)
    with np.errstate(all="ignore"):
        lines = [f"{json.dumps(call)}: {json.dumps(answer('mindspore', call))}" for call in calls()]
    ANSWERS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
