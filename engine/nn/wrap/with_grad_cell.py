"""The gradients of a network as a cell."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from engine import ops
from engine.autodiff.planner import planner
from engine.nn.cell import Cell
from engine.ops.differentiable_run import differentiate
from engine.tensor import ParameterTuple
from engine.typed import Tensor

from .with_loss_cell import WithLossCell

__all__ = ["WithGradCell"]


class WithGradCell(Cell):
    """The gradients of a network's loss with respect to its trainable parameters.

    Args:
        network: The network.
        loss_fn: A cell or function of the output and the labels; None if the network returns its
            loss itself.
        sens: The gradient of the loss; None for 1.

    >>> import engine
    >>> from engine import nn
    >>> class Scale(nn.Cell):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.factor = engine.Parameter(engine.Tensor([2.0]))
    ...
    ...     def construct(self, x):
    ...         return x * self.factor
    >>> WithGradCell(Scale(), sens=10.0)(engine.Tensor([3.0]))
    (Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+01]),)

    """

    def __init__(
        self, network: Cell, loss_fn: Callable[..., Any] | None = None, sens: float | None = None
    ) -> None:
        super().__init__(auto_prefix=False)
        self.network = network
        self.loss_fn = loss_fn
        self.sens = sens

    @property
    def weights(self) -> ParameterTuple:
        """What the gradients are with respect to."""
        return ParameterTuple(self.network.trainable_params())

    def construct(self, *inputs: Any) -> tuple[Tensor, ...]:
        """A gradient for each parameter of `weights`."""
        network = self.network
        if self.loss_fn is not None:
            network = WithLossCell(network, self.loss_fn)
        return loss_and_gradients(network, self.weights, inputs, self.sens)[1]


def loss_and_gradients(
    network: Any, weights: ParameterTuple, inputs: tuple[Any, ...], sens: Any = None
) -> Any:
    """What `network(*inputs)` returns, and its gradients by parameter, times `sens`.

    The loss is scaled before the way back, so that small float16 gradients survive it.
    """
    if sens is None or (isinstance(sens, float | int) and sens == 1.0):
        return ops.value_and_grad(network, None, weights)(*inputs)

    def scaled(sens: Any, *args: Any) -> tuple[Any, Any]:
        out = network(*args)
        outs = out if isinstance(out, tuple) else (out,)
        total = ops.sum(outs[0] * sens)
        for other in outs[1:]:
            total = total + ops.sum(other * sens)
        return total, out

    if planner() is None:
        made = ops.value_and_grad(partial(scaled, sens), None, weights, has_aux=True)
        (_, out), gradients = made(*inputs)
        return out, gradients
    # A plan serves other scales, and is kept beside the network: this function is of one call.
    (_, out), found = differentiate(scaled, (sens, *inputs), {}, (), weights, True, owner=network)
    return out, tuple(found)
