"""What the real `mindspore.numpy` is: its signatures, the types of results, and their numbers.

Run with a Python that has MindSpore, as `python -m tests.engine.numpy.mindspore_numpy` in the root
of a checkout, this file writes numpy_signatures.json, numpy_types.json and numpy_answers.json into
tests/data/mindspore; `test_signatures.py`, `test_types.py` and `test_beside_mindspore.py` ask ours
the same. The calls are in numpy_calls.txt there, with the reason why ours differs indented below a
call, and in `mindspore_types.py`. MindSpore is imported in functions alone.
"""

from __future__ import annotations

import builtins
import importlib
import inspect
import json
import warnings
from pathlib import Path
from typing import Any

import numpy as np

from tests.engine.numpy.calls import widened
from tests.engine.numpy.mindspore_types import types

DATA = Path(__file__).parents[2] / "data" / "mindspore"
ANSWERS, TEXT = DATA / "numpy_answers.json", DATA / "numpy_calls.txt"
TYPES, SIGNATURES = DATA / "numpy_types.json", DATA / "numpy_signatures.json"


def calls() -> list[str]:
    """The calls of numpy_calls.txt."""
    return [line for line in TEXT.read_text("utf-8").split("\n") if line and line[0] != " "]


def differing() -> dict[str, str]:
    """Those of which ours give something else, and why."""
    found, call = {}, ""
    for line in TEXT.read_text("utf-8").split("\n"):
        if line.startswith(" "):
            found[call] = line.strip()
        else:
            call = line
    return found


NUMBERS = np.array([[2, 1, 4], [1, 5, 2]])
GIVEN = {"i": NUMBERS.astype(np.int32), "f": NUMBERS.astype(np.float32)}


def answer(engine: str, call: str, given: dict[str, np.ndarray] = GIVEN) -> Any:
    """What a call gives, with types, or the built-in errors that it raises, the nearest first."""
    ms = importlib.import_module(engine)
    m: Any = importlib.import_module(f"{engine}.numpy")
    names = {"M": ms, "m": m, "T": ms.Tensor, "np": np, "widened": widened}
    names |= {name: ms.Tensor(array) for name, array in given.items()}
    try:
        return told(eval(call, names))
    except Exception as error:
        kinds = type(error).__mro__[: type(error).__mro__.index(Exception)]
        known = [kind.__name__ for kind in kinds]
        return {"raises": [name for name in known if hasattr(builtins, name)]}


def told(value: Any) -> Any:
    """A tensor by type, shape and numbers; others as their text."""
    if isinstance(value, list | tuple):
        return [told(part) for part in value]
    if not hasattr(value, "asnumpy"):
        return plain(value)
    array = value.asnumpy()
    if array.dtype.kind == "c":
        array = array.view(array.real.dtype).reshape(*array.shape, 2)
    return {"type": str(value.dtype), "shape": list(value.shape), "numbers": numbers(array)}


def numbers(array: np.ndarray) -> list[Any]:
    """In a row, as many digits as float32 has."""
    flat = array.ravel()
    return [float(f"{one:.8g}") for one in flat] if array.dtype.kind == "f" else flat.tolist()


def plain(value: Any) -> str:
    """A default or a result as text, number types alike."""
    if type(value).__module__ == "builtins":
        return repr(value)
    return str(value).removeprefix("mindspore.").lower()


def signatures(module: Any, names: list[str]) -> dict[str, str]:
    """Of each function its parameters as text; of other names their kind."""
    found = {}
    for name in names:
        value = getattr(module, name)
        if not inspect.isroutine(value):
            found[name] = "a value"
            continue
        parameters = inspect.signature(value).parameters.values()
        found[name] = f"({', '.join(map(written, parameters))})"
    return found


def written(parameter: inspect.Parameter) -> str:
    stars = {parameter.VAR_POSITIONAL: "*", parameter.VAR_KEYWORD: "**"}.get(parameter.kind, "")
    default = "" if parameter.default is parameter.empty else f"={plain(parameter.default)}"
    return f"{stars}{parameter.name}{default}"


def by_line(facts: dict[str, Any]) -> str:
    """As JSON, with a line for each name in it, or for each of those below."""
    lines = [f"{json.dumps(name)}: {_inner(fact)}" for name, fact in facts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _inner(fact: Any) -> str:
    if not isinstance(fact, dict) or len(fact) < 10:
        return json.dumps(fact)
    return "{\n" + ",\n".join(f"{json.dumps(k)}: {json.dumps(x)}" for k, x in fact.items()) + "\n}"


def main() -> None:
    warnings.simplefilter("ignore")
    ms = importlib.import_module("mindspore")
    ms.set_context(pynative_synchronize=True)  # errors come where they belong
    m = importlib.import_module("mindspore.numpy")
    documented = json.loads(SIGNATURES.read_text("utf-8"))
    kept = {
        "mindspore.numpy": signatures(m, list(documented["mindspore.numpy"])),
        "mindspore.numpy.fft": signatures(m.fft, list(documented["mindspore.numpy.fft"])),
    }
    for path, facts in (
        (SIGNATURES, kept),
        (TYPES, types("mindspore")),
        (ANSWERS, {call: answer("mindspore", call) for call in calls()}),
    ):
        path.write_text(by_line(facts), encoding="utf-8")


if __name__ == "__main__":
    main()
