"""Adam for tables of which a batch touches few rows."""

from __future__ import annotations

from engine.typed import Cell, Rate, Trained

from .adam import Adam
from .example import Example

__all__ = ["LazyAdam"]


class LazyAdam(Adam):
    """Adam that leaves rows alone whose gradient is all 0, their running means too.

    Gradients here are dense: what MindSpore knows of the lookup in an embedding is read off the
    rows. It concerns parameters with two axes and more; with a decay of the weights no gradient is
    0, and every row moves.

    Args:
        params: Parameters, or groups of them; see `Optimizer`.
        learning_rate: A number, a list, a tensor or a schedule.
        beta1: How much of the mean gradient stays, from 0 and below 1.
        beta2: How much of the mean square stays, from 0 and below 1.
        eps: Added to the root, above 0.
        use_locking: Accepted as MindSpore does; one thread updates here, nothing to lock.
        use_nesterov: Whether to mix the gradient into the mean once more.
        weight_decay: A number from 0 or a cell.
        loss_scale: What the loss was multiplied with.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is out of its range.

    >>> import engine
    >>> from engine import nn
    >>> table = engine.Parameter(engine.ops.ones((2, 1)), name="table")
    >>> nn.LazyAdam([table], learning_rate=0.1)((engine.Tensor([[2.0], [0.0]]),))
    True
    >>> table.asnumpy().round(4).tolist()
    [[0.8999999761581421], [1.0]]

    """

    elementwise = False
    _example = Example(parabola=0.1, valley=0.02)

    def __init__(
        self,
        params: Trained,
        learning_rate: Rate = 1e-3,
        beta1: float = 0.9,
        beta2: float = 0.999,
        eps: float = 1e-8,
        use_locking: bool = False,
        use_nesterov: bool = False,
        weight_decay: float | Cell = 0.0,
        loss_scale: float = 1.0,
    ) -> None:
        numbers = (learning_rate, beta1, beta2, eps, use_locking, use_nesterov)
        super().__init__(params, *numbers, weight_decay, loss_scale, use_lazy=True)
        self.beta1_power = self.scalar("beta1_power", 1.0, (1,))
        self.beta2_power = self.scalar("beta2_power", 1.0, (1,))
