"""The plane of a trajectory is that of PCA, whatever the checkpoints lie in."""

from __future__ import annotations

import pickle
import tracemalloc
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sklearn.decomposition import PCA

import engine
from insight.errors import CheckpointError, PathError, SummaryValueError, ValueKindError
from insight.format import checkpoint
from insight.format.train_metadata import read_train_metadata
from insight.landscape import Gram, pca_plane, plane_of

from .walks import SHAPES, SIZE, joined, largest_angle, split, training, training_rows

DATA = Path(__file__).parents[2] / "data" / "ckpt"
RECORDED = Path(__file__).parents[2] / "data" / "mindspore" / "landscapes"


def axes_of(plane: Any) -> list[np.ndarray[Any, Any]]:
    return [joined(direction) for direction in plane.directions]


def saved(folder: Path, rows: np.ndarray[Any, Any], ending: str = "ckpt") -> list[Path]:
    paths = [folder / f"net-{index}.{ending}" for index in range(len(rows))]
    for path, row in zip(paths, rows, strict=True):
        engine.save_checkpoint(split(row, np.float32), path, format=ending)
    return paths


def test_plane_and_variance_are_those_of_scikit_learn() -> None:
    rows = training_rows()
    plane = pca_plane([split(row) for row in rows])
    reference = PCA(svd_solver="full").fit(rows)

    assert largest_angle(axes_of(plane), reference.components_[:2]) < 1e-10
    expected = reference.explained_variance_ratio_[: len(rows) - 1]
    np.testing.assert_allclose(plane.explained_variance, expected, atol=1e-12)
    np.testing.assert_allclose(
        np.abs(plane.path + _last(reference, rows)), _scores(reference, rows), atol=1e-9
    )


def _scores(reference: Any, rows: Any) -> Any:
    return np.abs(reference.transform(rows)[:, :2])


def _last(reference: Any, rows: Any) -> Any:
    """The last point's scores, with the signs that our axes have."""
    scores = reference.transform(rows)[:, :2]
    moved = scores - scores[-1]
    farthest = moved[np.abs(moved).argmax(axis=0), (0, 1)]
    return scores[-1] * np.sign(farthest)


@pytest.mark.parametrize("ending", ["ckpt", "safetensors", "npz"])
def test_plane_of_files_is_that_of_their_arrays(ending: str, tmp_path: Path) -> None:
    rows = training_rows().astype(np.float32)
    plane = pca_plane(saved(tmp_path, rows, ending), steps=range(9))
    reference = PCA(svd_solver="full").fit(rows.astype(np.float64))

    assert plane.facts["products"] == "float32"
    assert largest_angle(axes_of(plane), reference.components_[:2]) < 1e-6
    np.testing.assert_allclose(
        plane.explained_variance, reference.explained_variance_ratio_[:8], atol=1e-7
    )
    assert plane.steps.tolist() == list(range(9))
    assert {name: array.dtype for name, array in plane.directions[0].items()} == dict.fromkeys(
        SHAPES, np.float32
    )


def test_method_sklearn_gives_the_same_plane() -> None:
    checkpoints = training()
    plane, reference = pca_plane(checkpoints), pca_plane(checkpoints, method="sklearn")

    assert reference.facts["method"] == "sklearn"
    assert largest_angle(axes_of(plane), axes_of(reference)) < 1e-10
    np.testing.assert_allclose(plane.path, reference.path, atol=1e-9)
    np.testing.assert_allclose(plane.residual, reference.residual, atol=1e-9)
    np.testing.assert_allclose(plane.explained_variance, reference.explained_variance, atol=1e-12)


