"""An array with a dtype under MindSpore's name, and a memory of how it was made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.autodiff import Value, quietly
from engine.autodiff.replayable import read
from engine.backend import Device, asnumpy, default_xp, device_holding, is_array, using_device
from engine.dtype import DType, as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import ArrayLike, DTypeLike, Initial

from .symbol import Symbol
from .undrawn import Drawing
from .unfilled import Unfilled, is_open

if TYPE_CHECKING:
    from .attached import Attached  # what the folder gives the class when it is imported
else:
    Attached = Value


class Tensor(Attached):
    """An n-dimensional array of numbers.

    Args:
        input_data: A number, nested lists, a NumPy or CuPy array, or a tensor. Python floats
            become float32, whole numbers int64; arrays keep their dtype. None takes its values
            from `init`.
        dtype: The number type; None keeps it.
        shape: With `init`: the shape. With None or a `Symbol` for the length of an axis, or None as
            a whole beside a dtype, and no numbers: the description of an input, for
            `Cell.set_inputs`.
        init: With `shape`: an initializer that fills the tensor, or its class. With the name of one
            it has no numbers, as in MindSpore: who asks for them is refused.
        const_arg: Kept; see `set_const_arg`.
        device: `"CPU"` keeps it in host memory; None puts it where the context says.

    Raises:
        ArgumentTypeError: If the data are not numbers.
        ArgumentValueError: If the device is another one.

    >>> Tensor([[1.0, 2.0]])
    Tensor(shape=[1, 2], dtype=Float32, value=
    [[ 1.00000000e+00,  2.00000000e+00]])

    """

    undrawn: Drawing | None = None  # what its initial values come from, if they are to be drawn

    const_arg: bool = False
    """Whether it was told to be a constant of what is compiled; see `set_const_arg`."""

    def __init__(
        self,
        input_data: ArrayLike | range | None = None,
        dtype: DTypeLike | None = None,
        shape: int | Sequence[int | Symbol | None] | Symbol | None = None,
        init: Initial | type[Any] | None = None,
        const_arg: bool = False,
        device: str | None = None,
    ) -> None:
        if device is not None:
            with using_device(Device(_only_host(device))):
                Tensor.__init__(self, input_data, dtype, shape, init, const_arg)
            return
        if const_arg is not False:  # most have none; theirs is the class's
            self.set_const_arg(const_arg)
        if isinstance(init, str) and input_data is None:
            data = Unfilled(_as_shape(shape), as_dtype(dtype or np.float32).numpy)
        elif init is not None and input_data is None:
            initializer: Any = init() if isinstance(init, type) else init
            data = initializer.initialized(_as_shape(shape), as_dtype(dtype or np.float32).numpy)
        elif input_data is None and (is_open(shape) or (shape is None and dtype is not None)):
            axes: Any = shape
            data = Unfilled(axes, as_dtype(dtype or np.float32).numpy)
        else:
            data = _as_array(input_data, None if dtype is None else as_dtype(dtype).numpy)
        super().__init__(data)

    @property
    def shape(self) -> tuple[int, ...]:
        """The length of each axis."""
        return self.array.shape

    @property
    def dtype(self) -> DType:
        """The number type, as `engine.float32`."""
        return as_dtype(self.array.dtype)

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return self.array.ndim

    @property
    def size(self) -> int:
        """The number of elements."""
        return int(self.array.size)

    @property
    def itemsize(self) -> int:
        """Bytes of one element."""
        return self.array.itemsize

    @property
    def nbytes(self) -> int:
        """Bytes of all elements."""
        return self.array.nbytes

    @property
    def T(self) -> Tensor:  # noqa: N802 - NumPy's and MindSpore's name
        """The axes in reverse order."""
        return self.transpose()

    @property
    def mT(self) -> Tensor:  # noqa: N802 - NumPy's and MindSpore's name
        """The last two axes swapped."""
        return self.swapaxes(-2, -1)

    @property
    def mH(self) -> Tensor:  # noqa: N802 - MindSpore's name
        """The last two axes swapped, of complex numbers their conjugates."""
        return self.adjoint()

    @property
    def H(self) -> Tensor:  # noqa: N802 - MindSpore's name
        """A matrix transposed, of complex numbers their conjugates.

        Raises:
            ShapeError: If it is no matrix.

        """
        if self.ndim != 2:
            raise ShapeError.of("Tensor.H", "a matrix", self.shape)
        return self.adjoint()

    @property
    def data(self) -> Tensor:
        """The same numbers in the same memory, as a tensor without a history."""
        return Value.wrap(read(self))

    @property
    def device(self) -> str:
        """Where the numbers lie: "CPU", or "GPU" and its number as "GPU:0"."""
        found = device_holding(self.array)
        return found.kind if found.kind == "CPU" else f"{found.kind}:{found.number}"

    @property
    def strides(self) -> tuple[int, ...]:
        """Bytes from one element to the next along each axis."""
        return self.array.strides

    def asnumpy(self) -> np.ndarray:
        """The numbers in host memory; on the CPU the same memory, not a copy."""
        return asnumpy(read(self))

    def numpy(self) -> np.ndarray:
        """The numbers in host memory, as `asnumpy`."""
        return self.asnumpy()

    def item(self, index: Any = None) -> Any:
        """One element as a Python number: the only one, or the one at `index`."""
        array = self.asnumpy()
        return array.item() if index is None else array.item(index)

    def tolist(self) -> Any:
        """The numbers as nested lists."""
        return self.asnumpy().tolist()

    @classmethod
    def from_numpy(cls, array: np.ndarray) -> Tensor:
        """A tensor that shares the array's memory."""
        if not isinstance(array, np.ndarray):
            raise ArgumentTypeError.of("Tensor.from_numpy", "a NumPy array", array)
        return Value.wrap(array)

    def set_const_arg(self, const_arg: bool = True) -> Tensor:
        """Record in `const_arg` that a compiler may take the numbers as constants; itself.

        Nothing is compiled here, so nothing depends on it.

        Raises:
            ArgumentTypeError: If `const_arg` is no bool.

        >>> Tensor([1.0]).set_const_arg().const_arg
        True

        """
        if not isinstance(const_arg, bool):
            raise ArgumentTypeError.of("Tensor(const_arg)", "a bool", const_arg)
        self.const_arg = const_arg
        return self

    @quietly
    def set_dtype(self, dtype: Any) -> Tensor:
        """Change the number type in place."""
        self.array = read(self).astype(as_dtype(dtype).numpy)
        return self

    def assign_value(self, value: Any) -> Tensor:
        """Take over the numbers of another tensor, in place."""
        self.array = _as_array(value, None)
        return self

    def __len__(self) -> int:
        if self.array.ndim == 0:
            raise ArgumentTypeError("len() expected a tensor with an axis, got a 0-d tensor.")
        return len(self.array)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        return np.array(self.asnumpy(), dtype=dtype, copy=copy)

    def __bool__(self) -> bool:
        return bool(_only(self))

    def __int__(self) -> int:
        return int(_only(self))

    def __float__(self) -> float:
        return float(_only(self))

    def __index__(self) -> int:
        if self.array.size == 1 and self.array.dtype.kind in "iu":
            return int(read(self).item())
        expected, got = "one whole number", f"{self.dtype} of shape {self.shape}"
        raise ArgumentValueError.of("an index", expected, got)

    def __round__(self, ndigits: int | None = None) -> Tensor:
        return self.round(ndigits or 0)

    def __hash__(self) -> int:
        return id(self)

    def __deepcopy__(self, memo: dict) -> Tensor:
        return Value.wrap(read(self).copy())

    def __reduce__(self) -> tuple:
        if isinstance(self.array, Unfilled):
            return Tensor, (None, self.dtype, self.array.told)
        return Tensor, (self.asnumpy(),)

    def __repr__(self) -> str:
        return f"Tensor(shape={list(self.shape)}, dtype={self.dtype}, value={_printed(self)})"

    def __str__(self) -> str:
        return str(self.asnumpy())


