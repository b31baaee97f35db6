"""Words that a user ties to a cell."""

from __future__ import annotations

from typing import Any, Self

from engine.dtype import bfloat16, float16, float32
from engine.errors import ArgumentValueError

from ._plan import CallPlan, plan_of
from ._tree import Tree

# Flags with a meaning of their own: in which floating type the cell computes.
FLOAT_FLAGS = {"fp16": float16, "fp32": float32, "bf16": bfloat16}


class Flags(Tree):
    """Attributes of the user's own."""

    _flags: dict[str, Any]
    _call_plan: CallPlan | None

    def add_flags(self, **flags: Any) -> Self:
        """Set attributes on this cell and remember them as its flags.

        `fp16`, `fp32` and `bf16` say in which type the cell computes, as `to_float` does.

        >>> from engine import nn
        >>> nn.Cell().add_flags(sink_mode=True).get_flags()
        {'sink_mode': True}
        """
        for name, value in flags.items():
            self._flags[name] = value
            setattr(self, name, value)
        if not flags.keys().isdisjoint(FLOAT_FLAGS):
            asked = (dtype for name, dtype in FLOAT_FLAGS.items() if self._flags.get(name))
            plan_of(self).precision = next(asked, None)
        return self

    def add_flags_recursive(self, **flags: Any) -> Self:
        """Set attributes on this cell and on all below."""
        for _, cell in self.cells_and_names():
            cell.add_flags(**flags)
        return self

    def get_flags(self) -> dict[str, Any]:
        """What `add_flags` has set on this cell, by name; a dict of its own."""
        return dict(self._flags)

    def set_boost(self, boost_type: str) -> Self:
        """Record that an acceleration is wanted for this cell and all below, as a flag.

        Training reads it when it builds the step; calling the cell does not.

        Args:
            boost_type: "less_bn": fewer batch normalisations.

        Returns:
            The cell itself.

        Raises:
            ArgumentValueError: If it is another word.

        >>> from engine import nn
        >>> nn.ReLU().set_boost("less_bn").get_flags()
        {'less_bn': True}

        """
        if boost_type != "less_bn":
            raise ArgumentValueError.of("set_boost(boost_type)", "'less_bn'", repr(boost_type))
        return self.add_flags_recursive(less_bn=True)