def test_origin_is_the_last_checkpoint_and_axes_are_units_at_right_angles() -> None:
    rows = training_rows()
    plane = pca_plane([split(row) for row in rows])
    axes = np.stack(axes_of(plane))

    assert np.array_equal(joined(plane.origin), rows[-1])
    assert {name: array.shape for name, array in plane.directions[1].items()} == SHAPES
    np.testing.assert_allclose(axes @ axes.T, np.eye(2), atol=1e-12)
    assert plane.facts["cosine_of_axes"] == pytest.approx(0, abs=1e-12)
    assert plane.facts["parameters"] == SIZE


def test_path_and_residual_are_those_of_the_projection() -> None:
    rows = training_rows()
    plane = pca_plane([split(row) for row in rows])
    axes, ways = np.stack(axes_of(plane)), rows - rows[-1]
    off = (
        np.linalg.norm(ways - ways @ axes.T @ axes, axis=1)[:-1] / np.linalg.norm(ways, axis=1)[:-1]
    )

    np.testing.assert_allclose(plane.path, ways @ axes.T, atol=1e-9)
    np.testing.assert_allclose(plane.residual[:-1], off, atol=1e-9)
    assert plane.residual[-1] == 0
    assert plane.path[-1].tolist() == [0, 0]
    assert (plane.path[np.abs(plane.path).argmax(axis=0), (0, 1)] > 0).all()


def test_plane_keeps_the_checkpoints_unread() -> None:
    rows = training_rows()
    plane = pca_plane([split(row) for row in rows])

    assert [
        np.array_equal(joined(one), row) for one, row in zip(plane.checkpoints, rows, strict=True)
    ] == [True] * 9


def test_random_walk_is_told_from_a_training() -> None:
    walk = np.cumsum(np.random.default_rng(1).standard_normal((120, SIZE)), axis=0)
    drifting, learning = pca_plane([split(row) for row in walk]), pca_plane(training(40))

    assert drifting.facts["random_walk_score"] > 0.99
    np.testing.assert_allclose(
        drifting.explained_variance[:3], drifting.facts["random_walk_variance"], atol=0.02
    )
    assert learning.facts["random_walk_score"] < 0.9


def test_state_of_the_optimizer_and_facts_do_not_count(tmp_path: Path) -> None:
    rng = np.random.default_rng(2)
    paths = []
    for index in range(4):
        values = {
            "fc.weight": rng.standard_normal((3, 4)),
            "bn.moving_mean": rng.standard_normal(3),
        }
        values |= {
            f"moments.{name}": rng.standard_normal(array.shape) for name, array in values.items()
        }
        values |= {"learning_rate": rng.standard_normal(5), "epoch_num": np.int64(index)}
        paths.append(tmp_path / f"{index}.ckpt")
        checkpoint.write_checkpoint(paths[-1], {**values, "loss": np.float32(index)})

    assert list(pca_plane(paths).origin) == ["fc.weight"]
    assert list(pca_plane(paths, names=["bn.moving_mean", "fc.weight"]).origin) == [
        "bn.moving_mean",
        "fc.weight",
    ]


def test_parameters_of_a_training_saved_by_mindspore_are_found() -> None:
    gram = Gram([DATA / "ms210_train_adam_append_info.ckpt"])

    assert list(gram.snapshots[0]) == ["weight", "bias"]


@pytest.mark.parametrize("run", ["landscape_step", "ms20_landscape"])
def test_trajectories_that_mindspore_saved_are_read(run: str) -> None:
    folder = RECORDED / run / "ckpt_dir"
    metadata = read_train_metadata((folder / "train_metadata.json").read_bytes())
    steps = metadata.intervals[0]
    paths = [folder / Path(metadata.checkpoints[step]).name for step in steps]
    plane = pca_plane(paths, steps=steps)
    rows = np.stack(
        [np.concatenate([one[name].reshape(-1) for name in one]) for one in plane.checkpoints]
    )
    reference = PCA(svd_solver="full").fit(rows.astype(np.float64))
    axes = [np.concatenate([a.reshape(-1) for a in d.values()]) for d in plane.directions]

    assert not [name for name in plane.origin if "moment" in name or "learning" in name]
    assert largest_angle(axes, reference.components_[:2]) < 1e-6
    shares = reference.explained_variance_ratio_[: len(steps) - 1]
    np.testing.assert_allclose(plane.explained_variance, shares, atol=1e-7)
    assert plane.steps.tolist() == list(steps)


