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
        ((-4, 0), "constant", None),
        ((-2, -2), "constant", None),
        ((3, 0), "reflect", None),
        ((4, 0), "circular", None),
        ((1, 1), "mirror", None),
        ((1, 1), "reflect", 3.0),
    ],
)
def test_border_that_cannot_be_is_refused(padding, mode, value):
    with pytest.raises(ArgumentValueError, match=r"pad\((padding|mode|value)\) expected"):
        ops.pad(Tensor(X), padding, mode, value)


@pytest.mark.parametrize("before", range(-4, 3))
@pytest.mark.parametrize("after", range(-4, 3))
def test_as_much_is_taken_away_as_there_is(before, after):
    x = np.arange(1.0, 4.0, dtype=np.float32)
    if len(x) + before + after < 0 or min(before, after) < -len(x):
        with pytest.raises(ArgumentValueError, match=r"no more taken away than there is of \(3,\)"):
            ops.pad(Tensor(x), (before, after))
        return
    grown = np.pad(x, (max(before, 0), max(after, 0)))
    expected = grown[max(-before, 0) : len(grown) - max(-after, 0)]

    assert ops.pad(Tensor(x), (before, after)).tolist() == expected.tolist()


def test_negative_padding_takes_away():
    assert ops.pad(Tensor(X), (-1, 1)).tolist() == [[1.0, 2.0, 0.0], [4.0, 5.0, 0.0]]
    assert ops.pad(Tensor(X), (-1, 2), "replicate").tolist()[0] == [1.0, 2.0, 2.0, 2.0]


def test_circular_border_wraps_what_is_left():
    assert ops.pad(Tensor(X), (-1, 2), "circular").tolist()[0] == [1.0, 2.0, 1.0, 2.0]


def test_padding_may_be_a_tensor():
    assert ops.pad(Tensor(X), Tensor([0, 0, 1, 0])).shape == (3, 3)


def test_padding_of_fractions_is_refused():
    with pytest.raises(TypeError, match=r"pad\(padding\) expected ints, got float"):
        ops.pad(Tensor(X), (1.5, 0))


@pytest.mark.parametrize("mode", ["REFLECT", "SYMMETRIC"])
def test_mirrors_are_numpys(mode):
    expected = np.pad(X, ((1, 0), (2, 1)), mode.lower())

    assert np.array_equal(ops.mirror_pad(Tensor(X), [[1, 0], [2, 1]], mode).asnumpy(), expected)
    assert np.array_equal(
        ops.mirror_pad(Tensor(X), Tensor([[1, 0], [2, 1]]), mode).asnumpy(), expected
    )


@pytest.mark.parametrize("pairs", [[[1, 0]], [[2, 0], [0, 0]], [[-1, 0], [0, 0]]])
def test_mirror_that_cannot_be_is_refused(pairs):
    with pytest.raises(ArgumentValueError, match=r"mirror_pad\(paddings\) expected"):
        ops.mirror_pad(Tensor(X), pairs, "REFLECT")
