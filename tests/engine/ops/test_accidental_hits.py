"""Classes that were drawn as wrong answers and are right ones."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu

TRUE = np.array([[1, 2], [0, 4], [3, 3]])


def hits(true=TRUE, drawn=(0, 1, 2, 3, 4), kind=np.int64, count=2):
    op = ops.ComputeAccidentalHits(count)
    return [x.asnumpy() for x in op(Tensor(np.array(true, kind)), Tensor(np.array(drawn, kind)))]


@pytest.mark.parametrize("kind", [np.int32, np.int64])
def test_hits_are_those_of_mindspores_document(kind):
    samples, positions, weights = hits(kind=kind)

    assert (samples.dtype, positions.dtype, weights.dtype) == (np.int32, np.int64, np.float32)
    assert samples.tolist() == [0, 0, 1, 1, 2, 2]
    assert positions.tolist() == [1, 2, 0, 4, 3, 3]
    assert set(weights.tolist()) == {float(np.finfo(np.float32).min)}


def test_class_that_was_drawn_twice_is_hit_twice():
    samples, positions, _ = hits([[5], [7]], [7, 1, 5, 7], count=1)

    assert (samples.tolist(), positions.tolist()) == ([0, 1, 1], [2, 0, 3])


def test_no_hit_gives_nothing():
    assert [x.size for x in hits(drawn=[9])] == [0, 0, 0]


def test_hits_on_a_gpu_lie_there():
    with fake_gpu():
        assert hits()[0].tolist() == [0, 0, 1, 1, 2, 2]


def test_wrong_arguments_are_refused():
    with pytest.raises(ArgumentTypeError):
        ops.ComputeAccidentalHits(1.5)
    with pytest.raises(ArgumentValueError):
        ops.ComputeAccidentalHits(0)
    with pytest.raises(ShapeError):
        hits(count=3)
    with pytest.raises(ShapeError):
        hits(drawn=[[1]])
    with pytest.raises(ArgumentTypeError):
        hits(kind=np.float32)
    with pytest.raises(ArgumentTypeError):
        hits(kind=np.int16)
