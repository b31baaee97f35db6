"""Tables of comma-separated values as record files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.errors import RecordError
from engine.mindrecord.exceptions import (
    MindRecordException,
    ParamValueError,
    PathNotExistsError,
)
from engine.mindrecord.filewriter import FileWriter
from engine.mindrecord.names import check_name, check_shards

from .transformed import Row, give_room, write

if TYPE_CHECKING:
    import pandas as pd

_TYPES = {"int64": "int64", "float64": "float64", "bool": "int32"}


class CsvToMR:
    r"""Writes a table whose first line has the names of its columns.

    A column is `int64`, `float64` or, of true and false, `int32` where all its values are; else
    `string`. Rows can be searched by each.

    Args:
        source: The path of the table.
        destination: The path of the record file.
        columns_list: The columns to write; all without it.
        partition_number: How many files share the rows.

    Raises:
        ParamValueError: If an argument does not fit.

    >>> import tempfile
    >>> from pathlib import Path
    >>> from engine.mindrecord import CsvToMR, FileReader
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = Path(folder, "cats.csv").write_text("name,age\ntom,3\n")
    ...     CsvToMR(f"{folder}/cats.csv", f"{folder}/record").transform()
    ...     list(FileReader(f"{folder}/record").get_next())
    [{'age': 3, 'name': 'tom'}]

    """

    def __init__(
        self,
        source: str,
        destination: str,
        columns_list: list[str] | None = None,
        partition_number: int = 1,
    ) -> None:
        where = type(self).__name__
        self.source = check_name(f"{where}(source)", source)
        self.destination = check_name(f"{where}(destination)", destination)
        self.columns_list = _checked(f"{where}(columns_list)", columns_list)
        self.partition_number = check_shards(f"{where}(partition_number)", partition_number)

    def transform(self) -> None:
        """Write the files.

        Raises:
            PathNotExistsError: If the table is not there.
            RecordError: If it cannot be read.
            MindRecordException: If it lacks a column, or its rows.
            ParamValueError: If the name of a column is a number, as where the first line has none.
            MRMOpenError: If files are there already.

        """
        table = self._table()
        schema = {
            str(name): {"type": _TYPES.get(str(kind), "string")}
            for name, kind in table.dtypes.items()
        }
        texts = [name for name, described in schema.items() if described["type"] == "string"]
        writer = FileWriter(self.destination, self.partition_number)
        give_room(writer)
        writer.add_schema(schema, "csv_schema")
        writer.add_index(list(schema))
        write(writer, _rows(table, self._texts(texts)))

    run = transform  # scripts call it, too

    def _table(self) -> pd.DataFrame:
        """The columns to write."""
        import pandas as pd

        if not Path(self.source).is_file():
            raise PathNotExistsError.of("CsvToMR(source)", "a file", self.source)
        try:
            table = pd.read_csv(self.source)
        except ValueError as error:  # of pandas, and of Unicode
            raise RecordError.of(self.source, "a table", error) from error
        missing = [name for name in self.columns_list if name not in table.columns]
        if missing:
            expected = f"columns that {self.source} has"
            raise MindRecordException.of("CsvToMR(columns_list)", expected, missing)
        table = table[self.columns_list] if self.columns_list else table
        numbers = [name for name in table.columns if name.isdigit()]
        if numbers:
            hint = "the first line has to name the columns"
            raise ParamValueError.of(self.source, "names that are no numbers", numbers, hint)
        return table

    def _texts(self, names: list[str]) -> pd.DataFrame:
        """Some columns as the file has them: pandas takes `NA` and others for no value."""
        import pandas as pd

        return pd.read_csv(self.source, usecols=names, dtype=str, keep_default_na=False)


def _checked(where: str, columns: Any) -> list[str]:
    if not columns:
        return []
    if not isinstance(columns, list) or not all(isinstance(name, str) for name in columns):
        raise ParamValueError.of(where, "a list of names", repr(columns))
    return columns


def _rows(table: pd.DataFrame, texts: pd.DataFrame) -> Iterator[Row]:
    names = list(table.columns)
    columns = [texts[name] if name in texts else _numbers(table[name]) for name in names]
    for values in zip(*columns, strict=True):
        yield dict(zip(names, values, strict=True))


def _numbers(column: pd.Series) -> pd.Series:
    return column.astype("int32") if column.dtype == bool else column
