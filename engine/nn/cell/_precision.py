"""In which floating type a cell computes."""

from __future__ import annotations

import enum
from typing import Any, Self

from engine.dtype import DType, bfloat16, float16, float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.ops.precision import computed_in
from engine.tensor import Tensor

from ._flags import FLOAT_FLAGS, Flags
from ._plan import CallPlan


class MixedPrecisionType(enum.Enum):
    """What `get_mixed_precision_type` returns; NOTSET: the type of the cell around, or none."""

    NOTSET = 0
    FP16 = 1
    FP32 = 2
    BF16 = 3


_KINDS = {
    None: MixedPrecisionType.NOTSET,
    float16: MixedPrecisionType.FP16,
    float32: MixedPrecisionType.FP32,
    bfloat16: MixedPrecisionType.BF16,
}


class Precision(Flags):
    """Types of a cell's numbers while it runs."""

    _call_plan: CallPlan | None

    def to_float(self, dst_type: Any) -> Self:
        """Let the operators of this cell, and of all cells that it has now, compute in a type.

        While the cell runs, every operator takes its floating inputs (tensors, and parameters in
        whatever way the cell reads them) as `dst_type`, so the outputs have that type. Parameters
        keep their own, and so do their gradients and those of the inputs. What `construct` is
        given is not changed before an operator takes it; what only moves numbers (a reshape, a
        transposition) passes their type on. On the CPU what an operator gives in a half is what
        float32 gives of the same numbers, rounded once; a GPU computes in the half.

        A later call overwrites: on a cell inside, its own type while it runs; on the cell around,
        the types of all inside. A cell that is added later computes in the type around it.

        Args:
            dst_type: `engine.float16`, `engine.float32` or `engine.bfloat16`.

        Returns:
            The cell itself.

        Raises:
            ArgumentValueError: If it is another type.

        >>> import engine
        >>> from engine import nn
        >>> layer = nn.Dense(3, 4).to_float(engine.float16)
        >>> layer(engine.ops.ones((2, 3))).dtype, layer.weight.dtype
        (Float16, Float32)

        """
        if dst_type not in FLOAT_FLAGS.values() or not isinstance(dst_type, DType):
            expected = "engine.float16, engine.float32 or engine.bfloat16"
            raise ArgumentValueError.of("to_float(dst_type)", expected, repr(dst_type))
        return self.add_flags_recursive(**_flags_for(dst_type))

    def get_mixed_precision_type(self) -> MixedPrecisionType:
        """The type that `to_float` has set on this cell, as a member of `MixedPrecisionType`.

        >>> import engine
        >>> from engine import nn
        >>> nn.ReLU().to_float(engine.bfloat16).get_mixed_precision_type()
        <MixedPrecisionType.BF16: 3>
        """
        return _KINDS[None if self._call_plan is None else self._call_plan.precision]

    def set_mixed_precision_type(
        self, mixed_type: MixedPrecisionType, recursive: bool = True
    ) -> None:
        """Set what `get_mixed_precision_type` returns; `NOTSET` takes the cell's own type away.

        Args:
            mixed_type: A member of `MixedPrecisionType`.
            recursive: Whether all cells inside take it, too.

        Raises:
            ArgumentTypeError: If it is none.

        """
        if not isinstance(mixed_type, MixedPrecisionType):
            where, expected = "set_mixed_precision_type(mixed_type)", "a MixedPrecisionType"
            raise ArgumentTypeError.of(where, expected, mixed_type)
        (dtype,) = (dtype for dtype, kind in _KINDS.items() if kind is mixed_type)
        (self.add_flags_recursive if recursive else self.add_flags)(**_flags_for(dtype))

    def cast_inputs(self, inputs: tuple[Any, ...], dst_type: Any) -> tuple[Any, ...]:
        """The inputs with each tensor, also inside tuples and lists, in another number type.

        Args:
            inputs: Of any shapes; what is no tensor stays as it is.
            dst_type: A number type such as `engine.float16`.

        Raises:
            ArgumentTypeError: If `inputs` is no tuple or list, or `dst_type` no number type.

        >>> import engine
        >>> from engine import nn
        >>> half, number = nn.ReLU().cast_inputs((engine.Tensor([1.0]), 2), engine.float16)
        >>> half.dtype, number
        (Float16, 2)

        """
        if not isinstance(inputs, tuple | list):
            raise ArgumentTypeError.of("cast_inputs(inputs)", "a tuple of inputs", inputs)
        return tuple(_cast(one, dst_type, floats_only=False) for one in inputs)

    def auto_cast_inputs(self, inputs: tuple[Any, ...]) -> tuple[Any, ...]:
        """The inputs with each floating tensor in the type that this cell computes in.

        That is its own, or that of the cell that is running around it; without one, the inputs.

        Args:
            inputs: Of any shapes; whole numbers, and what is no tensor, stay as they are.

        Raises:
            ArgumentTypeError: If `inputs` is no tuple or list.

        >>> import engine
        >>> from engine import nn
        >>> (x,) = nn.ReLU().to_float(engine.float16).auto_cast_inputs((engine.Tensor([1.0]),))
        >>> x.dtype
        Float16

        """
        if not isinstance(inputs, tuple | list):
            raise ArgumentTypeError.of("auto_cast_inputs(inputs)", "a tuple of inputs", inputs)
        dtype = _type_of(self)
        if dtype is None:
            return tuple(inputs)
        return tuple(_cast(one, dtype, floats_only=True) for one in inputs)

    def cast_param(self, param: Any) -> Any:
        """A parameter in the type that this cell computes in; itself where it has that type.

        Operators do this on their own; it is for code that reads numbers past them. The gradient
        of what comes back reaches the parameter, in the parameter's type.

        Args:
            param: A parameter, or a tensor of any shape.

        Raises:
            ArgumentTypeError: If it is no tensor.

        """
        if not isinstance(param, Tensor):
            raise ArgumentTypeError.of("cast_param(param)", "a Parameter", param)
        dtype = _type_of(self)
        return param if dtype is None else _cast(param, dtype, floats_only=True)


def _flags_for(dtype: DType | None) -> dict[str, bool]:
    return {name: flag == dtype for name, flag in FLOAT_FLAGS.items()}


def _type_of(cell: Precision) -> DType | None:
    own = None if cell._call_plan is None else cell._call_plan.precision
    return computed_in() if own is None else own


def _cast(value: Any, dtype: Any, *, floats_only: bool) -> Any:
    if isinstance(value, tuple | list):
        return type(value)([_cast(one, dtype, floats_only=floats_only) for one in value])
    if not isinstance(value, Tensor) or (floats_only and value.array.dtype.kind not in "fV"):
        return value
    return value.astype(dtype, copy=False)
