"""Cells of derivatives along a direction give what the functions give."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine.errors import ShapeError
from engine.nn.directional_cells import Jvp, Vjp


def test_jvp_returns_the_outputs_and_their_derivatives_along_the_direction() -> None:
    x = np.array([0.3, -1.2], np.float32)
    v = np.array([1.0, 0.5], np.float32)

    out, along = Jvp(lambda a: a * a * a)(engine.Tensor(x), engine.Tensor(v))

    np.testing.assert_allclose(out.asnumpy(), x**3, rtol=1e-6)
    np.testing.assert_allclose(along.asnumpy(), 3 * x**2 * v, rtol=1e-6)


def test_jvp_of_several_inputs_takes_a_tuple_of_directions() -> None:
    x, y = engine.Tensor([2.0]), engine.Tensor([5.0])

    _, along = Jvp(lambda a, b: a * b)(x, y, (engine.Tensor([1.0]), engine.Tensor([0.0])))

    assert along.asnumpy().tolist() == [5.0]


def test_vjp_returns_one_gradient_an_input() -> None:
    def both(a: Any, b: Any) -> Any:
        return a * b, a + b

    x, y, one = engine.Tensor([2.0]), engine.Tensor([5.0]), engine.Tensor([1.0])

    outs, (of_x, of_y) = Vjp(both)(x, y, (one, one))

    assert [out.asnumpy().tolist() for out in outs] == [[10.0], [7.0]]
    assert (of_x.asnumpy().tolist(), of_y.asnumpy().tolist()) == ([6.0], [3.0])


def test_direction_of_another_shape_is_refused() -> None:
    with pytest.raises(ShapeError):
        Jvp(lambda a: a)(engine.Tensor([2.0]), engine.Tensor([1.0, 2.0]))
