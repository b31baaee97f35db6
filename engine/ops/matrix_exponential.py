"""The exponential of matrices."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import defvjp, primitive, quietly
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.typed import Tensor

from .equations import turned
from .joining import concat, part_of
from .lapack import check_square, floats, given_back, kind_of, precise, told

__all__ = ["matrix_exp"]

# Numerator of the [13/13] Padé approximant (N. Higham, "The scaling and squaring method for the
# matrix exponential revisited", 2005), and the norm up to which it and its derivative are exact in
# float64 (A. Al-Mohy and N. Higham, "Computing the Fréchet derivative of the matrix exponential",
# 2009, table 6.1).
_PADE = (
    *(64764752532480000.0, 32382376266240000.0, 7771770303897600.0, 1187353796428800.0),
    *(129060195264000.0, 10559470521600.0, 670442572800.0, 33522128640.0, 1323241920.0),
    *(40840800.0, 960960.0, 16380.0, 182.0, 1.0),
)
_LIMIT = 4.74


@primitive(infer=lambda x, squarings: floats(x, x.shape), mindspore="MatrixExp")
def exponential(x: Any, squarings: int = 0) -> Any:
    """The exponential of each matrix: halved `squarings` times, approximated, squared as often."""
    xp, held = xp_of(x), precise(x)
    if held.size == 0:
        return given_back(held, kind_of(x))
    out = _approximated(xp, held / held.dtype.type(2.0**squarings))
    for _ in range(squarings):
        out = xp.matmul(out, out)
    return given_back(out, kind_of(x))


def _approximated(xp: Any, a: Any) -> Any:
    """The [13/13] Padé approximant, its even and its odd powers apart."""
    b = [a.dtype.type(number / _PADE[-2]) for number in _PADE]
    eye = xp.broadcast_to(xp.eye(a.shape[-1], dtype=a.dtype), a.shape)
    a2 = xp.matmul(a, a)
    a4 = xp.matmul(a2, a2)
    a6 = xp.matmul(a4, a2)
    high = xp.matmul(a6, b[13] * a6 + b[11] * a4 + b[9] * a2)
    odd = xp.matmul(a, high + b[7] * a6 + b[5] * a4 + b[3] * a2 + b[1] * eye)
    even = xp.matmul(a6, b[12] * a6 + b[10] * a4 + b[8] * a2)
    even = even + b[6] * a6 + b[4] * a4 + b[2] * a2 + b[0] * eye
    with told("matrix_exp", "a matrix of finite numbers"):
        return xp.linalg.solve(even - odd, even + odd)


def _exponential_rule(g: Any, out: Any, x: Any, squarings: int) -> Any:
    """The upper right block of the exponential of [[x^T, g], [0, x^T]] (Al-Mohy and Higham).

    As it is linear in `g`, that needs no further halving.
    """
    rank, size = len(x.shape), x.shape[-1]
    other = turned(x)
    above = concat([other, g], rank - 1)
    below = concat([other * 0, other], rank - 1)
    whole = exponential(concat([above, below], rank - 2), squarings=squarings)
    rows = part_of(whole, axis=rank - 2, start=0, stop=size)
    return part_of(rows, axis=rank - 1, start=size, stop=2 * size)


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 2)),), {}
    yield (rng.standard_normal((2, 2, 2)) * np.array([0.3, 6.0])[:, None, None],), {"squarings": 3}


defvjp(exponential, _exponential_rule, examples=_examples)


@quietly
def matrix_exp(input: Tensor) -> Tensor:
    """The exponential of each square matrix.

    By scaling and squaring with the [13/13] Padé approximant; halves are computed in float32.

    Raises:
        ShapeError: If the last two axes differ.

    >>> import engine
    >>> matrix_exp(engine.Tensor([[0.0, 1.0], [0.0, 0.0]])).asnumpy()
    array([[1., 1.],
           [0., 1.]], dtype=float32)

    """
    check_square("matrix_exp", input)
    array = read(input)
    size = float(xp_of(array).abs(precise(array)).sum(axis=-2).max()) if array.size else 0.0
    halved = max(0, math.ceil(math.log2(size / _LIMIT))) if _LIMIT < size < math.inf else 0
    return exponential(input, squarings=halved)