Value.result_type = Tensor


def _only(tensor: Tensor) -> Any:
    """The one element of a tensor, whatever its axes; NumPy takes only those without axes."""
    if tensor.size != 1:
        raise ArgumentValueError.of("bool, int or float", "a tensor of one element", tensor.shape)
    return read(tensor).item()


def _only_host(device: Any) -> str:
    if device not in {"CPU", "Remote"}:
        raise ArgumentValueError.of("Tensor(device)", "'CPU', 'Remote' or None", repr(device))
    return "CPU"


def _as_shape(shape: Any) -> tuple[int, ...]:
    return (shape,) if isinstance(shape, int) else tuple(shape)


def _as_array(value: Any, dtype: Any) -> Any:
    if dtype is None and is_array(value):
        array = default_xp().array(value)
    else:
        array = _converted(value, dtype)
    if array.dtype.kind not in "biufcV":
        raise ArgumentTypeError.of("Tensor", "numbers", value)
    return array


@quietly  # 1e300 is infinity in float32
def _converted(value: Any, dtype: Any) -> Any:
    if isinstance(value, Value):
        data = read(value).copy()
        if isinstance(data, np.generic):
            data = np.asarray(data)  # NumPy's scalar, as it computes them, takes no other number
        return data if dtype is None else data.astype(dtype, copy=False)
    xp = default_xp()
    if is_array(value):
        return xp.array(value, dtype=dtype)
    array = _from_lists(xp, value, dtype)
    return array.astype(np.float32) if dtype is None and array.dtype == np.float64 else array


