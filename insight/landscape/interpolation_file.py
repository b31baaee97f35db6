"""An interpolation as a file: an `.npz` beside those of surfaces, under the same ending.

`numpy.load` reads it without pickle. Names: `straight_t`, `straight_loss`, the same for each other
way that was asked for, and `about`, a text of JSON: `schema`, `barriers` by way, and `facts`.
Further quantities are `straight_z_NAME`, such as `straight_z_accuracy`; files of before have none.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

from insight.errors import FormatError, PathError, compose
from insight.format.atomic import written_atomically
from insight.format.npz import npz_parts, npz_values

from .described import about_of, array_of, number_of, plain, schema_of
from .interpolation import WAYS, Interpolation
from .line import Line
from .surface import Surface
from .surface_file import surface_from

SCHEMA = "insight.interpolation/1"


def write_interpolation(path: Path | str, interpolation: Interpolation) -> None:
    """Puts the file at `path`, whole or not at all; `insight` reads names in `*.landscape.npz`.

    Raises:
        OSError: If it cannot be written; what was at `path` is as it was then.

    """
    ways = interpolation.ways
    about = {
        "schema": SCHEMA,
        "barriers": {name: way.barrier for name, way in ways.items()},
        "facts": interpolation.facts,
    }
    values: dict[str, Any] = {"about": json.dumps(plain(about), allow_nan=False)}
    for name, way in ways.items():
        values |= {f"{name}_t": way.t, f"{name}_loss": way.loss}
        values |= {f"{name}_z_{what}": found for what, found in way.quantities.items()}
    written_atomically(Path(path), npz_parts(f"interpolation {path}", values))


def read_interpolation(path: Path | str) -> Interpolation:
    """The interpolation of a file.

    Raises:
        PathError: If there is no file.
        FormatError: If the file is damaged, or no interpolation.
        OSError: If it cannot be read.

    >>> import tempfile
    >>> import numpy as np
    >>> line = Line(np.array([0.0, 0.5, 1.0]), np.array([1.0, 3.0, 1.0]), 2.0)
    >>> file = Path(tempfile.mkdtemp(), "interpolation_1_20.landscape.npz")
    >>> write_interpolation(file, Interpolation({"straight": line}, {"distance": 4.0}))
    >>> read_interpolation(file).ways["straight"].barrier, read_interpolation(file).facts
    (2.0, {'distance': 4.0})

    """
    where = f"interpolation {path}"
    try:
        with Path(path).open("rb") as file:
            return interpolation_from(where, npz_values(where, file, check_crc=True))
    except FileNotFoundError as error:
        raise PathError.missing("interpolation", path) from error


def landscape_of(where: str, file: BinaryIO) -> Surface | Interpolation:
    """What an open file holds, a surface or an interpolation; `where` stands first in errors.

    Raises:
        FormatError: If the file is damaged, or neither.

    """
    values = npz_values(where, file, check_crc=True)
    if schema_of(where, values.get("about")) == SCHEMA:
        return interpolation_from(where, values)
    return surface_from(where, values)


def interpolation_from(where: str, values: Mapping[str, Any]) -> Interpolation:
    """The interpolation of what a file holds, by name.

    Raises:
        FormatError: If it is no interpolation.

    """
    about = about_of(where, values.get("about"), SCHEMA)
    barriers, facts = about.get("barriers"), about.get("facts")
    if not isinstance(barriers, dict) or not isinstance(facts, dict):
        got = f"{type(barriers)} and {type(facts)}"
        raise FormatError(compose(f"{where}: about", "barriers and facts as mappings", got))
    ways = {}
    for name in (name for name in WAYS if f"{name}_t" in values):
        t = array_of(where, values, f"{name}_t", (None,))
        loss = array_of(where, values, f"{name}_loss", (t.size,))
        prefix = f"{name}_z_"
        told = {
            key.removeprefix(prefix): array_of(where, values, key, (t.size,))
            for key in values
            if key.startswith(prefix)
        }
        ways[name] = Line(t, loss, _barrier(where, barriers.get(name)), told)
    if "straight" not in ways:
        raise FormatError(compose(f"{where}: straight_t", "an array", "none"))
    return Interpolation(ways, facts)


def _barrier(where: str, value: Any) -> float:
    found = number_of(value)
    try:
        if isinstance(found, int | float) and not isinstance(found, bool):
            return float(found)
    except OverflowError:
        pass
    raise FormatError(
        compose(f"{where}: about.barriers", "a number for each way", repr(value)[:60])
    )