def test_halves_and_tensors_are_taken() -> None:
    rows = training_rows()
    halves = pca_plane([split(row, np.float16) for row in rows])
    tensors = pca_plane(
        [{k: engine.Tensor(v) for k, v in split(row, np.float32).items()} for row in rows]
    )

    assert halves.directions[0]["fc.bias"].dtype == np.float32
    assert halves.at(1, 1)["fc.bias"].dtype == np.float16
    assert largest_angle(axes_of(halves), axes_of(tensors)) < 1e-2


def test_second_axis_far_below_the_first_is_found_in_float64() -> None:
    rng = np.random.default_rng(3)
    along, aside = np.linalg.qr(rng.standard_normal((SIZE, 2)))[0].T
    rows = np.outer(np.linspace(4, 0, 6), along) + 1e-4 * np.outer(np.sin(np.arange(6)), aside)
    plane = pca_plane([split(row, np.float32) for row in rows])

    assert plane.facts["products"] == "float64"
    assert abs(joined(plane.directions[1]) @ aside) > 0.999


def test_plane_of_files_can_be_sent_to_other_processes(tmp_path: Path) -> None:
    plane = pca_plane(saved(tmp_path, training_rows(), "npz"))
    sent = pickle.loads(pickle.dumps(plane))

    assert len(pickle.dumps(plane)) < 20_000  # no arrays go with it
    assert np.array_equal(joined(sent.at(0.5, -1)), joined(plane.at(0.5, -1)))


@pytest.mark.parametrize("method", ["gram", "sklearn"])
def test_there_are_no_more_shares_than_parameters(method: str) -> None:
    rows = np.random.default_rng(0).standard_normal((7, 3))
    plane = pca_plane([{"w": row} for row in rows], method=method)
    reference = PCA().fit(rows)

    assert plane.explained_variance.shape == (3,)
    np.testing.assert_allclose(
        plane.explained_variance, reference.explained_variance_ratio_, atol=1e-12
    )


def test_files_are_read_in_pieces(tmp_path: Path) -> None:
    paths = [tmp_path / f"{index}.npz" for index in range(6)]
    for index, path in enumerate(paths):
        values = np.zeros(2_000_000, np.float32)
        values[::2], values[1::2] = np.exp(-index), np.sin(index)
        np.savez(path, weight=values)
    pca_plane(paths[:3])
    tracemalloc.start()
    plane = pca_plane(paths)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert plane.facts["products"] == "float32"
    assert peak < 4.5e6  # seven pieces; one checkpoint has 8e6 bytes


def test_checkpoints_added_later_give_the_same_plane() -> None:
    checkpoints = training(9)
    gram = Gram(checkpoints[:4])
    gram.extend(checkpoints[4:5])
    gram.extend(checkpoints[5:])
    later, at_once = plane_of(gram), pca_plane(checkpoints)

    np.testing.assert_allclose(gram.matrix(), Gram(checkpoints).matrix(), atol=1e-9)
    assert largest_angle(axes_of(later), axes_of(at_once)) < 1e-10
    np.testing.assert_allclose(later.path, at_once.path, atol=1e-9)


def test_large_numbers_are_multiplied_in_float64() -> None:
    rows = 1e25 * training_rows().astype(np.float32)
    plane = pca_plane([split(row, np.float32) for row in rows])
    small = pca_plane([split(row, np.float32) for row in rows / np.float32(1e25)])

    np.testing.assert_allclose(plane.explained_variance, small.explained_variance, atol=1e-6)


