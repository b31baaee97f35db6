"""What an optimizer with a `construct` of its own works with; the names are MindSpore's.

>>> import engine
>>> from engine import nn, ops
>>> class Descent(nn.Optimizer):
...     def construct(self, gradients):
...         gradients = self.scale_grad(self.decay_weight(gradients))
...         step = ops.partial(lambda rate, w, g: ops.assign_sub(w, rate * g), self.get_lr())
...         return self.hyper_map(step, self.parameters, gradients)
>>> weight = engine.Parameter(engine.Tensor([1.0]), name="weight")
>>> _ = Descent(0.5, [weight], weight_decay=0.2)((engine.Tensor([1.0]),))
>>> weight.asnumpy().round(4)
array([0.4], dtype=float32)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.nn.cell import Cell
from engine.tensor import ParameterTuple, Tensor

from .gradients import centralized


class OwnStep:
    """Operators, flags and the parts of a step; the base of `Optimizer`."""

    parameters: ParameterTuple
    loss_scale: float
    is_group: bool
    dynamic_lr: bool
    _decays: list[Any]  # of each parameter: a number, or a cell of the step
    _centralized: list[bool]

    def scale_grad(self, gradients: Sequence[Any]) -> tuple[Any, ...]:
        """The gradients divided by the loss scale."""
        return tuple(gradient / self.loss_scale for gradient in gradients)

    def decay_weight(self, gradients: Sequence[Any]) -> tuple[Any, ...]:
        """The gradients with the decay in them.

        The loss scale is still in both: `scale_grad` comes after.
        """
        decays = self._scaled_decays()
        triples = zip(gradients, decays, self.parameters, strict=True)
        return tuple(gradient + decay * parameter for gradient, decay, parameter in triples)

    def gradients_centralization(self, gradients: Sequence[Any]) -> tuple[Any, ...]:
        """The gradients without their mean where a group asks for it."""
        return tuple(
            Value.wrap(centralized(gradient.array)) if wanted else gradient
            for gradient, wanted in zip(gradients, self._centralized, strict=True)
        )

    def flatten_gradients(self, gradients: Sequence[Any]) -> Sequence[Any]:
        """The gradients as they are: `Cell.flatten_weights` needs nothing done to them here."""
        return gradients

    def broadcast_params(self, optim_result: Any) -> Any:
        """The result as it is: one process has nobody to tell."""
        return optim_result

    @property
    def use_parallel(self) -> bool:
        """Whether several processes share the parameters; never, in one."""
        return False

    @property
    def _parameters(self) -> ParameterTuple:
        return self.parameters

    @cached_property
    def param_length(self) -> int:
        """How many parameters there are."""
        return len(self.parameters)

    @cached_property
    def optim_filter(self) -> tuple[bool, ...]:
        """Whether this process moves each parameter: one process moves all."""
        return (True,) * len(self.parameters)

    @cached_property
    def decay_flags(self) -> tuple[bool, ...]:
        """Whether each parameter is decayed; without groups by its name, whatever the decay."""
        if self.is_group:
            return tuple(isinstance(decay, Cell) or decay > 0 for decay in self._decays)
        return tuple(is_decayed(parameter) for parameter in self.parameters)

    @cached_property
    def dynamic_decay_flags(self) -> Any:
        """Whether a decay changes from step to step; with groups one answer a parameter."""
        flags = tuple(isinstance(decay, Cell) for decay in self._decays)
        return flags if self.is_group else any(flags)

    @cached_property
    def dynamic_weight_decay(self) -> bool:
        """Whether any decay changes from step to step."""
        return any(isinstance(decay, Cell) for decay in self._decays)

    @cached_property
    def exec_weight_decay(self) -> bool:
        """Whether any parameter is decayed."""
        return any(isinstance(decay, Cell) or decay > 0 for decay in self._decays)

    @cached_property
    def need_scale(self) -> bool:
        """Whether the loss was scaled."""
        return self.loss_scale != 1.0

    @cached_property
    def reciprocal_scale(self) -> Tensor:
        """One over the loss scale, 0-d float32."""
        return Tensor(np.array(1.0 / self.loss_scale, np.float32))

    @cached_property
    def global_step_increase_tensor(self) -> Tensor:
        """What `global_step` grows by, int32 of shape (1,)."""
        return Tensor(np.ones(1, np.int32))

    @cached_property
    def assignadd(self) -> Any:
        """The operator that adds in place, as `self.assignadd(self.global_step, 1)`."""
        return ops.AssignAdd()

    @cached_property
    def hyper_map(self) -> Any:
        """Calls a function with the first of each tuple, the second of each, and so on."""
        return ops.HyperMap()

    @cached_property
    def map_(self) -> Any:
        """As `hyper_map`, one level deep."""
        return ops.Map()

    @cached_property
    def map_reverse(self) -> Any:
        """As `map_`, from the last to the first."""
        return ops.Map(None, True)

    def _grad_sparse_indices_deduplicate(self, gradients: Any) -> Any:
        """The gradients as they are: they are dense, no row is named twice."""
        return gradients

    def _is_dynamic_lr_or_weight_decay(self) -> bool:
        return self.dynamic_lr or self.dynamic_weight_decay

    def _scaled_decays(self) -> list[float]:
        raise NotImplementedError


def is_decayed(parameter: Any) -> bool:
    """Whether weight decay without groups means a parameter: it spares the scales of norm layers.

    >>> import engine
    >>> is_decayed(engine.Parameter(engine.Tensor([1.0]), name="norm.gamma"))
    False
    """
    return "beta" not in parameter.name and "gamma" not in parameter.name
