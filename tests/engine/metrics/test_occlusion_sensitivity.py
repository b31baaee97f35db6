"""What covering parts of an image changes, against a loop in plain words."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from engine import Tensor, nn
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from engine.metrics import OcclusionSensitivity

WEIGHTS = np.random.default_rng(3).normal(size=(24, 3)).astype(np.float32)
IMAGE = np.random.default_rng(4).normal(size=(1, 2, 3, 4)).astype(np.float32)


def network(images: Tensor) -> np.ndarray:
    """Scores of three classes."""
    flat: np.ndarray = images.asnumpy().reshape(len(images), -1)
    return flat @ WEIGHTS


@pytest.mark.parametrize("margins", [(1, 1, 1), (2, 0, 1), (2, 2, 2)])
@pytest.mark.parametrize("n_batch", [1, 7, 128])
def test_each_element_is_covered_with_its_neighbours(margins: Any, n_batch: int) -> None:
    expected = np.zeros(IMAGE.shape[1:])
    for at in itertools.product(*map(range, IMAGE.shape[1:])):
        covered = IMAGE.copy()
        window = [
            slice(max(0, k - margin), k + margin) for k, margin in zip(at, margins, strict=True)
        ]
        covered[(0, *window)] = 0.5
        expected[at] = ((IMAGE - covered).reshape(-1) @ WEIGHTS)[1]
    found = OcclusionSensitivity(0.5, margins, n_batch)(network, IMAGE, np.array([1]))

    np.testing.assert_allclose(found, expected, atol=1e-5)


def test_network_gets_batches_of_the_size_that_was_asked_for() -> None:
    sizes = []

    def watched(images: Tensor) -> np.ndarray:
        sizes.append(len(images))
        return network(images)

    OcclusionSensitivity(n_batch=10)(watched, IMAGE, np.array([1]))

    assert sizes == [1, 10, 10, 4]


def test_box_is_a_part_of_the_whole() -> None:
    whole = OcclusionSensitivity()(network, IMAGE, [0])
    part = OcclusionSensitivity(b_box=(0, -1, 1, 2, -5, 1))(network, IMAGE, [0])

    np.testing.assert_allclose(part, whole[:, 1:3, :2], atol=1e-6)


def test_image_may_be_a_list_for_a_network_of_float32() -> None:
    cell = nn.SequentialCell(nn.Flatten(), nn.Dense(24, 3))
    metric = OcclusionSensitivity()

    np.testing.assert_array_equal(
        metric(cell, IMAGE.tolist(), [2]), metric(cell, Tensor(IMAGE), Tensor(2))
    )


@pytest.mark.parametrize(
    ("options", "inputs", "error", "message"),
    [
        ({"margin": [1, 1]}, (network, IMAGE, [0]), ArgumentValueError, "3 margins, got 2"),
        ({}, (lambda x: [1.0], IMAGE, [0]), ShapeError, r"scores of shape \(1, classes\)"),
        ({}, (network, IMAGE, [3]), IndexError, "a class from 0 to 2, got 3"),
        ({}, (network, IMAGE, [0.5]), IndexError, "a class from 0 to 2, got 0.5"),
        ({}, (network, np.ones(1), [0]), StateError, "one image"),
        ({}, (network, np.ones((0, 24)), [0]), StateError, "one image"),
        ({"n_batch": 0}, (), ArgumentValueError, "at least 1, got 0"),
        ({"margin": [1, -1]}, (), ArgumentValueError, "no number below 0"),
        ({"b_box": [0, 1.0]}, (), ArgumentTypeError, "a list of int"),
    ],
)
def test_what_does_not_fit_is_refused(options: Any, inputs: Any, error: Any, message: str) -> None:
    with pytest.raises(error, match=message):
        OcclusionSensitivity(**options)(*inputs)


def test_box_outside_the_image_is_refused() -> None:
    for box in ([0, 1, 0, 3, 0, 3], [0, 1, 2, 1, 0, 3], [0, 1]):
        with pytest.raises(ArgumentValueError, match="a b_box of"):
            OcclusionSensitivity(b_box=box)(network, IMAGE, [0])
