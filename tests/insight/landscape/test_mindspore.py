"""Planes of MindSpore's form, compared with those that MindSpore 2.10 and 2.0 recorded."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest
import scipy.linalg

from insight.format.file_arrays import file_arrays
from insight.landscape import gram, mindspore
from insight.landscape.checkpoints import Snapshot
from tests.insight.landscape.recorded_landscapes import PATHS, checkpoint, recorded


def trajectory(count=5, seed=0):
    """Checkpoints of a network with a norm layer, as an optimizer leaves them."""
    rng = np.random.default_rng(seed)
    shapes = {"conv.weight": (3, 2, 2), "bn.gamma": (3,), "fc.weight": (4, 3), "fc.bias": (4,)}
    start = {name: rng.standard_normal(shape) for name, shape in shapes.items()}
    found = []
    for k in range(count):
        one = {n: a + k * rng.standard_normal(a.shape) / 9 for n, a in start.items()}
        one |= {"moments.fc.weight": rng.standard_normal((4, 3))}
        one = {name: array.astype(np.float32) for name, array in one.items()}
        found.append(one | {"step": np.array(k, np.int32)})
    return found


@pytest.mark.parametrize(("run", "tag"), PATHS)
def test_path_and_axes_are_those_that_mindspore_recorded(run, tag):
    row = recorded(run)[tag]

    plane = mindspore.pca_plane([checkpoint(run, step) for step in row.path_steps], row.path_steps)
    x, y = mindspore.axes(plane, row.x.size)

    np.testing.assert_allclose(plane.path[:, 0], row.path_x, rtol=0, atol=1e-7)
    np.testing.assert_allclose(plane.path[:, 1], row.path_y, rtol=0, atol=1e-7)
    np.testing.assert_allclose(x, row.x, rtol=0, atol=1e-7)
    np.testing.assert_allclose(y, row.y, rtol=0, atol=1e-7)


def test_directions_are_those_of_a_full_svd_rescaled_tensor_by_tensor():
    turns = trajectory()
    names = ["conv.weight", "fc.weight", "fc.bias"]
    rows = np.stack([np.concatenate([one[n].ravel() for n in names]) for one in turns])
    away = (rows[:-1] - rows[-1]).T.astype(np.float64)
    u, s, _ = scipy.linalg.svd(away - away.mean(0), full_matrices=False)
    u = u * np.sign(u[np.abs(u).argmax(0), range(u.shape[1])])

    plane = mindspore.pca_plane(turns)

    for k, direction in enumerate(plane.directions):
        start = 0
        for name in names:
            expected = (u[:, k] * s[k])[start : start + turns[-1][name].size]
            start += turns[-1][name].size
            expected = expected * np.linalg.norm(turns[-1][name]) / np.linalg.norm(expected)
            np.testing.assert_allclose(direction[name].ravel(), expected, rtol=2e-5, atol=1e-6)


def long_way(folder, count, size=20_000):
    rng = np.random.default_rng(0)
    start, end = rng.standard_normal((2, size))
    found = []
    for k in range(count):
        path = folder / f"net-{count}-{k}.npz"
        way = end + start * 0.8**k + 0.01 * rng.standard_normal(size)
        np.savez(path, weight=way.astype(np.float32))
        found.append(Snapshot(str(path), file_arrays(path)))
    return found


def test_memory_does_not_grow_with_the_number_of_checkpoints(tmp_path, monkeypatch):
    monkeypatch.setattr(gram, "PIECE", 500)
    few, many = long_way(tmp_path, 4), long_way(tmp_path, 40)
    mindspore.pca_plane(few)
    peaks = []
    for turns in (few, many):
        tracemalloc.start()
        mindspore.pca_plane(turns)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()

    assert peaks[1] - peaks[0] < 36 * 20_000  # a byte of each number that there is more


def test_pieces_of_files_give_the_plane_of_whole_arrays(tmp_path, monkeypatch):
    turns = long_way(tmp_path, 5)
    whole = mindspore.pca_plane([dict(one) for one in turns])
    monkeypatch.setattr(gram, "PIECE", 999)

    plane = mindspore.pca_plane(turns)

    np.testing.assert_allclose(plane.path, whole.path, atol=1e-9)
    for one, other in zip(plane.directions, whole.directions, strict=True):
        np.testing.assert_allclose(one["weight"], other["weight"], atol=1e-6)


def test_path_is_what_least_squares_on_the_rescaled_axes_give():
    turns = trajectory(6, seed=3)
    names = ["conv.weight", "fc.weight", "fc.bias"]

    plane = mindspore.pca_plane(turns, range(6))

    basis = np.stack([np.concatenate([d[n].ravel() for n in names]) for d in plane.directions], 1)
    for k, one in enumerate(turns):
        away = np.concatenate([(one[n] - turns[-1][n]).ravel() for n in names]).astype(np.float64)
        expected, *_ = np.linalg.lstsq(basis.astype(np.float64), away, rcond=None)
        np.testing.assert_allclose(plane.path[k], expected, atol=1e-6)
        left = np.linalg.norm(away - basis @ expected) / max(np.linalg.norm(away), 1e-30)
        np.testing.assert_allclose(plane.residual[k], left, atol=1e-6)


def test_only_weights_and_biases_move():
    plane = mindspore.pca_plane(trajectory())

    point = plane.at(0.5, -0.25)

    last = trajectory()[-1]
    for name in ("bn.gamma", "moments.fc.weight", "step"):
        np.testing.assert_array_equal(point[name], last[name])
    assert all((point[n] != last[n]).any() for n in ("conv.weight", "fc.weight", "fc.bias"))


def test_margin_is_a_fifth_of_the_path_on_either_side():
    plane = mindspore.pca_plane(trajectory())

    x, y = mindspore.axes(plane, 7)

    for axis, along in zip((x, y), plane.path.T, strict=True):
        width = along.max() - along.min()
        assert axis[0] == pytest.approx(along.min() - 0.2 * width)
        assert axis[-1] == pytest.approx(along.max() + 0.2 * width)
        assert np.allclose(np.diff(axis), 1.4 * width / 6)


def test_tensor_without_length_has_no_direction_instead_of_nan():
    turns = trajectory()
    for one in turns:
        one["fc.bias"] = np.zeros(4, np.float32)

    plane = mindspore.pca_plane(turns)

    assert all((direction["fc.bias"] == 0).all() for direction in plane.directions)
    assert all(np.isfinite(one).all() for d in plane.directions for one in d.values())


def test_training_along_a_line_has_a_second_axis_without_a_way():
    end = {"fc.weight": np.array([1.0, 2.0, 4.0])}
    way = np.array([1.0, -1.0, 0.0])
    turns = [{"fc.weight": end["fc.weight"] + t * way} for t in (3.0, 2.0, 1.0, 0.0)]

    plane = mindspore.pca_plane(turns)
    _, y = mindspore.axes(plane, 3)

    assert (plane.directions[1]["fc.weight"] == 0).all()
    np.testing.assert_allclose(plane.path[:, 1], 0)
    np.testing.assert_array_equal(y, [-1, 0, 1])


def test_checkpoints_that_are_all_the_same_give_a_plane_without_ways():
    plane = mindspore.pca_plane([{"fc.weight": np.ones(3, np.float32)}] * 3)

    assert (plane.path == 0).all()
    assert all((direction["fc.weight"] == 0).all() for direction in plane.directions)


def test_random_directions_repeat_under_a_seed_and_have_the_parameters_lengths():
    last = trajectory()[-1]

    one, again, other = (mindspore.random_plane(last, seed) for seed in (4, 4, 5))

    for k in range(2):
        for name in ("conv.weight", "fc.weight", "fc.bias"):
            np.testing.assert_array_equal(one.directions[k][name], again.directions[k][name])
            assert (one.directions[k][name] != other.directions[k][name]).any()
            length = np.linalg.norm(one.directions[k][name])
            assert length == pytest.approx(np.linalg.norm(last[name]), rel=1e-6)
        assert (one.directions[k]["bn.gamma"] == 0).all()


def test_axes_of_a_random_plane_are_mindspores():
    row = recorded("landscape_step")["landscape_[20]"]

    x, y = mindspore.axes(mindspore.random_plane(checkpoint("landscape_step", 20)), 8)

    np.testing.assert_allclose(x, row.x, atol=1e-7)
    np.testing.assert_allclose(y, row.y, atol=1e-7)
    node = mindspore.convergence_node(8)
    assert (x[node], y[node]) == pytest.approx(row.convergence[:2])


@pytest.mark.parametrize(
    ("turns", "text"),
    [
        (trajectory(2), "at least 3 checkpoints, got 2"),
        ([{"gamma": np.ones(2)}] * 3, "weight or bias in their name"),
        ([*trajectory(3), {"fc.weight": np.ones(2)}][::-1], "one without"),
        ([{"weight": np.ones(k)} for k in (1, 2, 3)], "one shape of 'weight'"),
        ([{"weight": np.full(2, np.nan)}] * 3, "finite numbers in 'weight', got NaN"),
    ],
    ids=["few", "none moves", "other network", "other shape", "diverged"],
)
def test_checkpoints_that_make_no_plane_are_refused(turns, text):
    with pytest.raises(ValueError, match=text):
        mindspore.pca_plane(turns)
