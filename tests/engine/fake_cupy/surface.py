"""The names that CuPy has, and the parameters of what can be called.

They were taken out of CuPy itself, which needs no GPU for it, and lie in `tests/data/cupy`; a test
marked `gpu` compares them with the CuPy that is there. To write them anew, where one is installed:

    python -m tests.engine.fake_cupy.surface
"""

from __future__ import annotations

import functools
import inspect
import json
import re
from operator import attrgetter
from pathlib import Path
from typing import Any

FILE = Path(__file__).resolve().parents[2] / "data" / "cupy" / "surface.json"
PLACES = (
    *("cupy", "cupy.fft", "cupy.lib", "cupy.lib.stride_tricks", "cupy.linalg", "cupy.ndarray"),
    *("cupy.random", "cupy.random.Generator"),
)

Surface = dict[str, dict[str, str | None]]
"""For each place its names: the parameters as Python writes them, or None where none are known."""


def surface_of(cupy: Any) -> Surface:
    """What can be taken out of a CuPy."""
    return {
        place: {
            name: _parameters(getattr(held, name)) for name in dir(held) if not name.startswith("_")
        }
        for place in PLACES
        for held in [held_at(cupy, place)]
    }


def held_at(cupy: Any, place: str) -> Any:
    """The module or class of a CuPy that a place names."""
    _, _, path = place.partition(".")
    return attrgetter(path)(cupy) if path else cupy


def _parameters(value: Any) -> str | None:
    """The parameters of a function: defaults are all None, `self` is left out."""
    if not callable(value) or isinstance(value, type):
        return None
    try:
        found = list(inspect.signature(value).parameters.values())
    except (TypeError, ValueError):  # compiled: its first line of help has them
        return _of_help(value.__doc__ or "")
    return _text(found)


def _of_help(text: str) -> str | None:
    match = re.match(r"[\w.]+\((.*?)\)(?: ->.*)?$", text.partition("\n")[0].replace("\\", ""))
    if match is None:
        return None
    parts = [re.sub(r"=.*", "=None", part.strip()) for part in match[1].split(",")]
    named = ", ".join(part.split(" ")[-1] for part in parts if part != "self")
    try:
        return _text(list(signature(named).parameters.values()))
    except SyntaxError:  # such as an optional part in brackets
        return None


def _text(found: list[inspect.Parameter]) -> str:
    """Written out, without notes of types."""
    none = {True: inspect.Parameter.empty, False: None}
    plain = [
        one.replace(annotation=one.empty, default=none[one.default is one.empty])
        for one in found
        if one.name != "self"
    ]
    return str(inspect.Signature(plain))[1:-1]


@functools.cache
def signature(parameters: str) -> inspect.Signature:
    """What arguments a function with these parameters takes."""
    return inspect.signature(eval(f"lambda {parameters}: None", {"__builtins__": {}}))


SURFACE: Surface = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def check_name(place: str, name: str) -> None:
    """Raise AttributeError, as CuPy does, for a name that it has not."""
    if name not in SURFACE[place]:
        message = f"{place} has no attribute {name!r}"
        raise AttributeError(message)


def check_call(place: str, name: str, args: tuple[Any, ...], options: dict[str, Any]) -> None:
    """Raise TypeError, as CuPy does, for arguments that its function does not take."""
    parameters = SURFACE[place].get(name)
    if parameters is None:
        return
    try:
        signature(parameters).bind(*args, **options)
    except TypeError as error:
        message = f"{place}.{name}({parameters}): {error}"
        raise TypeError(message) from None


if __name__ == "__main__":
    import cupy

    text = json.dumps(surface_of(cupy), indent=1, sort_keys=True)
    FILE.write_text(f"{text}\n", encoding="utf-8")
