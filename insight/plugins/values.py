"""What a value is, said by who records it: `record.log(1, {"tone": insight.Audio(wave, 8000)})`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryValueError, ValueKindError

from ._columns import named_columns

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, eq=False)
class Histogram:
    """An array of which the spread of its numbers is recorded, whatever its shape.

    >>> import numpy as np
    >>> Histogram(np.zeros((3, 8, 8))).value.shape
    (3, 8, 8)
    """

    value: Any


@dataclass(frozen=True, eq=False)
class Image:
    """What shows a picture, whatever its shape: all that `add_value("image", …)` takes.

    >>> import numpy as np
    >>> Image(np.zeros((8, 9))).value.shape
    (8, 9)
    """

    value: Any


@dataclass(frozen=True, eq=False)
class Audio:
    """Sound.

    Args:
        value: A file of WAV, MP3, Ogg, FLAC or M4A by its path or as bytes, which is kept as it is.
            Or numbers of shape (samples,), or (samples, channels) in either order, the shorter axis
            being the channels: floats from -1 to 1, whole numbers as a WAV file has them.
        rate: Samples per second; for numbers only.

    >>> import numpy as np
    >>> Audio(np.sin(np.arange(800) / 5), rate=8000).rate
    8000

    """

    value: Any
    rate: float | None = None


@dataclass(frozen=True, eq=False)
class Video:
    """Moving pictures.

    Args:
        value: A file of MP4, WebM, GIF, WebP or APNG by its path or as bytes, which is kept as it
            is. Or bytes of shape (time, height, width, channels) or (time, channels, height,
            width), which become a WebP without loss; other numbers as those of pictures.
        rate: Pictures per second; for numbers only.

    >>> import numpy as np
    >>> Video(np.zeros((4, 16, 16, 3), np.uint8), rate=5).rate
    5

    """

    value: Any
    rate: float = 10.0


@dataclass(frozen=True, eq=False)
class Artifact:
    """A file that belongs to the run: a checkpoint, a data set, a report.

    Its name, path, size and SHA-256 are recorded, not what it holds.

    Args:
        path: Where the file lies; recorded relative to the run's folder where it lies below.
        type: What it is, in any word: `model`, `dataset`, `report`.
        role: `output` for what the run made, `input` for what it read.

    >>> Artifact("model.ckpt", type="model").role
    'output'

    """

    path: Any
    type: str = ""
    role: str = "output"


@dataclass(frozen=True, eq=False)
class Curve:
    """A curve of one step, such as precision over recall: `y` over `x`, numbers of one length.

    >>> Curve([0.0, 0.5, 1.0], [1.0, 0.9, 0.2], title="PR", x_label="recall").title
    'PR'
    """

    x: Any
    y: Any
    title: str = ""
    x_label: str = ""
    y_label: str = ""


class Table:
    """Columns of one length.

    Args:
        columns: The names of the columns. Or all of it: a mapping of columns, or a DataFrame.
        rows: The cells, a sequence a row; only where `columns` are names. Cells are numbers, texts,
            None, bools, datetimes, pictures and sounds; anything else is recorded as its text.

    Attributes:
        columns: The names.
        rows: The cells, a list a row.

    Raises:
        ValueKindError: If it is none of these; also a TypeError.
        SummaryValueError: If columns or rows are not of one length; also a ValueError.

    >>> Table(["text", "right"], [["a cat", True], ["a dog", False]]).columns
    ['text', 'right']
    >>> Table({"x": [1, 2], "y": [0.5, None]}).rows
    [[1, 0.5], [2, None]]

    """

    columns: list[str]
    rows: list[list[Any]]

    def __init__(self, columns: Any, rows: Iterable[Iterable[Any]] | None = None) -> None:
        if rows is None and not _is_names(columns):
            held = Table.of(named_columns("Table", columns))
            self.columns, self.rows = held.columns, held.rows
            return
        if not _is_names(columns):
            raise ValueKindError.of("Table", "the names of the columns before the rows", columns)
        self.columns = list(columns)
        self.rows = [list(row) for row in rows or ()]
        length = next((len(row) for row in self.rows if len(row) != len(self.columns)), None)
        if length is not None:
            expected = f"rows of {len(self.columns)} cells"
            raise SummaryValueError.of("Table", expected, f"one of {length}")

    @classmethod
    def of(cls, columns: Iterable[tuple[str, Sequence[Any]]]) -> Table:
        """A table of columns with their names, which are of one length.

        >>> Table.of([("x", [1, 2]), ("x", "ab")]).rows
        [[1, 'a'], [2, 'b']]
        """
        held = list(columns)
        rows = zip(*(cells for _, cells in held), strict=True)
        return cls([name for name, _ in held], rows)

    def __repr__(self) -> str:
        return f"Table({self.columns!r}, {len(self.rows)} rows)"


def _is_names(value: Any) -> bool:
    is_list = isinstance(value, Sequence) and not isinstance(value, (str, bytes))
    return is_list and all(isinstance(name, str) for name in value)
