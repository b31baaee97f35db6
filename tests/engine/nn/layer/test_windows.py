"""Layers made of windows: what MindSpore prints, takes and refuses; numbers are the operators'."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops


@pytest.mark.parametrize(
    ("layer", "text"),
    [
        (nn.MaxPool1d(3, 2), "MaxPool1d(kernel_size=(1, 3), stride=(1, 2), pad_mode=VALID)"),
        (
            nn.MaxPool1d(3, 2, "pad", 1),
            "MaxPool1d(kernel_size=(1, 1, 3), stride=(1, 1, 2), pad_mode=PAD)",
        ),
        (nn.MaxPool3d((2, 2, 2), 2), "MaxPool3d(kernel_size=(2, 2, 2), stride=2, pad_mode=VALID)"),
        (nn.AvgPool1d(3, 2), "AvgPool1d(kernel_size=(1, 3), stride=(1, 2), pad_mode=VALID)"),
        (nn.AvgPool1d(3, 2, "pad", 1), "AvgPool1d(kernel_size=3, stride=2, pad_mode=PAD)"),
        (nn.AdaptiveMaxPool2d(3), "AdaptiveMaxPool2d()"),
        (nn.ReflectionPad3d(1), "ReflectionPad3d()"),
        (nn.Upsample(size=3), "Upsample()"),
    ],
)
def test_print_is_mindspores(layer: nn.Cell, text: str) -> None:
    assert repr(layer) == text


@pytest.mark.parametrize(
    ("layer", "shape", "text"),
    [
        (
            nn.Conv3d(4, 6, 3, group=2),
            (6, 2, 3, 3, 3),
            (
                "kernel_size=(3, 3, 3), stride=(1, 1, 1), pad_mode=same, padding=0, "
                "dilation=(1, 1, 1), group=2"
            ),
        ),
        (
            nn.Conv1dTranspose(4, 6, 3, 2, "pad", 1),
            (4, 6, 1, 3),
            (
                "kernel_size=(1, 3), stride=(1, 2), pad_mode=pad, padding=(0, 0, 1, 1), "
                "dilation=(1, 1), group=1"
            ),
        ),
        (
            nn.Conv3dTranspose(4, 6, 3, group=2),
            (4, 3, 3, 3, 3),
            (
                "kernel_size=(3, 3, 3), stride=(1, 1, 1), pad_mode=same, padding=0, "
                "dilation=(1, 1, 1), group=2"
            ),
        ),
    ],
)
def test_weight_and_print_of_a_convolution_are_mindspores(
    layer: nn.Cell, shape: tuple, text: str
) -> None:
    assert layer.weight.shape == shape
    assert text in repr(layer)


@pytest.mark.parametrize(
    ("kind", "fan"),
    [(nn.Conv3d, 54), (nn.Conv1dTranspose, 9), (nn.Conv2dTranspose, 27), (nn.Conv3dTranspose, 81)],
)
def test_initial_values_reach_one_over_the_root_of_the_inputs(kind: Any, fan: int) -> None:
    engine.set_seed(1)
    layers = [kind(4, 6, 3, group=2, has_bias=True) for _ in range(40)]
    for name in ("weight", "bias"):
        largest = max(np.abs(getattr(layer, name).asnumpy()).max() for layer in layers)

        assert 0.93 < largest * fan**0.5 <= 1.0001


def test_transposed_convolutions_take_what_is_added_at_the_far_ends() -> None:
    image, volume = ops.ones((1, 2, 4, 4)), ops.ones((1, 2, 3, 3, 3))

    assert nn.Conv2dTranspose(2, 3, 3, 2, "pad", 1, 1)(image).shape == (1, 3, 8, 8)
    wide = nn.Conv3dTranspose(2, 3, 3, 2, "pad", 1, output_padding=(1, 0, 1), has_bias=True)
    assert wide(volume).shape == (1, 3, 6, 5, 6)
    assert nn.Conv1dTranspose(2, 3, 3, 2, "valid", dilation=2)(image[:, :, 0]).shape == (1, 3, 11)


def test_row_may_have_borders_that_differ() -> None:
    assert nn.Conv1d(2, 3, 3, 1, "pad", (0, 3))(ops.ones((1, 2, 5))).shape == (1, 3, 6)


def test_pools_give_indices_and_take_inputs_without_a_batch(rng: np.random.Generator) -> None:
    for rank, kind in ((1, nn.MaxPool1d), (2, nn.MaxPool2d), (3, nn.MaxPool3d)):
        x = rng.standard_normal((2, 3, *(5,) * rank))
        pool = kind(3, 2, "pad", 1, 1, True)
        values, indices = pool(Tensor(x))
        single = pool(Tensor(x[0]))

        assert values.shape == (2, 3, *(3,) * rank)
        assert indices.asnumpy().dtype == np.int64
        assert np.array_equal(single[1].asnumpy(), indices.asnumpy()[0])


def test_stride_of_none_is_the_kernel() -> None:
    assert nn.AvgPool3d(2, None)(ops.ones((1, 1, 4, 4, 4))).shape == (1, 1, 2, 2, 2)


def test_borders_of_same_count_in_volumes_and_with_ceil_mode() -> None:
    volume = Tensor(np.arange(125.0).reshape(1, 1, 5, 5, 5))
    image = Tensor(np.arange(42.0).reshape(1, 1, 7, 6))

    first = nn.AvgPool3d(3, 2, "same")(volume).asnumpy()[0, 0, 0, 0]
    np.testing.assert_allclose(first, [4.5925927, 7.5555553, 5.4814816], rtol=1e-6)
    rounded = nn.AvgPool2d(3, 2, "same", ceil_mode=True)(image).asnumpy()[0, 0, 0]
    np.testing.assert_allclose(rounded, [2.6666667, 4, 3.3333333], rtol=1e-6)
    assert nn.AvgPool2d(3, 2, "same")(image).asnumpy()[0, 0, 0].tolist() == [4, 6, 7.5]


def test_unfolded_channels_of_one_element_lie_together() -> None:
    x = Tensor(np.arange(120.0).reshape(1, 2, 6, 10))
    out = nn.Unfold([1, 2, 4, 1], [1, 7, 5, 1], [1, 2, 1, 1])(x).asnumpy()

    assert out.shape == (1, 16, 1, 2)
    assert out.reshape(-1)[:6].tolist() == [0, 5, 60, 65, 1, 6]
    assert nn.Unfold([1, 3, 2, 1], [1, 2, 3, 1], [1, 2, 1, 1], "SAME")(x).shape == (1, 12, 3, 4)


def test_bilinear_of_older_scripts_starts_at_pixels_unless_told() -> None:
    x = Tensor(np.array([[[[0.0, 1.0]]]]))

    assert nn.ResizeBilinear()(x, (1, 4)).asnumpy().tolist() == [[[[0, 0.5, 1, 1]]]]
    half = nn.ResizeBilinear(half_pixel_centers=True)(x, scale_factor=2)
    assert half.asnumpy()[0, 0, 1].tolist() == [0, 0.25, 0.75, 1]
    aligned = nn.ResizeBilinear()(x, (1, 3), align_corners=True)
    assert aligned.asnumpy().tolist() == [[[[0, 0.5, 1]]]]


def test_middle_of_an_image_is_kept() -> None:
    x = Tensor(np.arange(42.0).reshape(1, 7, 6))

    assert nn.CentralCrop(0.5)(x).shape == (1, 5, 4)
    assert nn.CentralCrop(0.3)(x).asnumpy()[0].tolist() == [[14, 15], [20, 21], [26, 27]]


def test_windows_at_random_are_others_at_each_call() -> None:
    engine.set_seed(3)
    layer = nn.FractionalMaxPool2d(2, output_ratio=0.7)
    x = Tensor(np.arange(400.0).reshape(1, 1, 20, 20))

    assert any(not np.array_equal(layer(x).asnumpy(), layer(x).asnumpy()) for _ in range(5))


def test_unpooling_undoes_pooling(rng: np.random.Generator) -> None:
    x = Tensor(rng.standard_normal((1, 2, 4, 6)))
    pooled = nn.MaxPool2d(2, 2, "pad", return_indices=True)(x)

    assert nn.MaxUnpool2d(2)(*pooled).shape == x.shape
    assert nn.MaxUnpool1d(2)(*nn.MaxPool1d(2, 2, "pad", 0, 1, True)(x[0])).shape == x[0].shape
    volumes = nn.MaxPool3d(2, 2, "pad", 0, 1, True)(x[None])
    assert nn.MaxUnpool3d(2)(*volumes, output_size=(1, 1, 2, 4, 6)).shape == x[None].shape


REFUSED: list[tuple[Any, type[Exception], str]] = [
    (lambda: nn.Conv3d(4, 6, 3, data_format="NDHWC"), ValueError, "data_format"),
    (lambda: nn.Conv3d(4, 6, 3, group=4), ValueError, "divisible by group 4"),
    (lambda: nn.Conv3d(4, 6, 3, padding=1), ValueError, "say pad_mode='pad'"),
    (lambda: nn.Conv2dTranspose(4, 6, 3, 2, "pad", 1, 2)(ones(4)), ValueError, "less than"),
    (lambda: nn.Conv2dTranspose(4, 6, 3, 2, "same", 0, 1)(ones(4)), ValueError, "pad_mode 'same'"),
    (lambda: nn.MaxPool2d(3, 2, "valid", ceil_mode=True), ValueError, "say pad_mode='pad'"),
    (lambda: nn.MaxPool1d(3, 2, "same", 0, 2), ValueError, "say pad_mode='pad'"),
    (lambda: nn.MaxPool3d(3, 2, return_indices=True), ValueError, "say pad_mode='pad'"),
    (lambda: nn.MaxPool2d(3, 2, "pad", 2)(ones(1)), ValueError, "at most half of the window"),
    (lambda: nn.AvgPool3d(2, divisor_override=0), ValueError, "from 1"),
    (lambda: nn.AdaptiveAvgPool1d(0), ValueError, "from 1"),
    (lambda: nn.AdaptiveMaxPool1d((2,)), TypeError, "an int"),
    (lambda: nn.AdaptiveAvgPool2d("a"), TypeError, "an int or a tuple"),
    (lambda: nn.ReflectionPad1d(-1), ValueError, "from 0"),
    (lambda: nn.ReflectionPad1d([1, 2]), TypeError, "an int or a tuple"),
    (lambda: nn.ReflectionPad2d((9, 0))(ones(1)), ValueError, "at most 3"),
    (lambda: nn.ConstantPad1d((1, 2, 3, 4), 0), ValueError, "up to 1 axes"),
    (lambda: nn.ConstantPad1d(1, "a"), TypeError, "an int or a float"),
    (lambda: nn.ConstantPad2d((1.5, 2), 0), TypeError, "a tuple of ints"),
    (lambda: nn.Pad([[0, 0]]), TypeError, "a tuple"),
    (lambda: nn.Pad(((0, 0),), "EDGE"), ValueError, "'SYMMETRIC'"),
    (lambda: nn.Pad(((1, 1, 1),)), ValueError, "pairs of numbers"),
    (lambda: nn.Pad(((0, 0), (1, 2)))(ones(1)), ValueError, "each of 4 axes"),
    (lambda: nn.Unfold([2, 3, 2, 1], [1] * 4, [1] * 4), ValueError, r"\(1, down, across, 1\)"),
    (lambda: nn.Unfold(2, [1] * 4, [1] * 4), TypeError, "a tuple or a list"),
    (lambda: nn.Unfold([1] * 4, [1] * 4, [1] * 4, "pad"), ValueError, "'valid' or 'same'"),
    (lambda: nn.CentralCrop(1), TypeError, "a float"),
    (lambda: nn.CentralCrop(1.5), ValueError, "up to 1"),
    (lambda: nn.LRN(2.0), TypeError, "an int"),
    (lambda: nn.ChannelShuffle(0), ValueError, "from 1"),
    (lambda: nn.ResizeBilinear()(ones(1)), ValueError, "one of size and scale_factor"),
    (lambda: nn.LPPool2d(0, 2)(ones(1)), ValueError, "other than 0"),
]


def ones(channels: int) -> Tensor:
    return ops.ones((1, channels, 4, 4))


@pytest.mark.parametrize(("call", "error", "message"), REFUSED)
def test_what_does_not_fit_is_refused(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_conv2d_transpose_takes_the_order_of_mindspore_1() -> None:
    older = nn.Conv2dTranspose(2, 4, 3, 1, "pad", 1, 2, 1, True, "ones", "zeros")
    newer = nn.Conv2dTranspose(2, 4, 3, 1, "pad", 1, 0, 2, 1, True, "ones", "zeros")

    for name in ("dilation", "group", "has_bias", "output_padding", "padding"):
        assert getattr(older, name) == getattr(newer, name)
    assert older.weight.asnumpy().min() == 1.0
    assert nn.Conv2dTranspose(2, 4, 3, 1, "same", 0, 1, 2, False).group == 2
