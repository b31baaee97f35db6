"""Errors of the training half: each says where, what was expected, what came, what to do.

    EngineError
    ├── ShapeError          (ValueError)      arrays whose shapes do not fit
    ├── ArgumentTypeError   (TypeError)       an argument of the wrong type
    ├── ArgumentValueError  (ValueError)      an argument out of its range
    ├── UnknownNameError    (KeyError)        a name that is not registered (metric, parameter …)
    ├── MemberNameError     (KeyError)        a name that a cell cannot give to a member
    ├── AttributeMissingError (AttributeError) a cell, buffer or method that is not there
    ├── IndexRangeError     (IndexError, RuntimeError) an index that a tensor does not have
    ├── StateError          (RuntimeError)    a call that does not fit the state of the object
    ├── DeviceError         (RuntimeError)    a device that is not there
    ├── MatrixError         (ValueError, RuntimeError) a matrix without inverse or factors
    └── CheckpointError     (ValueError)      a checkpoint that does not fit

Each is also the built-in type that MindSpore raises there, so existing handlers work.
"""

from __future__ import annotations


class EngineError(Exception):
    """What every error of `engine` is.

    Attributes:
        bare: The error of Python or NumPy that it was made of, or None.

    """

    bare: Exception | None = None


def compose(where: str, expected: str, got: object, hint: str = "") -> str:
    """The one form of our messages: `where expected X, got Y. Hint: Z.`"""
    text = f"{where} expected {expected}, got {got}."
    return f"{text} Hint: {hint.rstrip('.')}." if hint else text


class ShapeError(EngineError, ValueError):
    """Arrays whose shapes do not fit."""

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> ShapeError:
        """`where expected (…), got shape (…).`"""
        return cls(compose(where, expected, f"shape {got}", hint))


class ArgumentTypeError(EngineError, TypeError):
    """An argument of the wrong type."""

    @classmethod
    def of(cls, where: str, expected: str, value: object, hint: str = "") -> ArgumentTypeError:
        """`where expected an int, got str.`"""
        return cls(compose(where, expected, type(value).__name__, hint))


class ArgumentValueError(EngineError, ValueError):
    """An argument out of its range."""

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> ArgumentValueError:
        """`where expected a number above 0, got -1.`"""
        return cls(compose(where, expected, got, hint))


class UnknownNameError(EngineError, KeyError):
    """A name that is not registered: a metric, an initializer, a parameter."""

    @classmethod
    def of(cls, where: str, got: object, known: object, hint: str = "") -> UnknownNameError:
        """`where expected one of […], got 'x'.`"""
        return cls(compose(where, f"one of {known}", repr(got), hint))

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError would show the message in quotes


class MemberNameError(EngineError, KeyError):
    """A name that a cell cannot give to a member: taken, empty or with a dot."""

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> MemberNameError:
        """`where expected a name without a dot, got 'a.b'.`"""
        return cls(compose(where, expected, got, hint))

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError would show the message in quotes


class AttributeMissingError(EngineError, AttributeError):
    """A cell, buffer or method that is not there."""


class IndexRangeError(EngineError, IndexError, ValueError, RuntimeError):
    """An index that a tensor does not have.

    MindSpore's `[]` raises an IndexError, for masks and indices that do not fit a ValueError, and
    its `gather` a RuntimeError.
    """

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> IndexRangeError:
        """`where expected an index of shape (2, 3), got 7.`"""
        return cls(compose(where, expected, got, hint))


class StateError(EngineError, RuntimeError):
    """A call that does not fit the state of the object."""


class DeviceError(EngineError, RuntimeError):
    """A device that is not there."""


class MatrixError(EngineError, ValueError, RuntimeError):
    """A matrix that has no inverse, or no factors of the kind that was asked for.

    NumPy raises a ValueError there, MindSpore and PyTorch a RuntimeError: it is both.
    """

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> MatrixError:
        """`where expected a matrix that has an inverse, got a singular one.`"""
        return cls(compose(where, expected, got, hint))


class CheckpointError(EngineError, ValueError):
    """A checkpoint that does not fit the network, or its options."""


# What Python and NumPy raise where arguments do not fit; others are mistakes of our own.
BARE = (TypeError, ValueError, IndexError, AttributeError)


def refused(where: str, given: tuple[object, ...], error: Exception) -> EngineError:
    """One of our errors in place of a bare one of Python or NumPy; ours stay as they are.

    It is a TypeError, a ValueError or an IndexError as the bare one is, and a TypeError where an
    argument has not the attributes of a tensor. What a caller further out knows better, by the name
    that its user typed, it says anew: the bare error is kept as `bare`.
    """
    bare = getattr(error, "bare", None) or error
    if isinstance(bare, EngineError):
        return bare
    got = ", ".join(map(_described, given)) or "nothing"
    text = compose(where, "arguments that fit it and each other", got, str(bare).split("\n")[0])
    made = _kind_of(bare)(text)
    made.bare = bare
    return made


def _kind_of(error: Exception) -> type[EngineError]:
    if type(error).__name__ == "LinAlgError":
        return MatrixError
    if isinstance(error, TypeError | AttributeError):
        return ArgumentTypeError
    if isinstance(error, IndexError) and not isinstance(error, ValueError):
        of_a_shape = str(error).startswith("tuple index")
        return ShapeError if of_a_shape else IndexRangeError
    about_shapes = ("shape", "broadcast", "axis", "axes", "dimension", "size")
    return ShapeError if any(word in str(error) for word in about_shapes) else ArgumentValueError


def _described(value: object) -> str:
    """`float32 (2, 3)` for what has a type and a shape; else the type, or a short value."""
    dtype, shape = getattr(value, "dtype", None), getattr(value, "shape", None)
    if dtype is not None and isinstance(shape, tuple):
        return f"{str(dtype).lower()} {shape}"
    text = repr(value)
    return text if len(text) <= 20 else type(value).__name__
