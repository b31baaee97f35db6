"""The Python of a notebook: its code cells, and what of them only IPython understands."""

from __future__ import annotations

import ast
import json
import re
from typing import NamedTuple

from engine.errors import ArgumentValueError

# Lines and cells that IPython runs as Python and measures; what follows is as good without it.
_MEASURED = re.compile(r"^(\s*)%%?(?:time|timeit|prun|capture)\b((?:\s+-\w+(?:\s+\d+)?)*)\s*(.*)$")
_OF_IPYTHON = re.compile(r"^\s*(?:[%!?]|[\w.]+\?{1,2}\s*$)")


class Cell(NamedTuple):
    """A code cell.

    Attributes:
        source: Its Python, as many lines as it has.
        left_out: Its lines that only IPython understands, as they stand there.

    """

    source: str
    left_out: tuple[str, ...]


def cells_of(text: str) -> list[Cell]:
    r"""The code cells of a notebook.

    What IPython only measures (`%time`, `%%capture`) stays as Python; other lines of IPython, and
    cells of another language (`%%bash`), are left out.

    Args:
        text: The file: JSON, as version 4 of the format has it.

    Raises:
        ArgumentValueError: If it is no such notebook.

    >>> cells_of('{"cells": [{"cell_type": "code", "source": ["!ls\\n", "%time print(1)"]}]}')
    [Cell(source='pass\nprint(1)', left_out=('!ls',))]

    """
    try:
        cells = json.loads(text)["cells"]
        code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    except (ValueError, KeyError, TypeError) as error:
        raise ArgumentValueError.of("cells_of", "a notebook of version 4", repr(error)) from error
    return [_cell(source) for source in code]


def _cell(text: str) -> Cell:
    if _is_python(text):  # a text within quotes may look like IPython's
        return Cell(text, ())
    lines = text.split("\n")
    first = next((line for line in lines if line.strip()), "")
    if first.startswith("%%") and not _MEASURED.match(first):
        return Cell("\n" * (len(lines) - 1), (f"{first.strip()} …",))
    left_out: list[str] = []
    return Cell("\n".join(_python(line, left_out) for line in lines), tuple(left_out))


def _is_python(text: str) -> bool:
    try:
        ast.parse(text)
    except (SyntaxError, ValueError):
        return False
    return True


def _python(line: str, left_out: list[str]) -> str:
    """A line as Python; one that has none is noted and gives way to `pass`."""
    measured = _MEASURED.match(line)
    if measured:
        return measured[1] + (measured[3] or "pass")
    if not _OF_IPYTHON.match(line):
        return line
    left_out.append(line.strip())
    return line[: len(line) - len(line.lstrip())] + "pass"
