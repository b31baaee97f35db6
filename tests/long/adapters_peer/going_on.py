"""What a training that goes on, or begins anew, is to record; runs beside the framework."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterable
from typing import Any


class Wanted(logging.Handler):
    """The rows that the frameworks' own counts ask for, by run and tag, and what adapters said."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.rows: dict[str, dict[str, list[list[Any]]]] = {}
        self.said: list[str] = []
        logging.getLogger("insight.adapters").addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())

    def steps(self, run: str, tag: str, steps: Iterable[int], values: Iterable[Any]) -> None:
        """Adds rows of one tag; `values` are those that the framework reported."""
        rows = [[step, float(value)] for step, value in zip(steps, values, strict=True)]
        self.rows.setdefault(run, {}).setdefault(tag, []).extend(rows)

    def say(self) -> None:
        sys.stdout.write(f"\n{json.dumps({'rows': self.rows, 'said': self.said})}\n")