def _from_lists(xp: Any, value: Any, dtype: Any) -> Any:
    numbers = _host_numbers(value)
    try:
        return xp.array(numbers, dtype=dtype)
    except ValueError:  # NumPy's word for rows of unequal length
        raise ArgumentTypeError.of("Tensor", "lists of one length at each level", value) from None
    except OverflowError:  # a whole number is its lowest bits
        wide = np.array(numbers)
        if wide.dtype.kind not in "iu":
            raise ArgumentValueError.of("Tensor", "numbers of 64 bits", value) from None
        return xp.asarray(wide.astype(dtype))


def _host_numbers(value: Any) -> Any:
    """Nested lists with the tensors in them replaced by their numbers."""
    if isinstance(value, Value):
        return asnumpy(read(value))
    if isinstance(value, list | tuple):
        return [_host_numbers(part) for part in value]
    if value is None or isinstance(value, str | bytes | dict | set):
        raise ArgumentTypeError.of("Tensor", "numbers, lists of numbers or an array", value)
    return value


def _printed(tensor: Tensor) -> str:
    """The numbers as MindSpore prints them: floats with eight decimals, room for every sign."""
    if isinstance(tensor.array, Unfilled):
        return "\n"
    array = tensor.asnumpy()
    if array.ndim == 0:
        return f" {array:.6g}" if array.dtype.kind == "f" else f" {array}"
    text = np.array2string(
        array, separator=", ", threshold=1000, max_line_width=200, formatter=_formatter(array.dtype)
    )
    text = text.replace(", ...,", " ...").replace("...,\n", "...\n").replace("\n\n", "\n")
    return (" " if array.ndim == 1 else "\n") + (text if array.size else "")


def _formatter(dtype: np.dtype) -> Any:
    """How a float is printed; other numbers as NumPy prints them."""
    decimals = 4 if dtype.itemsize == 2 else 8
    floats = {"float_kind": lambda x: f"{x: .{decimals}e}".rjust(7 + decimals)}
    return floats if dtype.kind == "f" else None
