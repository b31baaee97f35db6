"""What brings the gradients of several processes together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value, told_when_ready
from engine.context import get_auto_parallel_context
from engine.context.processes import WORLD, communicator_of
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from engine.nn.cell import Cell
from engine.tensor import Tensor
from engine.typed import Parameter

from .gradient_buckets import LIMIT, Buckets, Share, dealt

__all__ = ["DistributedGradReducer", "PipelineGradReducer"]

_MEGABYTE = 2**20


class DistributedGradReducer(Cell):
    """Gradients summed over all processes, and divided by their number where `mean` says so.

    They are packed into flat buckets of a megabyte, or as `comm_fusion` or
    `all_reduce_fusion_config` of `set_auto_parallel_context` says, and sent one after another;
    halves are added in float32. A training step sends each as soon as it is full, while other
    gradients are computed. In one process the sum is what came in: gradients pass, so that scripts
    for several devices train there as they are.

    Args:
        parameters: The parameters that the gradients belong to. Those with `layerwise_parallel`
            are each process's own: their gradients pass.
        mean: Whether to divide; None: as `set_auto_parallel_context(gradients_mean=…)` says.
        degree: What to divide by; None: the number of processes.
        fusion_type: Gradients of one number from 1 are sent together, those of 0 one by one; a
            number that `Cell.set_comm_fusion` gave a parameter counts instead.
        group: The processes that take part.

    Called with a list or tuple of gradients; returns a tuple.

    Raises:
        ArgumentTypeError: If `mean` is no bool, or the group's name no str.
        ArgumentValueError: If `degree` is no whole number above 0.
        ArgumentValueError: When it is called: if there are more or fewer gradients than parameters.
        StateError: If there is no such group; when it is called: if a process has left.

    >>> import engine
    >>> from engine import nn
    >>> reduce = nn.DistributedGradReducer(nn.Dense(2, 1).trainable_params())
    >>> reduce((engine.Tensor([1.0, 2.0]), engine.Tensor([3.0])))[0].asnumpy()
    array([1., 2.], dtype=float32)

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
        communicator = communicator_of("DistributedGradReducer", group)
        self.degree = len(communicator.ranks) if degree is None else degree
        self.mean = get_auto_parallel_context("gradients_mean") if mean is None else mean
        self.fusion_type, self.group = fusion_type, group
        self._communicator = communicator
        self._shared = [one for one in parameters if not one.layerwise_parallel]
        self._indices = {id(one): at for at, one in enumerate(self._shared)}
        self._is_shared = [not one.layerwise_parallel for one in parameters]
        self._buckets: Buckets | None = None

    def construct(self, grads: Sequence[Tensor]) -> tuple[Tensor, ...]:
        """The gradients of all processes."""
        if len(self._communicator.ranks) == 1:
            if self._factor == 1:
                return tuple(grads)
            return tuple(ops.mul(grad, self._factor) for grad in grads)
        if len(grads) != len(self._is_shared):
            expected = f"{len(self._is_shared)} gradients, one for each parameter"
            raise ArgumentValueError.of("DistributedGradReducer", expected, len(grads))
        shared = [grad for grad, is_shared in zip(grads, self._is_shared, strict=True) if is_shared]
        sums = iter(self._sums(shared))
        return tuple(
            next(sums) if is_shared else grad
            for grad, is_shared in zip(grads, self._is_shared, strict=True)
        )

    @property
    def _factor(self) -> float:
        return 1 / self.degree if self.mean else 1.0

    def _sums(self, grads: Sequence[Tensor]) -> list[Tensor]:
        buckets = self._filled()
        for at, grad in enumerate(grads):
            if not buckets.has(at):
                buckets.put(at, grad.asnumpy())
        return [
            _beside(grad, flat.reshape(grad.shape))
            for grad, flat in zip(grads, buckets.sums(), strict=True)
        ]

    def _filled(self) -> Buckets:
        """The buckets, made at the first step: what settings say then holds."""
        if self._buckets is None:
            limit, cuts = _fusion()
            shares = [self._share(one) for one in self._shared]
            deal = dealt(shares, limit, cuts)
            self._buckets = Buckets(shares, deal, self._communicator, self._factor)
        return self._buckets

    def _share(self, parameter: Any) -> Share:
        dtype = np.dtype(parameter.array.dtype)
        if dtype.itemsize == 2 and get_auto_parallel_context("gradient_fp32_sync"):
            dtype = np.dtype(np.float32)
        # A parameter that was told nothing has the number 1.
        fusion = parameter.comm_fusion if parameter.comm_fusion != 1 else self.fusion_type
        return Share(parameter.array.size, dtype, fusion)

    @contextmanager
    def sending(self) -> Iterator[None]:
        """Send gradients that the block computes as they come; the next call takes them all.

        What is handed to that call is what the block has computed, unchanged.
        """
        if len(self._communicator.ranks) == 1:
            yield
            return
        buckets = self._filled()

        def take(parameter: Value, gradient: Any) -> None:
            at = self._indices.get(id(parameter))
            if at is not None and not buckets.has(at):
                buckets.put(at, Value.wrap(gradient).asnumpy())

        with told_when_ready(take):
            try:
                yield
            except BaseException:  # what came of this step is not the next one's
                buckets.abandon()
                raise


