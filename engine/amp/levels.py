"""Networks that compute in mixed precision, by level or by lists of cells."""

from __future__ import annotations

import functools
from types import FunctionType, MethodType
from typing import Any

from engine.autodiff import casting
from engine.dtype import DType, bfloat16, float16
from engine.errors import ArgumentTypeError, ArgumentValueError, compose
from engine.nn import Cell
from engine.ops import Primitive
from engine.typed import DTypeLike, Kept

from .conversion import Conversion, automatic, by_operators, by_white_list, mark, to_half
from .lists import get_black_list, get_white_list
from .outputs import _OutputTo32

LEVELS = ("O0", "O1", "O2", "O3", "auto")


def auto_mixed_precision(network: Kept, amp_level: str = "O0", dtype: DTypeLike = float16) -> Kept:
    """A network that computes in half precision where that loses little.

    Parameters stay float32, under their names; so do their gradients. The table of
    docs/mixed_precision.md shows what each level casts. The network itself is converted: also who
    has it from before sees that, and nothing takes it back.

    Args:
        network: The network; with `"auto"` also a function.
        amp_level: `"O0"`: nothing is cast. `"O1"`: the cells and operators of `get_white_list`
            compute in halves and give float32. `"O2"`: everything computes in halves, but the
            cells of `get_black_list`. `"O3"`: everything does. `"auto"`: each operator computes in
            halves or in float32 as MindSpore lists it, or as its inputs come.
        dtype: `engine.float16` or `engine.bfloat16`.

    Returns:
        At O0, O1 and auto the network; at O2 and O3 a cell around it, whose output is float32.
        At auto the output may be of halves.

    Raises:
        ArgumentTypeError: If the network is no cell; with `"auto"`, neither cell nor function.
        ArgumentValueError: If there is no such level, or the type is another.

    >>> import engine
    >>> from engine import nn
    >>> layers = nn.SequentialCell(nn.Dense(3, 4), nn.ReLU())
    >>> network = auto_mixed_precision(layers, "O2")
    >>> x = engine.ops.ones((2, 3))
    >>> network(x).dtype, layers(x).dtype, layers[0].weight.dtype
    (Float32, Float16, Float32)

    """
    where = "auto_mixed_precision"
    is_function = amp_level == "auto" and isinstance(network, FunctionType | MethodType)
    if not (isinstance(network, Cell) or is_function):
        expected = "a Cell or a function" if amp_level == "auto" else "a Cell"
        raise ArgumentTypeError.of(f"{where}(network)", expected, network)
    check_half(where, dtype)
    check_level(f"{where}(amp_level)", amp_level)
    given: Any = network
    half: Any = dtype
    made: Any = _automatic(given, half) if is_function else converted(given, amp_level, half)
    return made


def converted(network: Cell, level: str, dtype: DType) -> Cell:
    """A network at a level, both of them checked."""
    if level == "O0":
        return network
    mark(network, Conversion("auto_mixed_precision", level))
    if level == "O1":
        by_white_list(network, dtype, get_white_list())
        return network
    if level == "auto":
        by_operators(network, dtype)
        return network
    to_half(network, dtype, get_black_list() if level == "O2" else ())
    return _OutputTo32(network)


def _automatic(function: Any, dtype: DType) -> Any:
    lists = automatic(dtype)

    @functools.wraps(function)
    def computed(*args: Any, **kwargs: Any) -> Any:
        with casting(lists):
            return function(*args, **kwargs)

    return computed


def custom_mixed_precision(
    network: Cell, *, white_list: Any = None, black_list: Any = None, dtype: Any = float16
) -> Cell:
    """A network that computes in half precision by a list of yours.

    Parameters stay float32, under their names. The network itself is converted.

    Args:
        network: The network.
        white_list: Types of cells, and classes of operators, that compute in halves and give
            float32; a type does not stand for its subclasses. `get_white_list` gives some.
        black_list: Instead: types of cells, and their subclasses, that stay in float32 while all
            others compute in halves. `get_black_list` gives some.
        dtype: `engine.float16` or `engine.bfloat16`.

    Returns:
        With a white list the network; with a black list a cell around it, whose output is float32.

    Raises:
        ArgumentTypeError: If the network is no cell, or a list no list of such classes.
        ArgumentValueError: If there is not exactly one list, or the type is another.

    >>> import engine
    >>> from engine import amp, nn
    >>> network = nn.SequentialCell(nn.Dense(3, 4), nn.Softmax())
    >>> white = [*amp.get_white_list(), nn.Softmax]
    >>> custom_mixed_precision(network, white_list=white)(engine.ops.ones((2, 3))).dtype
    Float32

    """
    where = "custom_mixed_precision"
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of(f"{where}(network)", "a Cell", network)
    if (white_list is None) == (black_list is None):
        got = "none" if white_list is None else "both"
        raise ArgumentValueError.of(where, "a white_list or a black_list", got)
    check_half(where, dtype)
    if white_list is not None:
        _check_list(f"{where}(white_list)", white_list, (Cell, Primitive))
        mark(network, Conversion(where, "white_list"))
        by_white_list(network, dtype, white_list)
        return network
    _check_list(f"{where}(black_list)", black_list, (Cell,))
    mark(network, Conversion(where, "black_list"))
    to_half(network, dtype, black_list)
    return _OutputTo32(network)


def _check_list(where: str, given: Any, bases: tuple[type, ...]) -> None:
    expected = f"a list of classes of {' or '.join(base.__name__ for base in bases)}"
    if not isinstance(given, list):
        raise ArgumentTypeError.of(where, expected, given)
    for kind in given:
        if not (isinstance(kind, type) and issubclass(kind, bases)):
            raise ArgumentTypeError(compose(where, expected, f"{kind!r} in it"))


def check_half(where: str, dtype: Any) -> None:
    """Refuse a type that is no half.

    Raises:
        ArgumentValueError: If it is neither float16 nor bfloat16.

    """
    if dtype not in {float16, bfloat16}:
        expected = "engine.float16 or engine.bfloat16"
        raise ArgumentValueError.of(f"{where}(dtype)", expected, repr(dtype))


def check_level(where: str, level: Any) -> None:
    """Refuse a level that there is not.

    Raises:
        ArgumentValueError: If it is not among `LEVELS`.

    """
    if level not in LEVELS:
        raise ArgumentValueError.of(where, f"one of {LEVELS}", repr(level))
