"""What both kinds of layers share, and what is asked of each layer of a stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine import ops
from engine.dtype import float16
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.nn.layer.arguments import positive
from engine.tensor import Parameter, Tensor

from .op_parallel_config import MoEParallelConfig, OpParallelConfig

__all__ = ["_get_lambda_func"]


def kept(name: str, shape: tuple[int, ...]) -> Parameter:
    """A parameter of float16 that keeps keys or values from call to call; it is not trained."""
    return Parameter(Tensor(np.zeros(shape, np.float16)), name=name, requires_grad=False)


def forget(parameter: Parameter, init_reset: Any) -> None:
    """Set what a parameter keeps to 0 where a tensor of one bool is False."""
    ops.assign(parameter, ops.mul(parameter, ops.cast(init_reset, float16)))


def dense_half(output: Cell, residual: Any, normed: Any, shape: tuple[int, ...]) -> Any:
    """What a dense half makes of normalised steps, added to the residual, in a shape."""
    made = output(ops.cast(normed, float16))
    return ops.reshape(ops.add(residual, made), shape)


def _get_lambda_func(total_layer: int | None = None) -> Callable[..., None]:
    """What a stack asks of each layer where nothing else is given.

    Args:
        total_layer: How many layers there are in all stacks; None: those of the stack.

    """

    def ask(network: Cell, layer_id: int, offset: int, parallel_config: Any, layers: int) -> None:
        total = total_layer or layers
        stages, number = parallel_config.pipeline_stage, layer_id + offset
        if total < stages:
            raise ArgumentValueError.of("pipeline_stage", f"up to {total} layers", stages)
        network.pipeline_stage = min(number // max(total // stages, 1), stages - 1)
        group = max(total // parallel_config.gradient_aggregation_group, 1)
        network.set_comm_fusion(number // group + 1)
        _recompute(network, parallel_config.recompute)

    return ask


def _recompute(network: Cell, asked: Any) -> None:
    if isinstance(asked, bool):
        if asked:
            network.recompute()
    elif asked.recompute:
        network.recompute(
            parallel_optimizer_comm_recompute=asked.parallel_optimizer_comm_recompute,
            mp_comm_recompute=asked.mp_comm_recompute,
            recompute_slice_activation=asked.recompute_slice_activation,
        )


def fill(
    stack: Any,
    make: Callable[[], Cell],
    offset: int,
    config: Any,
    asking: Callable[..., Any] | None,
) -> None:
    """Make the `num_layers` layers of a stack, each asked for what a function asks of it.

    Its list of them, `blocks`, is its attribute before it is filled. The other way round layers
    would be called `blocks.0` in checkpoints of the stack alone, where MindSpore calls them `0`.

    Args:
        stack: The stack.
        make: Makes a layer.
        offset: How many layers other stacks have before it.
        config: The `TransformerOpParallelConfig`.
        asking: Called with `network`, `layer_id`, `layers`, `offset` and `parallel_config` of each;
            None: what `_get_lambda_func` makes.

    Raises:
        ArgumentTypeError: If a number is no int, or what asks cannot be called.
        ArgumentValueError: If a number is out of its range.

    """
    where = type(stack).__name__
    layers = positive(f"{where}(num_layers)", stack.num_layers)
    if isinstance(offset, bool) or not isinstance(offset, int):
        raise ArgumentTypeError.of(f"{where}(offset)", "an int", offset)
    if offset < 0:
        raise ArgumentValueError.of(f"{where}(offset)", "a number from 0", offset)
    if asking is not None and not callable(asking):
        raise ArgumentTypeError.of(f"{where}(lambda_func)", "a function or None", asking)
    asking = asking or _get_lambda_func()
    for k in range(layers):
        block = make()
        asking(block, layer_id=k, layers=layers, offset=offset, parallel_config=config)
        stack.blocks.append(block)


def attention_config(config: OpParallelConfig | MoEParallelConfig) -> OpParallelConfig:
    """What is asked of the attention of a layer, which has no experts."""
    return config.dpmp if isinstance(config, MoEParallelConfig) else config
