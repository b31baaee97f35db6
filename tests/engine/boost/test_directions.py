"""The directions in which weights have moved."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor
from engine.boost.directions import directions_for, principal_components
from engine.errors import ArgumentValueError, CheckpointError, ShapeError
from tests.engine.boost.boosted_networks import chain


def samples(count=6, length=20):
    return np.random.default_rng(0).standard_normal((count, length))


def test_components_span_what_varies_most():
    draw = np.random.default_rng(2)
    basis = np.linalg.qr(draw.standard_normal((30, 3)))[0].T
    found = principal_components(draw.standard_normal((12, 3)) * [9, 4, 2] @ basis + 5, 3)

    np.testing.assert_allclose(found @ found.T, np.eye(3), atol=1e-12)
    np.testing.assert_allclose(found @ basis.T @ basis, found, atol=1e-12)


def test_components_are_the_eigenvectors_of_the_covariance_by_falling_variance():
    given = samples()
    found = principal_components(given, 3)
    values, vectors = np.linalg.eigh(np.cov(given.T))
    expected = vectors[:, ::-1][:, :3].T

    np.testing.assert_allclose(np.abs((found * expected).sum(axis=1)), 1, rtol=1e-9)
    assert (np.diff(values[::-1][:3]) < 0).all()


def test_largest_number_of_each_is_positive():
    found = principal_components(samples(), 4)

    assert (found[np.arange(4), np.abs(found).argmax(axis=1)] > 0).all()


def test_order_of_the_samples_does_not_count():
    given = samples()

    np.testing.assert_allclose(
        principal_components(given[::-1], 3), principal_components(given, 3), atol=1e-12
    )


def saved(network, folder, count):
    draw = np.random.default_rng(0)
    vectors = []
    for k in range(count):
        for one in network.trainable_params():
            one.set_data(Tensor(draw.standard_normal(one.shape).astype(np.float32)))
        engine.save_checkpoint(network, str(folder / f"{k}.ckpt"))
        vectors.append(
            np.concatenate([one.asnumpy().ravel() for one in network.trainable_params()])
        )
    return np.stack(vectors)


def test_directions_come_from_the_checkpoints_of_a_folder(tmp_path):
    network = chain(2)
    vectors = saved(network, tmp_path, 5)
    found = directions_for(network, 3, None, str(tmp_path))

    assert found.shape == (3, 40)
    np.testing.assert_allclose(found, principal_components(vectors, 3), atol=1e-6)


def test_directions_come_from_a_file_where_there_is_one(tmp_path):
    matrix = samples(4, 20)
    np.save(tmp_path / "pca.npy", matrix)
    found = directions_for(chain(1), 3, str(tmp_path / "pca.npy"), None)

    np.testing.assert_allclose(found, matrix[:3], rtol=1e-6)


def test_file_that_is_not_there_is_made_up_for_by_checkpoints(tmp_path):
    network = chain(1)
    saved(network, tmp_path, 3)

    assert directions_for(network, 2, str(tmp_path / "pca.npy"), str(tmp_path)).shape == (2, 20)


@pytest.mark.parametrize("folder", [None, "nowhere"])
def test_neither_file_nor_folder_is_refused(folder):
    with pytest.raises(ArgumentValueError, match=r"a folder of checkpoints, or a .npy file"):
        directions_for(chain(1), 2, None, folder)


def test_too_few_checkpoints_are_refused(tmp_path):
    network = chain(1)
    saved(network, tmp_path, 2)
    with pytest.raises(ArgumentValueError, match=r"3 checkpoints or more.*got 2"):
        directions_for(network, 3, None, str(tmp_path))


def test_checkpoint_of_another_network_is_refused(tmp_path):
    saved(chain(1), tmp_path, 2)
    with pytest.raises(CheckpointError, match=r"expected a parameter '1.weight'"):
        directions_for(chain(2), 2, None, str(tmp_path))


def test_checkpoint_with_other_shapes_is_refused(tmp_path):
    saved(chain(1, width=3), tmp_path, 2)
    with pytest.raises(ShapeError, match=r"parameter '0.weight'"):
        directions_for(chain(1), 2, None, str(tmp_path))


def test_damaged_checkpoint_is_refused(tmp_path):
    (tmp_path / "a.ckpt").write_bytes(b"\xff" * 30)
    with pytest.raises(CheckpointError, match=r"a.ckpt"):
        directions_for(chain(1), 1, None, str(tmp_path))


@pytest.mark.parametrize("matrix", [np.zeros((2, 19)), np.zeros((1, 20)), np.zeros(20)])
def test_file_of_another_shape_is_refused(tmp_path, matrix):
    np.save(tmp_path / "pca.npy", matrix)
    with pytest.raises(ShapeError, match=r"pca_mat_path.*2 or more, 20"):
        directions_for(chain(1), 2, str(tmp_path / "pca.npy"), None)


def test_file_of_python_objects_is_not_opened(tmp_path):
    np.save(tmp_path / "pca.npy", np.array([{"a": 1}], object), allow_pickle=True)
    with pytest.raises(ArgumentValueError, match=r"a .npy file of numbers"):
        directions_for(chain(1), 1, str(tmp_path / "pca.npy"), None)
