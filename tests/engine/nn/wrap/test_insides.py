"""What scripts import of the insides of MindSpore's training steps does what it does there."""

from __future__ import annotations

from typing import Any

import numpy as np

import engine
from engine import Tensor, nn, ops
from engine._extends import cell_attr_register
from engine.nn.wrap.cell_wrapper import _VirtualDatasetCell
from engine.nn.wrap.loss_scale import _grad_scale


def test_gradients_are_divided_by_the_scale_in_their_own_type() -> None:
    gradients = (Tensor([2.0, 4.0]), Tensor([[8.0]], engine.float16))

    found = ops.HyperMap()(ops.partial(_grad_scale, Tensor(2.0)), gradients)

    assert [part.asnumpy().tolist() for part in found] == [[1.0, 2.0], [[4.0]]]
    assert [part.dtype for part in found] == [engine.float32, engine.float16]


def test_network_behind_a_shared_batch_is_the_network() -> None:
    network = nn.Dense(3, 2)
    behind = _VirtualDatasetCell(network)
    x = Tensor(np.ones((4, 3), np.float32))

    np.testing.assert_array_equal(behind(x).asnumpy(), network(x).asnumpy())
    assert [p.name for p in behind.trainable_params()] == ["weight", "bias"]


def test_decorated_cell_is_made_as_it_was_written() -> None:
    class Scaled(nn.Cell):
        @cell_attr_register(attrs=["factor"])
        def __init__(self, factor: float) -> None:
            super().__init__()
            self.factor = factor

        def construct(self, x: Any) -> Any:
            return x * self.factor

    assert Scaled(3.0)(Tensor([2.0])).asnumpy().tolist() == [6.0]


def test_optimizer_of_one_s_own_keeps_what_it_was_made_with() -> None:
    class Own(nn.Momentum):
        @nn.opt_init_args_register
        def __init__(self, params: Any, learning_rate: float = 0.1, momentum: float = 0.9) -> None:
            super().__init__(params, learning_rate, momentum)

    params = nn.Dense(2, 2).trainable_params()
    optimizer: Any = Own(params, 0.2)

    assert optimizer.init_params == {"params": params}
    assert optimizer.init_learning_rate == 0.2
    assert optimizer.init_args == {"momentum": 0.9}
