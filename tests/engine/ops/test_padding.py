from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentValueError

X = np.arange(6.0).reshape(2, 3)


@pytest.mark.parametrize(
    ("mode", "numpys"),
    [("constant", "constant"), ("reflect", "reflect"), ("replicate", "edge"), ("circular", "wrap")],
)
def test_border_is_numpys(mode, numpys):
    expected = np.pad(X, ((1, 0), (2, 1)), numpys)

    assert np.array_equal(ops.pad(Tensor(X), (2, 1, 1, 0), mode).asnumpy(), expected)


def test_gradient_of_a_repeated_border_is_summed():
    gradient = ops.grad(lambda x: ops.pad(x, (2, 0), "replicate"))(Tensor(X))

    assert gradient.tolist() == [[3.0, 1.0, 1.0], [3.0, 1.0, 1.0]]


@pytest.mark.parametrize(
    ("padding", "mode", "value"),
    [
        ((1,), "constant", None),
        ((1, 1, 1, 1, 1, 1), "constant", None),
        ((-1, 0), "constant", None),
        ((1, 1), "mirror", None),
        ((1, 1), "reflect", 3.0),
    ],
)
def test_border_that_cannot_be_is_refused(padding, mode, value):
    with pytest.raises(ArgumentValueError, match=r"pad\((padding|mode|value)\) expected"):
        ops.pad(Tensor(X), padding, mode, value)