def _beside(grad: Tensor, total: np.ndarray) -> Tensor:
    """The sum where the gradient lies, of its number type; on the CPU in the bucket's memory."""
    found = Tensor.from_numpy(total) if isinstance(grad.array, np.ndarray) else Tensor(total)
    return found.astype(grad.dtype) if found.dtype != grad.dtype else found


def _fusion() -> tuple[int, list[int]]:
    """How many bytes a bucket has, and where one ends instead, as the settings say."""
    positions: Any = get_auto_parallel_context("all_reduce_fusion_config")
    told: Any = get_auto_parallel_context("comm_fusion")
    by_kind: dict[str, Any] = {"mode": "auto", "config": None}
    if told["openstate"]:
        by_kind = told["allreduce"]
    if by_kind["mode"] == "index":
        positions = by_kind["config"]
    if by_kind["mode"] == "size":
        return int(by_kind["config"] * _MEGABYTE), []
    return LIMIT, list(positions or ())


class PipelineGradReducer(Cell):
    """Gradients of a network that is cut into stages: parameters of several stages get their sum.

    A process computes the gradients of its own stage; those of parameters of other stages alone are
    zeros in it. Where `pipeline_stages` of a parameter names several, their parts are added up.

    Args:
        parameters: The parameters that the gradients belong to.
        scale_sense: What the loss was multiplied by, and gradients are divided by.
        opt_shard: None: the state of the optimizer is not dealt out within a stage, which is one
            process here.

    Called with a list or tuple of gradients; returns a tuple.

    Raises:
        ArgumentValueError: If `opt_shard` is given.
        StateError: If the settings have one stage alone, where gradients need no more; when it is
            called: if a process has left.

    """

    def __init__(
        self, parameters: Sequence[Parameter], scale_sense: float = 1.0, opt_shard: Any = None
    ) -> None:
        super().__init__(auto_prefix=False)
        count: Any = get_auto_parallel_context("pipeline_stages")
        if count == 1:
            raise StateError(
                "PipelineGradReducer expected several stages, got set_auto_parallel_context("
                "pipeline_stages=1). Hint: DistributedGradReducer brings processes together that "
                "train the whole network."
            )
        if opt_shard is not None:
            raise ArgumentValueError.of("PipelineGradReducer(opt_shard)", "None", opt_shard)
        self.scale_sense = scale_sense
        self._shares = [len(one.pipeline_stages) > 1 for one in parameters]
        self._reduce = DistributedGradReducer(
            [one for one, shares in zip(parameters, self._shares, strict=True) if shares],
            mean=False,
        )

    def construct(self, grads: Sequence[Tensor]) -> tuple[Tensor, ...]:
        """The gradients, whole where several stages have a part."""
        if self.scale_sense != 1:
            grads = [ops.div(grad, self.scale_sense) for grad in grads]
        shared = [grad for grad, shares in zip(grads, self._shares, strict=True) if shares]
        sums = iter(self._reduce(shared))
        return tuple(
            next(sums) if shares else grad for grad, shares in zip(grads, self._shares, strict=True)
        )
