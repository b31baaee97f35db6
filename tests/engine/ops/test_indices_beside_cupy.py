"""Operators made of others run on a stand-in for CuPy: nothing leaves the device.

Every primitive is held to that by `tests/contracts/test_every_op_beside_cupy.py`.
"""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import Value
from tests.engine.fake_cupy.array import IS_REAL, is_on_device, on_host, placed
from tests.engine.fake_cupy.gpu import fake_gpu
from tests.every_case import every

X = np.arange(12.0).reshape(3, 4)
I = np.array([[0, 1], [2, 3], [1, 1]])
S = np.arange(6.0).reshape(3, 2)


def random(shape):
    return np.random.default_rng(0).random(shape)


def on_device(array):
    return Value.wrap(placed(np.array(array)))


def parts(out):
    return out if isinstance(out, tuple) else (out,)


CALLS = {
    "getitem": lambda t: t(X)[t(np.array([0, 2]))],
    "gather": lambda t: ops.gather(t(X), t(np.array([0, 2])), 1),
    "gather with batch_dims": lambda t: ops.gather(
        t(X[None].repeat(2, 0)), t(np.array([[0, 2], [1, 1]])), 2, 1
    ),
    "gather_elements": lambda t: ops.gather_elements(t(X), 1, t(I)),
    "gather_nd": lambda t: ops.gather_nd(t(X), t(I)),
    "take": lambda t: ops.take(t(X), t(np.array([0, -1])), mode="wrap"),
    "masked_select": lambda t: ops.masked_select(t(X), t(X > 5)),
    "masked_fill": lambda t: ops.masked_fill(t(X), t(X > 5), 2.0),
    "masked_fill by a tensor": lambda t: ops.masked_fill(t(X), t(X > 5), t(np.array(2.0))),
    "masked_scatter": lambda t: ops.masked_scatter(t(X), t(X > 5), t(X)),
    "nonzero": lambda t: ops.nonzero(t(X)),
    "scatter": lambda t: ops.scatter(t(X), 1, t(I), t(S)),
    "scatter a number": lambda t: ops.scatter(t(X), 1, t(I), 2.5),
    "scatter with amax": lambda t: ops.scatter(t(X), 1, t(I), t(S), reduce="amax"),
    "tensor_scatter_update": lambda t: ops.tensor_scatter_update(t(X), t(I[:2]), t(np.ones(2))),
    "tensor_scatter_mul": lambda t: ops.tensor_scatter_mul(t(X), t(I[:2]), t(np.ones(2))),
    "tensor_scatter_div": lambda t: ops.tensor_scatter_div(t(X), t(I[:2]), t(np.ones(2))),
    "scatter_nd": lambda t: ops.scatter_nd(t(I[:2]), t(np.ones(2)), (3, 4)),
    "index_fill": lambda t: ops.index_fill(t(X), 1, t(np.array([0, 1])), 3.0),
    "index_put": lambda t: ops.index_put(t(X), (t(np.array([0, 1])),), t(np.ones(4)), True),
    "index_add": lambda t: ops.index_add(t(X), t(np.array([0, 1])), t(np.ones((2, 4))), 0),
    "scatter_add": lambda t: ops.scatter_add(t(X), t(np.array([0, 1])), t(np.ones((2, 4)))),
    "unsorted_segment_max": lambda t: ops.unsorted_segment_max(t(X), t(np.array([0, 1, -1])), 2),
    "unsorted_segment_sum": lambda t: ops.unsorted_segment_sum(t(X), t(np.array([0, 1, -1])), 2),
    "SegmentMean": lambda t: ops.SegmentMean()(t(X), t(np.array([0, 0, 2]))),
    "slice_scatter": lambda t: ops.slice_scatter(t(X), t(np.ones((3, 2))), 1, 0, 2),
    "diag_embed": lambda t: ops.diag_embed(t(X), 1),
    "diagonal_scatter": lambda t: ops.diagonal_scatter(t(X), t(np.ones(3))),
    "repeat_interleave": lambda t: ops.repeat_interleave(t(X), (1, 0, 2), 0),
    "repeat_interleave by a tensor": lambda t: ops.repeat_interleave(
        t(X), t(np.array([1, 0, 2])), 0
    ),
    "tile": lambda t: ops.tile(t(X), (2, 1)),
    "rot90": lambda t: ops.rot90(t(X), 1, (0, 1)),
    "roll": lambda t: ops.roll(t(X), 1, 0),
    "reverse_sequence": lambda t: ops.reverse_sequence(t(X), t(np.array([1, 2, 3])), 1),
    "meshgrid": lambda t: ops.meshgrid(t(X[0]), t(X[1]))[0],
    "combinations": lambda t: ops.combinations(t(X[0])),
    "sequence_mask": lambda t: ops.sequence_mask(t(np.array([1, 3]))),
    "block_diag": lambda t: ops.block_diag(t(X), t(X)),
    "space_to_batch_nd": lambda t: ops.space_to_batch_nd(
        t(np.ones((1, 1, 4, 4))), 2, [[0, 0], [0, 0]]
    ),
    "population_count": lambda t: ops.population_count(t(np.array([1, 3, -1], np.int16))),
    "one_hot": lambda t: ops.one_hot(t(np.array([0, 2])), 3),
    "embedding": lambda t: ops.embedding(t(np.array([0, 2])), t(X), 1, 2.0, 2.0, True),
    "embedding_lookup": lambda t: ops.embedding_lookup(t(X), t(np.array([0, 5])), 1),
    "iou": lambda t: ops.iou(t(X), t(X)),
    "bounding_box_encode": lambda t: ops.bounding_box_encode(t(X), t(X)),
    "bounding_box_decode": lambda t: ops.bounding_box_decode(t(X), t(X * 0), (9, 9)),
    "check_valid": lambda t: ops.check_valid(t(X), t(np.ones(3))),
    "NMSWithMask": lambda t: ops.NMSWithMask()(t(random((4, 5))))[2],
    "NonMaxSuppressionV3": lambda t: ops.NonMaxSuppressionV3()(
        t(random((4, 4))), t(np.arange(4.0)), 3, 0.5, 0.0
    ),
    "crop_and_resize": lambda t: ops.crop_and_resize(
        t(random((1, 4, 4, 2))), t(np.array([[0, 0, 1, 1.0]])), t(np.array([0])), (2, 2)
    ),
    "crop_and_resize of squares": lambda t: ops.crop_and_resize(
        t(random((1, 4, 4, 2))),
        t(np.array([[0, 0, 1, 1.0]])),
        t(np.array([0])),
        (2, 2),
        "bilinear_v2",
    ),
    "ROIAlign": lambda t: ops.ROIAlign(2, 2, 1.0)(
        t(random((1, 2, 4, 4))), t(np.array([[0, 0, 0, 3, 3.0]]))
    ),
    "ROIAlign by pixels": lambda t: ops.ROIAlign(2, 2, 1.0, 0)(
        t(random((1, 2, 4, 4))), t(np.array([[0, 0, 0, 3, 3.0]]))
    ),
    "UnravelIndex": lambda t: ops.UnravelIndex()(t(np.array([1, 3])), t(np.array([2, 2]))),
    "FillDiagonal": lambda t: ops.FillDiagonal(2.0)(t(X)),
    "ListDiff": lambda t: ops.ListDiff()(t(X[0]), t(X[0, :2]))[0],
    "atleast_3d": lambda t: ops.atleast_3d(t(X)),
    "complex scatter": lambda t: ops.tensor_scatter_add(
        t(X + 1j), t(I), t(np.array([1j, 2.0, 3 + 1j]))
    ),
    "polar": lambda t: ops.polar(t(X), t(X)),
    "angle": lambda t: ops.angle(t(X + 1j)),
    "irfft": lambda t: ops.irfft(ops.rfft(t(X)) * 1j),
    "hfftn": lambda t: ops.hfftn(t(X + 1j)),
    "fftshift": lambda t: ops.fftshift(t(X)),
    "fftfreq": lambda t: t(X) * ops.fftfreq(4),
    "stft": lambda t: ops.stft(t(X), 2, 1, 1, t(np.ones(1))),
    "CTCLoss": lambda t: ops.CTCLoss()(
        t(random((3, 2, 4))), t(np.array([[0, 0], [1, 0]])), t(I[:2, 0]), t(np.array([3, 3]))
    )[0],
    "ctc_greedy_decoder": lambda t: ops.ctc_greedy_decoder(
        t(random((3, 2, 4))), t(np.array([3, 2]))
    ),
    "concat": lambda t: ops.concat((t(X), t(X.astype(np.float32)))),
}
DRAWS = {
    "multinomial": lambda t: ops.multinomial(t(np.ones((2, 3), np.float32)), 2),
    "multinomial without replacement": lambda t: ops.multinomial(
        t(np.ones((2, 3), np.float32)), 2, False
    ),
    "random_categorical": lambda t: ops.random_categorical(t(np.ones((2, 3), np.float32)), 2),
    "shuffle": lambda t: ops.shuffle(t(X)),
    "choice_with_mask": lambda t: ops.choice_with_mask(t(X > 5), 4)[0],
    "uniform_candidate_sampler": lambda t: ops.uniform_candidate_sampler(
        t(np.array([[1]])), 1, 2, True, 4
    )[0],
    "gamma": lambda t: ops.gamma((2,), t(np.ones(2)), 2.0),
    "poisson": lambda t: ops.poisson((2,), t(np.ones(2))),
    "TruncatedNormal": lambda t: ops.TruncatedNormal()((3,)),
    "laplace": lambda t: ops.laplace((3,), 0.0, 1.0),
    "random_gamma": lambda t: ops.random_gamma((3,), t(np.ones(2))),
    "bernoulli": lambda t: ops.bernoulli(t(X), 0.5),
    "randperm": lambda t: ops.randperm(5),
    "hann_window": lambda t: ops.hann_window(5),
    "tril_indices": lambda t: ops.tril_indices(3, 3),
    "arange": lambda t: ops.arange(5),
    "logspace": lambda t: ops.logspace(0, 2, 3),
    "full": lambda t: ops.full((2,), t(np.array(2.0))),
    "uniform": lambda t: ops.uniform((2,), t(np.array(0.0)), t(np.array(1.0))),
}


# Where two meet in one place, a GPU keeps either.
DEFINED = [name for name in CALLS if not (IS_REAL and name == "scatter")]


@every("name", DEFINED)
def test_result_is_numpys_and_lies_on_the_device(name):
    expected = parts(CALLS[name](Tensor))
    with fake_gpu():
        found = [part.array for part in parts(CALLS[name](on_device))]

    assert all(is_on_device(part) for part in found)
    for one, other in zip(found, expected, strict=True):
        atol = 1e-12 if IS_REAL else 0  # its FFT is not NumPy's
        np.testing.assert_allclose(on_host(one), other.asnumpy(), atol=atol)


@pytest.mark.parametrize("name", DRAWS)
def test_what_is_made_or_drawn_lies_on_the_device(name):
    with fake_gpu():
        found = parts(DRAWS[name](on_device))

    assert all(is_on_device(part.array) for part in found)
