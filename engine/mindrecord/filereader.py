"""Files of records, read row by row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .exceptions import ParamTypeError, ParamValueError
from .names import check_consumers, check_names
from .records import Records


class FileReader:
    """Reads a set of record files, whoever wrote them, in their order.

    Args:
        file_name: One file of a set, whose others lie beside it; or a list of files.
        num_consumer: How many threads MindSpore reads with; here whoever asks for a row reads it.
        columns: The fields that are wanted; None: all.
        operator: Nothing that can be said: None.

    Raises:
        ParamValueError: If an argument does not fit, or there is no such field.
        ParamTypeError: If the columns are no list.
        MRMOpenError: If a file or its index is not there.
        RecordError: If a file is damaged.

    >>> import tempfile
    >>> from engine.mindrecord import FileReader, FileWriter
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     writer = FileWriter(f"{folder}/numbers")
    ...     writer.add_schema({"number": {"type": "int64"}})
    ...     writer.write_raw_data([{"number": 1}, {"number": 2}])
    ...     writer.commit()
    ...     reader = FileReader(f"{folder}/numbers")
    ...     reader.len(), [row["number"] for row in reader.get_next()]
    (2, [1, 2])

    """

    def __init__(
        self,
        file_name: str | list[str],
        num_consumer: int = 4,
        columns: list[str] | None = None,
        operator: Any = None,
    ) -> None:
        check_names("FileReader(file_name)", file_name)
        check_consumers("FileReader(num_consumer)", num_consumer)
        if columns and not isinstance(columns, list):
            raise ParamTypeError.of("FileReader(columns)", "a list of names", repr(columns))
        if operator is not None:
            raise ParamValueError.of("FileReader(operator)", "None", repr(operator))
        self._records = Records(file_name, columns)
        self._rows: Iterator[int] = iter(range(len(self._records)))

    def get_next(self) -> Iterator[dict[str, Any]]:
        """The rows that were not read yet, each as a dict: numbers, texts, bytes, and arrays.

        Raises:
            RecordError: If a row is damaged.

        """
        while (number := next(self._rows, None)) is not None:  # `close` may come in between
            yield self._records.row(number)

    def close(self) -> None:
        """Read no more."""
        self._rows = iter(())

    def schema(self) -> dict[str, Any]:
        """What each field of a row is, by its name."""
        schema = self._records.files[0].header.schema
        return {name: dict(schema[name]) for name in sorted(schema)}

    def len(self) -> int:
        """How many rows there are."""
        return len(self._records)
