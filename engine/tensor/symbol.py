"""A length that is not known yet, but something of it: what `Tensor(shape=…)` takes beside None."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError


class Symbol:
    """What is known of the length of an axis, for the inputs that `Cell.set_inputs` records.

    A length is `divisor * N + remainder` with a whole N from 1, and so never 0.

    Args:
        max: The greatest; it counts where it is above `min`.
        min: The least.
        divisor: What it is a multiple of, less the remainder.
        remainder: What is left, below the divisor.
        unique: Whether all axes that have this symbol in one call are of one length; otherwise they
            share only what is known.

    Raises:
        ArgumentTypeError: If `unique` is no bool, or another argument no int.
        ArgumentValueError: If `min` or `divisor` is below 1, or `remainder` not below the divisor.

    >>> import engine
    >>> from engine import nn
    >>> batch = Symbol(max=32, divisor=8)
    >>> cell = nn.ReLU()
    >>> cell.set_inputs(engine.Tensor(shape=(batch, 3), dtype=engine.float32))
    >>> cell(engine.ops.ones((16, 3))).shape
    (16, 3)

    """

    def __init__(
        self,
        max: int = 0,
        min: int = 1,
        divisor: int = 1,
        remainder: int = 0,
        unique: bool = False,
    ) -> None:
        given = {"max": max, "min": min, "divisor": divisor, "remainder": remainder}
        for name, value in given.items():
            if isinstance(value, bool) or not isinstance(value, int):
                raise ArgumentTypeError.of(f"Symbol({name})", "an int", value)
        if not isinstance(unique, bool):
            raise ArgumentTypeError.of("Symbol(unique)", "a bool", unique)
        for name in ("min", "divisor"):
            if given[name] < 1:
                raise ArgumentValueError.of(f"Symbol({name})", "a number from 1", given[name])
        if not 0 <= remainder < divisor:
            raise ArgumentValueError.of("Symbol(remainder)", f"0 to {divisor - 1}", remainder)
        self.max, self.min, self.divisor, self.remainder = max, min, divisor, remainder
        self.unique = unique
        self.id = id(self)  # MindSpore's name for what tells unique symbols apart

    def misfit(self, length: int) -> str:
        """What a length would have to be, or "" for one that fits.

        >>> Symbol(divisor=8, remainder=1).misfit(8)
        '8 * N + 1 with N from 1'

        """
        if self.max > self.min and length > self.max:
            return f"at most {self.max}"
        if length < self.min:
            return f"at least {self.min}"
        if length % self.divisor != self.remainder or length < self.divisor + self.remainder:
            if self.divisor == 1:
                return "at least 1"
            return f"{self.divisor} * N + {self.remainder} with N from 1"
        return ""

    def to_dict(self) -> dict[str, Any]:
        """What it says beyond any length, by the names of the arguments.

        >>> Symbol(max=32, divisor=8).to_dict()
        {'max': 32, 'divisor': 8}

        """
        told: dict[str, Any] = {}
        if self.max > self.min:
            told["max"] = self.max
        if self.min > self.divisor + self.remainder:
            told["min"] = self.min
        if self.divisor != 1:
            told["divisor"] = self.divisor
        if self.remainder:
            told["remainder"] = self.remainder
        if self.unique:
            told["id"] = self.id
        return told

    def __repr__(self) -> str:
        shown = {name: value for name, value in self.to_dict().items() if name != "id"}
        shown |= {"unique": True} if self.unique else {}
        return f"Symbol({', '.join(f'{name}={value}' for name, value in shown.items())})"

    def __str__(self) -> str:
        return str(self.to_dict())
