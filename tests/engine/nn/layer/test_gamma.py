"""Layers of the gamma function: scipy's numbers, large terms that cancel, number types."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy import special

import engine
from engine import Tensor, nn, ops


@pytest.mark.parametrize(
    ("layer", "expected"),
    [
        (nn.LGamma(), lambda x, y: special.gammaln(x)),
        (nn.DiGamma(), lambda x, y: special.psi(x)),
        (nn.LBeta(), special.betaln),
        (nn.IGamma(), special.gammainc),
    ],
)
def test_numbers_are_scipys(layer: nn.Cell, expected: Any, rng: np.random.Generator) -> None:
    x, y = (rng.random((3, 4)) * 4 + 0.2 for _ in range(2))
    given = (x,) if isinstance(layer, nn.LGamma | nn.DiGamma) else (x, y)

    assert np.allclose(layer(*map(Tensor, given)).asnumpy(), expected(x, y), rtol=1e-10)


def test_large_terms_of_beta_cancel() -> None:
    out = nn.LBeta()(Tensor([1e6]), Tensor([0.5]))

    assert out.item() == pytest.approx(special.betaln(1e6, 0.5), rel=1e-6)
    assert out.dtype == engine.float32


@pytest.mark.parametrize("layer", [nn.LGamma(), nn.DiGamma(), nn.LBeta(), nn.IGamma()])
def test_whole_numbers_are_refused(layer: nn.Cell) -> None:
    count = 1 if isinstance(layer, nn.LGamma | nn.DiGamma) else 2

    with pytest.raises(TypeError, match="expected floats, got int64"):
        layer(*[ops.ones((2,), engine.int64)] * count)
