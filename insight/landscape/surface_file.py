"""A surface as a file: an `.npz` with its arrays and, as a text, JSON with everything else.

`numpy.load` reads it without pickle. Names: `x`, `y`, `z`, `error`, `evaluated`, `path_steps`,
`path_xy`, `path_loss_true`, `path_loss_plane`, `path_residual`, `path_sampling_error`, and `about`,
the JSON: `schema`, `convergence`, `evaluations` and `facts`.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from insight.errors import FormatError, PathError, compose
from insight.format.atomic import written_atomically
from insight.format.npz import npz_parts, npz_values

from .parameters import Array
from .surface import Surface, SurfacePath

SUFFIX = ".landscape.npz"
"""What names of such files end in."""

SCHEMA = "insight.landscape/1"

_PATH = ("steps", "xy", "loss_true", "loss_plane", "residual", "sampling_error")
_NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}


def write_surface(path: Path | str, surface: Surface) -> None:
    """Puts the file at `path`, whole or not at all.

    Raises:
        OSError: If it cannot be written; what was at `path` is as it was then.

    """
    about = {
        "schema": SCHEMA,
        "convergence": surface.convergence,
        "evaluations": surface.evaluations,
        "facts": surface.facts,
    }
    values: dict[str, Any] = {
        "about": json.dumps(_plain(about), allow_nan=False),
        **{name: getattr(surface, name) for name in ("x", "y", "z", "error", "evaluated")},
        **{f"path_{name}": getattr(surface.path, name) for name in _PATH},
    }
    written_atomically(Path(path), npz_parts(f"landscape {path}", values))


def read_surface(path: Path | str) -> Surface:
    """The surface of a file.

    Raises:
        PathError: If there is no file.
        FormatError: If the file is damaged, or no surface.
        OSError: If it cannot be read.

    >>> import tempfile
    >>> from insight.landscape.surface import SurfacePath
    >>> none, grid = np.empty(0), np.array([[4.0, 5.0], [6.0, 7.0]])
    >>> path = SurfacePath(np.empty(0, int), np.empty((0, 2)), none, none, none, none)
    >>> made = Surface(grid[0], grid[1], grid, path, (0, 0, 1), grid > 0, grid * 0, 5, {"seed": 3})
    >>> file = Path(tempfile.mkdtemp(), "random.landscape.npz")
    >>> write_surface(file, made)
    >>> read_surface(file).z, read_surface(file).facts
    (array([[4., 5.],
           [6., 7.]]), {'seed': 3})

    """
    try:
        with Path(path).open("rb") as file:
            return surface_of(f"landscape {path}", file)
    except FileNotFoundError as error:
        raise PathError.missing("landscape", path) from error


def surface_of(where: str, file: BinaryIO) -> Surface:
    """The surface of an open file; `where` stands first in errors.

    Raises:
        FormatError: If the file is damaged, or no surface.

    """
    values = npz_values(where, file, check_crc=True)
    about = _about(where, values.get("about"))
    x, y = _array(where, values, "x", (None,)), _array(where, values, "y", (None,))
    grid = (y.size, x.size)
    xy = _array(where, values, "path_xy", (None, 2))
    steps = _array(where, values, "path_steps", (None,), "i")
    of_path = {
        name: _array(where, values, f"path_{name}", (None,))
        for name in ("loss_true", "loss_plane", "sampling_error")
    }
    residual = _array(where, values, "path_residual", (None,))
    lengths = {len(one) for one in of_path.values()} | {len(one) for one in (steps, residual)}
    if not lengths <= {0, len(xy)} or len(of_path["loss_plane"]) != len(xy):
        raise FormatError(compose(f"{where}: path", f"arrays of length {len(xy)}", lengths))
    return Surface(
        x,
        y,
        _array(where, values, "z", grid),
        SurfacePath(steps, xy, **of_path, residual=residual),
        about["convergence"],
        _array(where, values, "evaluated", grid, "b"),
        _array(where, values, "error", grid),
        about["evaluations"],
        about["facts"],
    )


def _array(
    where: str, values: Mapping[str, Any], name: str, shape: tuple[int | None, ...], kind: str = "f"
) -> Array:
    found = values.get(name)
    if not isinstance(found, np.ndarray):
        got = "none" if found is None else "a text"
        raise FormatError(compose(f"{where}: {name}", "an array", got))
    fits = len(found.shape) == len(shape) and all(
        wanted in {None, size} for wanted, size in zip(shape, found.shape, strict=True)
    )
    if not fits or found.dtype.kind != kind:
        words = {"f": "floating-point numbers", "i": "whole numbers", "b": "bools"}[kind]
        sizes = " x ".join("n" if size is None else str(size) for size in shape)
        got = f"{found.dtype} of shape {found.shape}"
        raise FormatError(compose(f"{where}: {name}", f"{sizes} {words}", got))
    return found


def _about(where: str, text: Any) -> dict[str, Any]:
    where = f"{where}: about"
    if not isinstance(text, str):
        raise FormatError(compose(where, "a text", "none" if text is None else "an array"))
    try:
        held = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FormatError(compose(where, "JSON", error)) from error
    schema = held.get("schema") if isinstance(held, dict) else None
    if schema != SCHEMA:
        hint = "a newer Insight wrote it?"
        raise FormatError(compose(where, f"the schema {SCHEMA}", repr(schema), hint))
    end, count, facts = (held.get(name) for name in ("convergence", "evaluations", "facts"))
    if not isinstance(facts, dict) or not isinstance(count, int) or not isinstance(end, list):
        expected = "facts as a mapping, evaluations as a whole number, convergence as a list"
        raise FormatError(compose(where, expected, f"{type(facts)}, {type(count)}, {type(end)}"))
    numbers = [_NUMBERS.get(one, one) if isinstance(one, str) else one for one in end]
    if len(numbers) != 3 or not all(isinstance(one, int | float) for one in numbers):
        raise FormatError(compose(f"{where}.convergence", "three numbers", repr(end)[:60]))
    try:
        point = tuple(float(one) for one in numbers)
    except OverflowError as error:
        raise FormatError(compose(f"{where}.convergence", "three numbers", error)) from error
    return {"convergence": point, "evaluations": count, "facts": facts}


def _plain(value: Any) -> Any:
    """What JSON has for a value: lists of arrays, and names of numbers that JSON lacks."""
    if isinstance(value, Mapping):
        return {str(name): _plain(part) for name, part in value.items()}
    if isinstance(value, np.ndarray | np.generic):
        return _plain(value.tolist())
    if isinstance(value, list | tuple | set | frozenset | range):
        return [_plain(part) for part in value]
    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return value if isinstance(value, str | int | float | None) else str(value)
