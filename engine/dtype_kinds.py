"""Kinds of number types, for code that asks `isinstance(x.dtype, typing.Float)`.

MindSpore has them in `mindspore._c_expression.typing`. Called with a width, a kind gives its type.
"""

from __future__ import annotations

from engine.dtype import DType, all_types
from engine.errors import UnknownNameError

__all__ = ["BFloat", "Bool", "Complex", "Float", "Int", "Number", "UInt"]


class _Kind(type):
    """The number types whose names begin with one of the kind's."""

    names: tuple[str, ...]

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, DType) and instance.name.startswith(cls.names)

    def __call__(cls, *width: int) -> DType:
        """The type of a width in bits; `Bool` has none.

        Raises:
            UnknownNameError: If there is none.

        """
        wanted = "".join([cls.names[0], *map(str, width)])
        found = {kind.name: kind for kind in all_types}
        if wanted not in found:
            raise UnknownNameError.of(f"{cls.__name__}(width)", wanted, sorted(found))
        return found[wanted]


class Number(metaclass=_Kind):
    """Any number type.

    >>> import engine
    >>> isinstance(engine.int8, Number), isinstance("Int8", Number)
    (True, False)

    """

    names = ("Int", "UInt", "Float", "BFloat", "Complex", "Bool")


class Int(metaclass=_Kind):
    """Whole numbers with a sign."""

    names = ("Int",)


class UInt(metaclass=_Kind):
    """Whole numbers without a sign."""

    names = ("UInt",)


class Float(metaclass=_Kind):
    """Real numbers.

    >>> Float(32)
    Float32

    """

    names = ("Float",)


class BFloat(metaclass=_Kind):
    """Real numbers of 16 bits with the range of float32."""

    names = ("BFloat",)


class Complex(metaclass=_Kind):
    """Complex numbers."""

    names = ("Complex",)


class Bool(metaclass=_Kind):
    """Truth values."""

    names = ("Bool",)
