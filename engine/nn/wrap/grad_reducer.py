"""What brings the gradients of several processes together."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.context import get_auto_parallel_context
from engine.errors import ArgumentValueError
from engine.nn.cell import Cell

__all__ = ["DistributedGradReducer"]


class DistributedGradReducer(Cell):
    """Gradients summed over all processes, which is this one alone, and divided by their number.

    In one process the sum is what came in: gradients pass, so that scripts for several devices
    train here as they are. Where a `degree` above 1 is asked for with `mean`, they are divided by
    it.

    Args:
        parameters: The parameters that the gradients belong to.
        mean: Whether to divide; None: as `set_auto_parallel_context(gradients_mean=…)` says.
        degree: What to divide by; None: the number of processes, 1.
        fusion_type: How sums are packed together; there is nothing to send here.
        group: The processes that take part; there is one group here.

    Called with a list or tuple of gradients; returns a tuple.

    Raises:
        ArgumentValueError: If `degree` is no whole number above 0.

    >>> import engine
    >>> from engine import nn
    >>> reduce = nn.DistributedGradReducer(nn.Dense(2, 1).trainable_params())
    >>> reduce((engine.Tensor([1.0, 2.0]),))
    (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]),)

    """

    def __init__(
        self,
        parameters: Any,
        mean: bool | None = None,
        degree: int | None = None,
        fusion_type: int = 1,
        group: str = "hccl_world_group",
    ) -> None:
        super().__init__(auto_prefix=False)
        if degree is not None and (
            isinstance(degree, bool) or not isinstance(degree, int) or degree < 1
        ):
            where = "DistributedGradReducer(degree)"
            raise ArgumentValueError.of(where, "a whole number above 0", repr(degree))
        self.degree = 1 if degree is None else degree
        self.mean = get_auto_parallel_context("gradients_mean") if mean is None else mean
        self.fusion_type, self.group = fusion_type, group

    def construct(self, grads: Any) -> Any:
        """The gradients of all processes."""
        if not self.mean or self.degree == 1:
            return tuple(grads)
        return tuple(ops.mul(grad, 1 / self.degree) for grad in grads)
