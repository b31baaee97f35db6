"""How like images are: MindSpore's numbers, windows, scales, equal images, errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops


@pytest.fixture
def images() -> tuple[Tensor, Tensor]:
    """Two batches; what MindSpore 2.10 makes of them (in graph mode) stands below."""
    rng = np.random.default_rng(0)
    one = rng.random((2, 3, 16, 16)).astype(np.float32)
    other = 0.7 * one + 0.3 * rng.random((2, 3, 16, 16))
    return Tensor(one), Tensor(other.astype(np.float32))


@pytest.mark.parametrize(
    ("layer", "expected"),
    [
        (nn.PSNR(), [17.957645, 17.918327]),
        (nn.SSIM(), [0.8676885, 0.8844879]),
        (
            nn.SSIM(max_val=2.0, filter_size=3, filter_sigma=1.0, k1=0.1, k2=0.2),
            [0.94682914, 0.943228],
        ),
        (nn.MSSSIM(power_factors=(0.3, 0.7), filter_size=5), [0.884006, 0.8653446]),
    ],
)
def test_numbers_are_mindspores(
    images: tuple[Tensor, Tensor], layer: nn.Cell, expected: list[float]
) -> None:
    assert np.allclose(layer(*images).asnumpy(), expected, rtol=1e-5)


def test_similarity_of_opposites_is_held_at_zero(images: tuple[Tensor, Tensor]) -> None:
    layer = nn.MSSSIM(power_factors=(0.3, 0.7), filter_size=5)

    assert layer(images[0], 1 - images[0]).asnumpy().tolist() == [0, 0]


def test_equal_images_have_no_noise(images: tuple[Tensor, Tensor]) -> None:
    assert nn.PSNR()(images[0], images[0]).asnumpy().tolist() == [np.inf, np.inf]


def test_noise_of_bytes_is_told_by_their_range() -> None:
    ones, zeros = (Tensor(np.full((1, 1, 2, 2), k, np.uint8)) for k in (1, 0))

    assert nn.PSNR(255)(zeros, ones).item() == pytest.approx(48.1308, abs=1e-4)


def test_window_is_no_part_of_what_is_trained() -> None:
    net = nn.MSSSIM(power_factors=(0.5, 0.5), filter_size=3)

    assert net.trainable_params() == []
    names = [parameter.name for parameter in net.get_parameters()]
    assert names == ["multi_convs_list.0.weight", "multi_convs_list.1.weight"]
    assert net.multi_convs_list[0].weight.asnumpy().sum() == pytest.approx(1)


def test_differences_to_the_next_pixel(images: tuple[Tensor, Tensor]) -> None:
    down, right = nn.ImageGradients()(images[0])
    x = images[0].asnumpy()

    assert np.array_equal(down.asnumpy()[:, :, :-1], np.diff(x, axis=2))
    assert np.array_equal(right.asnumpy()[..., :-1], np.diff(x, axis=3))
    assert not down.asnumpy()[:, :, -1].any()
    assert not right.asnumpy()[..., -1].any()


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda x: nn.PSNR("a"), TypeError, r"PSNR\(max_val\)"),
        (lambda x: nn.PSNR(0.0), ValueError, r"PSNR\(max_val\)"),
        (lambda x: nn.PSNR()(x, x[:1]), ValueError, r"PSNR\(img2\)"),
        (lambda x: nn.PSNR()(x[0], x[0]), ValueError, r"PSNR\(img1\)"),
        (lambda x: nn.SSIM(k1=1), TypeError, r"SSIM\(k1\)"),
        (lambda x: nn.SSIM(filter_sigma=0.0), ValueError, r"SSIM\(filter_sigma\)"),
        (lambda x: nn.SSIM(filter_size=0), ValueError, r"SSIM\(filter_size\)"),
        (lambda x: nn.SSIM(filter_size=20)(x, x), ValueError, "height and width from 20"),
        (lambda x: nn.SSIM()(x.astype(engine.uint8), x), TypeError, "floats, got uint8"),
        (lambda x: nn.MSSSIM(power_factors=1.0), TypeError, r"MSSSIM\(power_factors\)"),
        (lambda x: nn.MSSSIM()(x, x), ValueError, "height and width from 11"),
        (lambda x: nn.ImageGradients()(x[0]), ValueError, "ImageGradients expected"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, kind: Any, message: str) -> None:
    with pytest.raises(kind, match=message):
        call(ops.ones((2, 3, 16, 16)))
