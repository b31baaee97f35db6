"""Errors of the training half: each says where, what was expected, what came, what to do.

    EngineError
    ├── ShapeError          (ValueError, RuntimeError) arrays whose shapes do not fit
    ├── ArgumentTypeError   (TypeError)       an argument of the wrong type
    │   └── MethodMissingError (AttributeError) an argument without the methods of its kind
    ├── ArgumentValueError  (ValueError)      an argument out of its range
    ├── UnknownNameError    (KeyError)        a name that is not registered (metric, parameter …)
    ├── MemberNameError     (KeyError)        a name that a cell cannot give to a member
    ├── AttributeMissingError (AttributeError) a cell, buffer or method that is not there
    │   └── FactMissingError (KeyError)       a fact that a run does not have
    ├── MisfitError         (ValueError, TypeError, IndexError, RuntimeError) data, network and
    │                                         metrics that do not fit each other
    ├── IndexRangeError     (IndexError, RuntimeError) an index that a tensor does not have
    ├── StateError          (RuntimeError)    a call that does not fit the state of the object
    ├── UnsupportedError    (NotImplementedError) something of MindSpore that is not offered
    ├── GraphFileError      (RuntimeError)    a file of a network that cannot be read
    ├── ImageFileError      (ValueError, RuntimeError) a file of an image that cannot be read
    ├── RecordError         (RuntimeError, ValueError) a file of records, or what it says of its
    │                                         columns, that cannot be read
    ├── LibraryMissingError (ImportError)     a library of an extra that is not installed
    ├── DeviceError         (RuntimeError)    a device that is not there
    ├── MatrixError         (ValueError, RuntimeError) a matrix without inverse or factors
    ├── RoomError           (MemoryError)     an array that memory has no room for
    └── CheckpointError     (ValueError)      a checkpoint that does not fit
        ├── StrategyError   (TypeError)       a strategy of slices that cannot be read
        ├── FileMissingError (FileNotFoundError) a checkpoint, or a note of some, that is gone
        └── FolderError     (NotADirectoryError) a folder of checkpoints that is none

Each is also the built-in type that MindSpore raises there, so existing handlers work.
"""

from __future__ import annotations

from insight.extras import install_line


class EngineError(Exception):
    """What every error of `engine` is.

    Attributes:
        bare: The error of Python or NumPy that it was made of, or None.

    """

    bare: Exception | None = None


_MOST = 600  # characters of one part of a message


def shortened(text: str, most: int = _MOST) -> str:
    """The text, or its beginning and its end where it is a long one.

    >>> shortened("https://host/" + "a" * 1000 + "/z", 30)
    'https://host/aaaaaaa… (985 characters) …aaaaaaaa/z'
    """
    left_out = len(text) - most
    if left_out <= 0:
        return text
    end = most // 3
    return f"{text[: most - end]}… ({left_out} characters) …{text[-end:]}"


def compose(where: str, expected: str, got: object, hint: str = "") -> str:
    """The one form of our messages: `where expected X, got Y. Hint: Z.`"""
    where, expected, got = shortened(where), shortened(expected), shortened(str(got))
    text = f"{where} expected {expected}, got {got}."
    return f"{text} Hint: {hint.rstrip('.')}." if hint else text


class ShapeError(EngineError, ValueError, RuntimeError):
    """Arrays whose shapes do not fit.

    MindSpore raises a ValueError in some operators and in others, such as matmul, a RuntimeError.
    """

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


class MethodMissingError(ArgumentTypeError, AttributeError):
    """An argument without the methods of its kind: a list in place of a dataset, say.

    MindSpore looks for the method and raises an AttributeError.
    """


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


class FactMissingError(AttributeMissingError, KeyError):
    """A fact that a run does not have, by attribute or by key."""

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError would show the message in quotes


class MisfitError(EngineError, ValueError, TypeError, IndexError, RuntimeError):
    """Batches, network, loss and metrics of a training that do not fit each other.

    MindSpore finds that out in several places, and raises a ValueError in training, in evaluation
    a TypeError, an IndexError or, where there is no batch, a RuntimeError.
    """

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> MisfitError:
        """`where expected 2 columns, got 3.`"""
        return cls(compose(where, expected, got, hint))


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


class UnsupportedError(EngineError, NotImplementedError):
    """Something that MindSpore names, and offers as little as we do."""

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> UnsupportedError:
        """`where expected None, got 3.`"""
        return cls(compose(where, expected, got, hint))


class GraphFileError(EngineError, RuntimeError):
    """A file of a network that cannot be read: damaged, or with operators without a form here."""

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> GraphFileError:
        """`net.onnx expected operators …, got Unknown.`"""
        return cls(compose(where, expected, got, hint))


class RoomError(EngineError, MemoryError):
    """An array that memory has no room for."""

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> RoomError:
        """`net.onnx: Tile expected room for its result, got none for 24 TiB.`"""
        return cls(compose(where, expected, got, hint))


class RecordError(EngineError, RuntimeError, ValueError):
    """A file of records that cannot be read: damaged, cut off, or not what it is said to hold."""

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> RecordError:
        """`cats.mindrecord expected a header of 512 bytes, got 100.`"""
        return cls(compose(where, expected, got, hint))


class ImageFileError(EngineError, ValueError, RuntimeError):
    """A file that is not there, or bytes that are no image.

    MindSpore raises a RuntimeError there, and where Pillow decodes a ValueError.
    """

    @classmethod
    def of(cls, where: str, expected: str, got: object, hint: str = "") -> ImageFileError:
        """`read_image expected an image, got 12 bytes that begin with b'abc'.`"""
        return cls(compose(where, expected, got, hint))


class LibraryMissingError(EngineError, ImportError):
    """A library that only some need, and that is not installed."""

    @classmethod
    def of(cls, where: str, library: str, extra: str) -> LibraryMissingError:
        """`where expected the library onnx, got none. Hint: … install 'insight-train[onnx]'.`"""
        return cls(compose(where, f"the library {library}", "none", install_line(extra)))


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


class StrategyError(CheckpointError, TypeError):
    """A strategy of slices that cannot be read.

    MindSpore raises a TypeError for a file in protobuf, and for one in JSON a ValueError.
    """


class FileMissingError(CheckpointError, FileNotFoundError):
    """A checkpoint, or a file that says which there are, that is not there."""


class FolderError(CheckpointError, NotADirectoryError):
    """A folder of checkpoints that is not there, or is a file.

    MindSpore raises now a ValueError, now a NotADirectoryError.
    """


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
