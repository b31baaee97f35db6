"""Signals as sums of cosines: the discrete cosine transform of type 2, and the way back.

By one Fourier transform of the reordered signal, as J. Makhoul, "A fast cosine transform in one
and two dimensions" (1980), does it; here divided so that the transform is a rotation ("ortho").
So its transpose, which gradients need, is the way back.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive
from engine.backend import xp_of

from .lapack import floats, given_back, kind_of, precise


@primitive(infer=lambda x, **_: floats(x, x.shape))
def cosine_transform(x: Any, axis: int = -1, inverse: bool = False) -> Any:
    """The transform along an axis, or the way back; of complex numbers that of both parts."""
    held = precise(x)
    if not held.size:
        found = held
    elif held.dtype.kind == "c":
        first, second = (_along(part, axis, inverse=inverse) for part in (held.real, held.imag))
        found = first + second * held.dtype.type(1j)
    else:
        found = _along(held, axis, inverse=inverse)
    return given_back(found, kind_of(x))


def _along(x: Any, axis: int, *, inverse: bool) -> Any:
    xp = xp_of(x)
    last = xp.moveaxis(x, axis, -1)
    found = _back(last) if inverse else _there(last)
    return xp.ascontiguousarray(xp.moveaxis(found.astype(x.dtype, copy=False), -1, axis))


def _turns(x: Any) -> tuple[Any, Any]:
    """Of `n` elements: e to the power of -i pi k / 2n, and what makes each cosine one long."""
    xp, n = xp_of(x), x.shape[-1]
    k = xp.arange(n)
    lengths = xp.where(k == 0, np.sqrt(1 / n), np.sqrt(2 / n)).astype(x.dtype)
    turns = xp.exp(k * (-0.5j * np.pi / n))
    return turns.astype(np.result_type(x.dtype, np.complex64)), lengths


def _there(x: Any) -> Any:
    """The elements at even positions, then those at odd ones backwards, turned by quarters."""
    xp, (turns, lengths) = xp_of(x), _turns(x)
    mixed = xp.concatenate([x[..., ::2], x[..., 1::2][..., ::-1]], axis=-1)
    return (xp.fft.fft(mixed, axis=-1) * turns).real * lengths


def _back(x: Any) -> Any:
    xp, (turns, lengths) = xp_of(x), _turns(x)
    cosines = x / lengths
    sines = xp.concatenate([xp.zeros_like(x[..., :1]), cosines[..., :0:-1]], axis=-1)
    mixed = xp.fft.ifft((cosines - sines * turns.dtype.type(1j)) * turns.conj(), axis=-1).real
    found, evens = xp.empty_like(x), (x.shape[-1] + 1) // 2
    found[..., ::2] = mixed[..., :evens]
    found[..., 1::2] = mixed[..., evens:][..., ::-1]
    return found


def _signals(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 5)),), {}
    yield (rng.standard_normal((4, 2)),), {"axis": 0, "inverse": True}
    yield (rng.standard_normal((1, 3)) + 1j * rng.standard_normal((1, 3)),), {"axis": 1}


def _cosine_rule(g: Any, out: Any, x: Any, axis: int, inverse: bool) -> Any:
    return cosine_transform(g, axis=axis, inverse=not inverse)


defvjp(cosine_transform, _cosine_rule, examples=_signals)
