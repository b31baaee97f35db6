"""Rows of record files, found by the value of a field and given page by page."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from .exceptions import (
    MRMDefineCategoryError,
    MRMFetchDataError,
    MRMReadCategoryInfoError,
    ParamTypeError,
    ParamValueError,
)
from .names import check_consumers, check_names
from .records import Records


class MindPage:
    """Groups the rows of record files by one field, and reads a group page by page.

    Args:
        file_name: One file of a set, whose others lie beside it; or a list of files.
        num_consumer: How many threads MindSpore reads with; here whoever asks for rows reads them.

    Raises:
        ParamValueError: If an argument does not fit.
        MRMOpenError: If a file or its index is not there.
        RecordError: If a file is damaged.

    >>> import tempfile
    >>> from engine.mindrecord import FileWriter, MindPage
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     writer = FileWriter(f"{folder}/cats")
    ...     writer.add_schema({"name": {"type": "string"}, "label": {"type": "int32"}})
    ...     writer.write_raw_data([{"name": name, "label": len(name)} for name in ("tom", "tim")])
    ...     writer.commit()
    ...     pages = MindPage(f"{folder}/cats")
    ...     pages.category_field = "label"
    ...     pages.read_at_page_by_name("3", 1, 1)
    [{'label': 3, 'name': 'tim'}]

    """

    def __init__(self, file_name: str | list[str], num_consumer: int = 4) -> None:
        check_names("MindPage(file_name)", file_name)
        check_consumers("MindPage(num_consumer)", num_consumer)
        self._records = Records(file_name)
        self._candidates = self._records.files[0].index.searched()
        self._field = ""
        self._texts: list[str] = []  # the value of the field in each row

    @property
    def candidate_fields(self) -> list[str]:
        """The fields that rows can be grouped by."""
        return list(self._candidates)

    @property
    def category_field(self) -> str | None:
        """The field that rows are grouped by; None until it is set.

        Raises:
            ParamTypeError: If it is set to no name.
            MRMDefineCategoryError: If it is set to a field that has no index.

        """
        return self._field or None

    @category_field.setter
    def category_field(self, category_field: str) -> None:
        where = "MindPage.category_field"
        if not isinstance(category_field, str) or not category_field:
            raise ParamTypeError.of(where, "the name of a field", repr(category_field))
        if category_field not in self._candidates:
            expected = f"one of {self._candidates}"
            raise MRMDefineCategoryError.of(where, expected, repr(category_field))
        self._field = category_field
        files = self._records.files
        self._texts = [text for file in files for text in file.index.texts(category_field)]

    def read_category_info(self) -> str:
        """The groups as JSON: their numbers, the values of their rows, and how many these are.

        Raises:
            MRMReadCategoryInfoError: If no field was set.

        """
        categories = [
            {"count": count, "id": number, "name": name}
            for number, (name, count) in enumerate(self._categories())
        ]
        content = {"categories": categories, "key": f"{self._field}_0"}
        return json.dumps(content, separators=(",", ":"), ensure_ascii=False)

    def _categories(self) -> list[tuple[str, int]]:
        if not self._field:
            where, hint = "MindPage", f"set category_field, to one of {self._candidates}"
            raise MRMReadCategoryInfoError.of(where, "a field to group rows by", "none", hint)
        return sorted(Counter(self._texts).items())

    def read_at_page_by_id(self, category_id: int, page: int, num_row: int) -> list[dict[str, Any]]:
        """Rows of the group with that number.

        Args:
            category_id: The number, as `read_category_info` tells it.
            page: Which page of the group, from 0.
            num_row: How many rows a page has.

        Raises:
            ParamValueError: If an argument does not fit.
            MRMReadCategoryInfoError: If no field was set.
            MRMFetchDataError: If there is no such group, or it has no such page.
            RecordError: If a row is damaged.

        """
        where = "MindPage.read_at_page_by_id"
        _check_count(f"{where}(category_id)", category_id, 0)
        categories = self._categories()
        if category_id >= len(categories):
            expected = f"a group from 0 to {len(categories) - 1}"
            raise MRMFetchDataError.of(where, expected, category_id)
        return self._page(where, categories[category_id][0], page, num_row)

    def read_at_page_by_name(
        self, category_name: str, page: int, num_row: int
    ) -> list[dict[str, Any]]:
        """Rows of the group with that value, as a text; see `read_at_page_by_id`."""
        where = "MindPage.read_at_page_by_name"
        if not isinstance(category_name, str):
            raise ParamValueError.of(f"{where}(category_name)", "a str", repr(category_name))
        if category_name not in dict(self._categories()):
            expected = f"a value of field '{self._field}'"
            raise MRMFetchDataError.of(where, expected, repr(category_name))
        return self._page(where, category_name, page, num_row)

    def _page(self, where: str, name: str, page: int, num_row: int) -> list[dict[str, Any]]:
        _check_count(f"{where}(page)", page, 0)
        _check_count(f"{where}(num_row)", num_row, 1)
        numbers = [number for number, text in enumerate(self._texts) if text == name]
        if page * num_row >= len(numbers):
            expected = f"a page of {len(numbers)} rows"
            raise MRMFetchDataError.of(where, expected, f"page {page} of {num_row} rows each")
        chosen = numbers[page * num_row : (page + 1) * num_row]
        return [self._records.row(number) for number in chosen]


def _check_count(where: str, value: Any, low: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or value < low:
        raise ParamValueError.of(where, f"an int from {low}", repr(value))
