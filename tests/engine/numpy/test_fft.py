"""Transforms give what NumPy gives, and keep its names for arguments."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine.numpy as mnp
from engine import Tensor, ops

CALLS = """
fft(x)
fft(x, n=5, axis=0, norm="ortho")
ifft(z, 3)
rfft(x, axis=0)
irfft(z, n=5)
hfft(z, 6)
ihfft(x, norm="forward")
fft2(x)
ifft2(z, s=(3, 3))
rfft2(x, axes=[0, 1])
irfft2(z, s=(2, 6))
fftn(c, axes=(0, 2))
ifftn(z)
rfftn(c, s=(2, 3), axes=(1, 2))
irfftn(z)
fftshift(x, axes=1)
fftshift(c)
ifftshift(x)
fftfreq(6, d=0.5)
rfftfreq(n=7)
"""


@pytest.mark.parametrize("call", CALLS.strip().split("\n"))
def test_transform_gives_what_numpy_gives(call: str) -> None:
    rng = np.random.default_rng(4)
    x, c = rng.standard_normal((2, 4)), rng.standard_normal((2, 3, 4))
    given = {"x": x, "c": c, "z": x + 1j * x[::-1]}
    expected = eval(f"fft.{call}", {"fft": np.fft, **given})
    tensors = {name: Tensor(array) for name, array in given.items()}
    found = eval(f"fft.{call}", {"fft": mnp.fft, **tensors})

    np.testing.assert_allclose(found.asnumpy(), expected, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize(
    ("transform", "inverse"), [(mnp.fft.hfft2, mnp.fft.ihfft2), (mnp.fft.hfftn, mnp.fft.ihfftn)]
)
def test_transform_of_mirrored_halves_is_turned_back(transform: Any, inverse: Any) -> None:
    x = Tensor(np.random.default_rng(5).standard_normal((2, 4)))

    np.testing.assert_allclose(transform(inverse(x), x.shape).asnumpy(), x.asnumpy(), atol=1e-12)


def test_gradient_flows_through_a_transform() -> None:
    x = Tensor([1.0, 2.0, 4.0])
    gradient = ops.grad(lambda x: mnp.sum(mnp.square(mnp.absolute(mnp.fft.fft(x)))))(x)

    np.testing.assert_allclose(gradient.asnumpy(), 2 * 3 * x.asnumpy(), rtol=1e-5)  # Parseval
