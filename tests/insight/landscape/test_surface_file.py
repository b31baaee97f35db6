from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight.errors import FormatError, PathError
from insight.format.npz import npz_parts, npz_values
from insight.landscape import Surface, read_surface, surface, write_surface
from tests.insight.landscape.models import Measured, trajectory_plane

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("x", "y", "z", "evaluated", "error")


@pytest.fixture(scope="module")
def drawn() -> Surface:
    network = Measured((4, 8, 3))
    plane = trajectory_plane(network.trained(30))
    facts = {"seed": 3, "shares": np.array([0.5, np.nan]), "names": ("a", "b")}
    found = surface(network, replace(plane, facts=facts), size=(7, 5), quantities=["accuracy"])
    found.z[0, 0] = np.inf
    return found


@pytest.fixture
def file(drawn: Surface, tmp_path: Path) -> Path:
    write_surface(tmp_path / "a.landscape.npz", drawn)
    return tmp_path / "a.landscape.npz"


def test_surface_comes_back_bit_for_bit(file: Path, drawn: Surface) -> None:
    found = read_surface(file)

    assert all(np.array_equal(getattr(found, name), getattr(drawn, name)) for name in NAMES)
    of_path = [one.name for one in fields(drawn.path) if one.name != "quantities"]
    pairs = [(getattr(drawn.path, name), getattr(found.path, name)) for name in of_path]
    for before_of, after_of in (
        (drawn.quantities, found.quantities),
        (drawn.path.quantities, found.path.quantities),
    ):
        assert list(before_of) == list(after_of) == ["accuracy"]
        pairs += [(before_of[name], after_of[name]) for name in before_of]
    for before, after in pairs:
        assert np.array_equal(before, after, equal_nan=True)
        assert before.dtype == after.dtype
    assert found.convergence == drawn.convergence
    assert found.evaluations == drawn.evaluations
    assert found.facts["plane"] == {"seed": 3, "shares": [0.5, "NaN"], "names": ["a", "b"]}
    assert found.facts["checkpoint_sha256"] == drawn.facts["checkpoint_sha256"]


def test_file_of_before_there_were_quantities_is_read(file: Path, drawn: Surface) -> None:
    changed(file, z_accuracy=None, path_z_accuracy=None)
    found = read_surface(file)

    assert found.quantities == found.path.quantities == {}
    assert np.array_equal(found.z, drawn.z)


def test_numpy_reads_it_without_pickle(file: Path, drawn: Surface) -> None:
    with np.load(file, allow_pickle=False) as held:
        assert np.array_equal(held["z"], drawn.z)
        assert json.loads(str(held["about"]))["schema"] == "insight.landscape/1"


def test_damage_anywhere_is_told_or_changes_nothing(
    file: Path, drawn: Surface, rng: np.random.Generator
) -> None:
    content = file.read_bytes()
    for at in rng.integers(0, len(content), 300):
        damaged = bytearray(content)
        damaged[at] ^= int(rng.integers(1, 256))
        file.write_bytes(damaged)
        # Or the byte says nothing, as those of the time of an array do.
        with suppress(FormatError):
            found = read_surface(file)
            assert all(np.array_equal(getattr(found, name), getattr(drawn, name)) for name in NAMES)
    for end in rng.integers(0, len(content), 50):
        file.write_bytes(content[:end])
        with pytest.raises(FormatError):
            read_surface(file)


def changed(file: Path, **values: Any) -> None:
    with file.open("rb") as opened:
        held: dict[str, Any] = npz_values("test", opened, check_crc=True)
    held.update(values)
    kept = {name: value for name, value in held.items() if value is not None}
    file.write_bytes(b"".join(bytes(part) for part in npz_parts("test", kept)))


ABOUT = {
    "schema": "insight.landscape/1",
    "convergence": [0, 0, 1],
    "evaluations": 5,
    "facts": {},
}


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"z": None}, "z expected an array, got none"),
        ({"z": "text"}, "z expected an array, got a text"),
        ({"z": np.zeros((7, 5))}, r"z expected 5 x 7 floating-point numbers, got float64 of shape"),
        ({"z": np.zeros((5, 7), np.int32)}, "z expected 5 x 7 floating-point numbers, got int32"),
        ({"evaluated": np.zeros((5, 7))}, "evaluated expected 5 x 7 bools"),
        ({"path_xy": np.zeros((4, 3))}, "path_xy expected n x 2"),
        ({"path_loss_true": np.zeros(2)}, "path expected arrays of length 4"),
        ({"z_accuracy": np.zeros(2)}, "z_accuracy expected 5 x 7 floating-point"),
        ({"path_z_accuracy": np.zeros(2)}, "path expected arrays of length 4"),
        ({"about": None}, "about expected a text, got none"),
        ({"about": "{"}, "about expected JSON"),
        ({"about": "[" * 100_000}, "about expected JSON"),
        ({"about": "[]"}, "about expected the schema insight.landscape/1, got None"),
        ({"about": json.dumps({**ABOUT, "schema": "insight.landscape/2"})}, "newer Insight"),
        ({"about": json.dumps({**ABOUT, "facts": []})}, "facts as a mapping"),
        ({"about": json.dumps({**ABOUT, "convergence": [1, 2]})}, "three numbers"),
        ({"about": json.dumps({**ABOUT, "convergence": [1, 2, "x"]})}, "three numbers"),
        ({"about": json.dumps({**ABOUT, "convergence": [1, 2, 10**400]})}, "three numbers"),
    ],
)
def test_whole_file_that_holds_something_else_is_told(
    file: Path, values: dict[str, Any], words: str
) -> None:
    changed(file, **values)

    with pytest.raises(FormatError, match=words):
        read_surface(file)


def test_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(PathError, match="landscape expected an existing path"):
        read_surface(tmp_path / "none")


def test_end_that_is_no_number_comes_back(file: Path) -> None:
    changed(file, about=json.dumps({**ABOUT, "convergence": [0, "-Infinity", "NaN"]}))
    x, y, z = read_surface(file).convergence

    assert (x, y) == (0, -np.inf)
    assert np.isnan(z)
