"""A surface as a file: an `.npz` with its arrays and, as a text, JSON with everything else.

`numpy.load` reads it without pickle. Names: `x`, `y`, `z`, `error`, `evaluated`, `path_steps`,
`path_xy`, `path_loss_true`, `path_loss_plane`, `path_residual`, `path_sampling_error`, and `about`,
the JSON: `schema`, `convergence`, `evaluations` and `facts`. Further quantities are `z_NAME` on the
grid, (ny, nx), such as `z_sampling_error` and `z_accuracy`, and `path_z_NAME` of the checkpoints
themselves, (n,). A file of before has none of them, and a reader of before passes over them: the
schema is the same.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

from insight.errors import FormatError, PathError, compose
from insight.format.atomic import written_atomically
from insight.format.npz import npz_parts, npz_values

from .described import about_of, array_of, number_of, plain
from .parameters import Array
from .surface import Surface, SurfacePath

SUFFIX = ".landscape.npz"
"""What names of such files end in."""

SCHEMA = "insight.landscape/1"

_PATH = ("steps", "xy", "loss_true", "loss_plane", "residual", "sampling_error")
_GRID, _OF_PATH = "z_", "path_z_"


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
        "about": json.dumps(plain(about), allow_nan=False),
        **{name: getattr(surface, name) for name in ("x", "y", "z", "error", "evaluated")},
        **{f"path_{name}": getattr(surface.path, name) for name in _PATH},
        **{f"{_GRID}{name}": found for name, found in surface.quantities.items()},
        **{f"{_OF_PATH}{name}": found for name, found in surface.path.quantities.items()},
    }
    written_atomically(Path(path), npz_parts(f"landscape {path}", values))


def read_surface(path: Path | str) -> Surface:
    """The surface of a file.

    Raises:
        PathError: If there is no file.
        FormatError: If the file is damaged, or no surface.
        OSError: If it cannot be read.

    >>> import tempfile
    >>> import numpy as np
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
    return surface_from(where, npz_values(where, file, check_crc=True))


def surface_from(where: str, values: Mapping[str, Any]) -> Surface:
    """The surface of what a file holds, by name.

    Raises:
        FormatError: If it is no surface.

    """
    about = _about(where, values.get("about"))
    x, y = array_of(where, values, "x", (None,)), array_of(where, values, "y", (None,))
    grid = (y.size, x.size)
    xy = array_of(where, values, "path_xy", (None, 2))
    steps = array_of(where, values, "path_steps", (None,), "i")
    of_path = {
        name: array_of(where, values, f"path_{name}", (None,))
        for name in ("loss_true", "loss_plane", "sampling_error")
    }
    residual = array_of(where, values, "path_residual", (None,))
    of_path_too = _quantities(where, values, _OF_PATH, (None,))
    told = (*of_path.values(), *of_path_too.values(), steps, residual)
    lengths = {len(one) for one in told}
    if not lengths <= {0, len(xy)} or len(of_path["loss_plane"]) != len(xy):
        raise FormatError(compose(f"{where}: path", f"arrays of length {len(xy)}", lengths))
    return Surface(
        x,
        y,
        array_of(where, values, "z", grid),
        SurfacePath(steps, xy, **of_path, residual=residual, quantities=of_path_too),
        about["convergence"],
        array_of(where, values, "evaluated", grid, "b"),
        array_of(where, values, "error", grid),
        about["evaluations"],
        about["facts"],
        _quantities(where, values, _GRID, grid),
    )


def _quantities(
    where: str, values: Mapping[str, Any], prefix: str, shape: tuple[int | None, ...]
) -> dict[str, Array]:
    """The arrays whose names begin so, by the rest of their names."""
    return {
        name.removeprefix(prefix): array_of(where, values, name, shape)
        for name in values
        if name.startswith(prefix)
    }


def _about(where: str, text: Any) -> dict[str, Any]:
    held = about_of(where, text, SCHEMA)
    where = f"{where}: about"
    end, count, facts = (held.get(name) for name in ("convergence", "evaluations", "facts"))
    if not isinstance(facts, dict) or not isinstance(count, int) or not isinstance(end, list):
        expected = "facts as a mapping, evaluations as a whole number, convergence as a list"
        raise FormatError(compose(where, expected, f"{type(facts)}, {type(count)}, {type(end)}"))
    numbers = [number_of(one) for one in end]
    if len(numbers) != 3 or not all(isinstance(one, int | float) for one in numbers):
        raise FormatError(compose(f"{where}.convergence", "three numbers", repr(end)[:60]))
    try:
        point = tuple(float(one) for one in numbers)
    except OverflowError as error:
        raise FormatError(compose(f"{where}.convergence", "three numbers", error)) from error
    return {"convergence": point, "evaluations": count, "facts": facts}
