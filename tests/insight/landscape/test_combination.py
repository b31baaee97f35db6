from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pytest

from insight.landscape import gram, pca_plane
from insight.landscape.checkpoints import snapshots
from insight.landscape.combination import combinations

from .walks import joined, split, training, training_rows

COEFFICIENTS = np.array([[1.0, -2.0, 0.5, 0.0], [0.25, 0.0, 0.0, 3.0]])


def test_directions_are_sums_of_differences_from_the_base() -> None:
    held = snapshots(training(4))
    first, second = combinations(held, held[-1], COEFFICIENTS, np.float64)
    rows = np.stack([joined(one) for one in held])
    expected = COEFFICIENTS @ (rows - rows[-1])

    np.testing.assert_allclose(joined(first), expected[0], atol=1e-13)
    np.testing.assert_allclose(joined(second), expected[1], atol=1e-13)
    assert list(first) == list(second) == list(held[-1])
    assert len(first) == 4


def test_pieces_make_the_same_arrays(monkeypatch) -> None:
    held = snapshots(training(4))
    whole = dict(combinations(held, held[-1], COEFFICIENTS, np.float64)[1])
    monkeypatch.setattr(gram, "PIECE", 11)
    pieces = dict(combinations(held, held[-1], COEFFICIENTS, np.float64)[1])

    for name, array in whole.items():
        np.testing.assert_allclose(pieces[name], array, atol=1e-13)


@pytest.mark.parametrize(
    ("held_in", "kept_in"), [("float16", "float32"), ("float32", "float32"), ("float64", "float64")]
)
def test_halves_have_directions_in_float32(held_in, kept_in) -> None:
    held = snapshots(training(4, dtype=np.dtype(held_in)))
    for direction in combinations(held, held[-1], COEFFICIENTS, np.float64):
        assert {array.dtype.name for array in direction.values()} == {kept_in}


def test_arrays_that_were_made_do_not_go_with_a_direction_that_is_sent() -> None:
    held = snapshots(training(4))
    first, second = combinations(held, held[-1], COEFFICIENTS, np.float64)
    before = len(pickle.dumps(second))
    first["fc.weight"]

    assert len(pickle.dumps(second)) == before
    np.testing.assert_array_equal(pickle.loads(pickle.dumps(second))["fc.bias"], second["fc.bias"])


def test_name_that_there_is_none_of_is_a_key_error() -> None:
    held = snapshots(training(4))
    with pytest.raises(KeyError, match=r"fc\.scale"):
        combinations(held, held[-1], COEFFICIENTS, np.float64)[0]["fc.scale"]


def saved(folder: Path, rows: np.ndarray) -> list[Path]:
    paths = [folder / f"net-{index}.npz" for index in range(len(rows))]
    for path, row in zip(paths, rows, strict=True):
        np.savez(path, **split(row))
    return paths


def test_arrays_of_both_axes_are_made_in_one_reading(tmp_path: Path) -> None:
    paths = saved(tmp_path, training_rows())
    first, second = pca_plane(paths).directions
    one, other = first["fc.bias"], second["fc.bias"]
    for path in paths:
        path.unlink()

    assert one.shape == other.shape == (70,)
    with pytest.raises(FileNotFoundError):
        second["fc.bias"]
