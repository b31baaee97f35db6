"""Operator classes made of windows give MindSpore's numbers, and refuse what they cannot do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from tests.engine.ops.operations.mindspore_windows import CASES, outputs

KEPT = np.load(Path(__file__).parents[3] / "data/mindspore/window_operators.npz")
SPACES = {"ops": ops, "Tensor": Tensor, "ms": engine}


@pytest.mark.parametrize("name", CASES)
def test_numbers_and_types_are_mindspores(name: str) -> None:
    found = outputs(name, SPACES)
    expected = [KEPT[key] for key in KEPT.files if key.rpartition("/")[0] == name]

    assert len(found) == len(expected) > 0
    for one, other in zip(found, expected, strict=True):
        assert one.asnumpy().dtype == other.dtype
        np.testing.assert_allclose(one.asnumpy(), other, rtol=2e-5, atol=5e-6)


def test_nothing_is_kept_that_no_case_reads() -> None:
    assert {key.rpartition("/")[0] for key in KEPT.files} == set(CASES)


def test_older_forms_give_what_the_newer_ones_give(rng: np.random.Generator) -> None:
    x = Tensor(rng.standard_normal((1, 2, 4, 5)))
    for rule in ((False, False), (True, False), (False, True)):
        newer = ops.ResizeBilinearV2(*rule)(x, (7, 3)).asnumpy()
        nearest = ops.ResizeNearestNeighborV2(*rule)(x, (7, 3)).asnumpy()

        assert np.array_equal(ops.ResizeBilinear((7, 3), *rule)(x).asnumpy(), newer)
        assert np.array_equal(ops.ResizeNearestNeighbor((7, 3), *rule)(x).asnumpy(), nearest)


def test_depthwise_filters_of_a_channel_follow_one_another(rng: np.random.Generator) -> None:
    x, w = rng.standard_normal((1, 3, 5, 5)), rng.standard_normal((2, 3, 2, 2))
    out = ops.DepthwiseConv2dNative(2, 2)(Tensor(x), Tensor(w)).asnumpy()

    for channel in range(3):
        for k in range(2):
            alone = ops.conv2d(
                Tensor(x[:, channel : channel + 1]), Tensor(w[k : k + 1, channel : channel + 1])
            )
            np.testing.assert_allclose(out[:, 2 * channel + k], alone.asnumpy()[:, 0])


def test_sizes_of_patches_may_stand_behind_ones() -> None:
    x = Tensor(np.arange(24.0).reshape(1, 1, 4, 6))
    one = ops.ExtractImagePatches((1, 1, 2, 3), (1, 1, 1, 2), (1, 1, 1, 1))(x)
    other = ops.ExtractImagePatches((2, 3), (1, 2), (1, 1), "valid")(x)

    assert one.shape == (1, 6, 3, 2)
    assert np.array_equal(one.asnumpy(), other.asnumpy())


REFUSED: list[tuple[Any, type[Exception], str]] = [
    (lambda x: ops.Conv3D(3, 2)(x[None], x), ValueError, r"a weight \(3, channels"),
    (lambda x: ops.Conv3D(3, 2, mode=2), ValueError, "mode"),
    (lambda x: ops.Conv3D(3, 2, data_format="NDHWC"), ValueError, "data_format"),
    (
        lambda x: ops.Conv2DTranspose(2, 2)(x, ops.ones((2, 1, 2, 2)), (1, 1, 9, 9)),
        ValueError,
        r"a gradient \(1, 2, 8, 8\)",
    ),
    (lambda x: ops.ResizeBilinearV2(True, True), ValueError, "not both"),
    (lambda x: ops.ResizeBilinearV2(1), TypeError, "a bool"),
    (lambda x: ops.ResizeNearestNeighbor(3), TypeError, "a tuple or a list"),
    (lambda x: ops.ResizeBicubic()(x[0], (2, 2)), ValueError, "2 axes behind"),
    (lambda x: ops.ResizeBicubic()(x, (2, 2, 2)), ValueError, "one or two numbers"),
    (lambda x: ops.ResizeLinear1D("asymmetric"), ValueError, "'half_pixel'"),
    (lambda x: ops.Pad([[0, 0]]), TypeError, "a tuple"),
    (lambda x: ops.Pad(((0, -1),)), ValueError, "one pair of numbers from 0"),
    (ops.Pad(((0, 0),)), ValueError, "each of 4 axes"),
    (lambda x: ops.MirrorPad("edge"), ValueError, "'SYMMETRIC'"),
    (lambda x: ops.PadV3("symmetric"), ValueError, "one of"),
    (lambda x: ops.ExtractImagePatches(2, (1, 1), (1, 1)), TypeError, "a tuple or a list"),
    (lambda x: ops.ExtractImagePatches((2, 0), (1, 1), (1, 1)), ValueError, "from 1"),
    (lambda x: ops.Im2Col(2)(x[0]), ValueError, "batch, channels, height, width"),
    (lambda x: ops.MaxPoolWithArgmax(2, 2, "pad"), ValueError, "pad_mode"),
]


@pytest.mark.parametrize(("call", "error", "message"), REFUSED)
def test_what_does_not_fit_is_refused(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call(ops.ones((1, 2, 4, 4)))
