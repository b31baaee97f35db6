"""What brings the gradients of several processes together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.context import get_auto_parallel_context
from engine.context.processes import WORLD, members
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from engine.nn.cell import Cell
from engine.typed import Parameter, Tensor

__all__ = ["DistributedGradReducer", "PipelineGradReducer"]


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
        group: The processes that take part.

    Called with a list or tuple of gradients; returns a tuple.

    Raises:
        ArgumentTypeError: If `mean` is no bool, or the group's name no str.
        ArgumentValueError: If `degree` is no whole number above 0.
        StateError: If there is no such group.

    >>> import engine
    >>> from engine import nn
    >>> reduce = nn.DistributedGradReducer(nn.Dense(2, 1).trainable_params())
    >>> reduce((engine.Tensor([1.0, 2.0]),))
    (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]),)

    """

    def __init__(
        self,
        parameters: Sequence[Parameter],
        mean: bool | None = None,
        degree: int | None = None,
        fusion_type: int = 1,
        group: str = WORLD,
    ) -> None:
        super().__init__(auto_prefix=False)
        if mean is not None and not isinstance(mean, bool):
            raise ArgumentTypeError.of("DistributedGradReducer(mean)", "a bool", mean)
        if degree is not None and (
            isinstance(degree, bool) or not isinstance(degree, int) or degree < 1
        ):
            where = "DistributedGradReducer(degree)"
            raise ArgumentValueError.of(where, "a whole number above 0", repr(degree))
        size = len(members("DistributedGradReducer", group))
        self.degree = size if degree is None else degree
        self.mean = get_auto_parallel_context("gradients_mean") if mean is None else mean
        self.fusion_type, self.group = fusion_type, group

    def construct(self, grads: Sequence[Tensor]) -> tuple[Tensor, ...]:
        """The gradients of all processes."""
        if not self.mean or self.degree == 1:
            return tuple(grads)
        return tuple(ops.mul(grad, 1 / self.degree) for grad in grads)


class PipelineGradReducer(Cell):
    """Gradients of a network that is cut into stages, which needs several processes.

    In one process there is one stage, and gradients are the sum over all batches already: a script
    without pipelines trains with `DistributedGradReducer`, or with its gradients as they are.

    Args:
        parameters: The parameters that the gradients belong to.
        scale_sense: What the loss was multiplied by.
        opt_shard: How the state of the optimizer is dealt out.

    Raises:
        StateError: Always, so far: MindSpore asks for semi-automatic parallelism in graph mode.

    """

    def __init__(
        self, parameters: Sequence[Tensor], scale_sense: float = 1.0, opt_shard: Any = None
    ) -> None:
        super().__init__(auto_prefix=False)
        mode = get_auto_parallel_context("parallel_mode")
        raise StateError(
            f"PipelineGradReducer expected the parallel mode 'semi_auto_parallel', got {mode!r}. "
            "Hint: this engine trains in one process so far; DistributedGradReducer works in it."
        )