def check_refused(
    message: str, checkpoints: Any, kind: type[Exception] = SummaryValueError, **options: Any
) -> None:
    with pytest.raises(kind, match=message):
        pca_plane(checkpoints, **options)


def test_checkpoint_that_has_no_number_is_named(tmp_path: Path) -> None:
    rows = training_rows().astype(np.float32)
    rows[3, 200] = np.inf
    check_refused(
        r"net-3.ckpt: fc.weight expected finite numbers, got an infinite", saved(tmp_path, rows)
    )
    rows[0, -1] = np.nan
    check_refused(
        r"checkpoint 0: fc.bias expected finite numbers, got NaN",
        [split(r) for r in rows[[0, 1, 2]]],
    )
    check_refused(r"checkpoint 2: fc.bias expected finite", [split(r) for r in rows[[1, 2, 0]]])
    check_refused(r"fc.bias expected finite", [split(r) for r in rows[[1, 2, 0]]], method="sklearn")


def test_checkpoints_that_span_no_plane_are_told() -> None:
    same, line = training(1)[0], [split(row) for row in np.outer(np.arange(4), np.ones(SIZE))]
    for method in ("gram", "sklearn"):
        check_refused(
            r"checkpoint 0 to checkpoint 2 expected checkpoints that differ",
            [same] * 3,
            method=method,
        )
        check_refused(
            r"expected checkpoints that span a plane, got all on one line", line, method=method
        )
    check_refused(
        r"all on one line", [{k: v.astype(np.float32) for k, v in one.items()} for one in line]
    )


def test_checkpoints_of_other_networks_are_told() -> None:
    one, two, three = training(3)
    lacking = {name: array for name, array in two.items() if name != "fc.bias"}
    other = two | {"fc.bias": two["fc.bias"][:-1]}
    check_refused(
        r"checkpoint 1 expected 'fc.bias', as checkpoint 0 has it, got none", [one, lacking, three]
    )
    check_refused(r"checkpoint 0 expected 'fc.bias', as checkpoint 1", [lacking, three, three])
    check_refused(
        r"checkpoint 1: fc.bias expected shape \(70,\), as in checkpoint 0, got \(69,\)",
        [one, other, three],
    )
    check_refused(r"checkpoint 0 expected an array named 'no'", [one, two, three], names=["no"])
    check_refused(
        r"checkpoint 0: n expected floating-point", [{"n": np.arange(3)}] * 3, names=["n"]
    )
    check_refused(r"checkpoint 0 expected floating-point parameters", [{"n": np.arange(3)}] * 3)


def test_wrong_options_and_checkpoints_are_told(tmp_path: Path) -> None:
    checkpoints = training(4)
    check_refused(r"at least 3 checkpoints, got 2", checkpoints[:2])
    check_refused(
        r"method expected one of \('gram', 'sklearn'\), got 'svd'", checkpoints, method="svd"
    )
    check_refused(r"steps expected 4, one a checkpoint, got 3", checkpoints, steps=[1, 2, 3])
    check_refused(r"steps expected whole numbers", checkpoints, steps=[0.5] * 4)
    check_refused(
        r"names expected a list of names, got str", checkpoints, ValueKindError, names="fc.bias"
    )
    check_refused(r"checkpoint 0 expected a path or a mapping, got list", [[]] * 3, ValueKindError)
    check_refused(
        r"checkpoint 0: w expected an array, got list", [{"w": [[1], [1, 2]]}] * 3, ValueKindError
    )
    for one in ("net.ckpt", tmp_path, {"w": np.ones(3)}):
        check_refused(r"checkpoints expected several, oldest first, got", one, ValueKindError)
    check_refused(r"an existing path", [tmp_path / "none.ckpt"] * 3, PathError)
    (tmp_path / "net.ckpt").write_bytes(b"something else")
    check_refused(
        r"net.ckpt expected a value of a parameter", [tmp_path / "net.ckpt"] * 3, CheckpointError
    )
