"""Names of parameters in containers: what cells that come later are called.

A container does not know what the cells around it have put before its parameters' names, so it
guesses that from the names themselves. The guess is MindSpore's, its odd cases too: checkpoints
hold parameters by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import NamedTuple

from engine.nn.cell import Cell


class KeyPosition(NamedTuple):
    """Where the keys of a container stand in the names of its parameters."""

    prefix: str = ""  # what stands before a key, with its dot
    parts: int = 0  # of how many parts it is

    def name(self, key: str, local: str) -> str:
        """The name of a parameter of the cell under a key."""
        return f"{self.prefix}{key}.{local}"

    def local(self, name: str) -> str:
        """A name without the prefix and the key."""
        return ".".join(name.split(".")[self.parts + 1 :])


def position_of_keys(cells: Mapping[str, Cell]) -> KeyPosition:
    """Where the first parameter's name has the key of its cell.

    Where it has that several times, the first counts at which the next cell's first parameter has
    its own key, else the last.

    >>> from engine import nn
    >>> blocks = nn.CellList([nn.SequentialCell(nn.Dense(1, 1)), nn.SequentialCell(nn.Dense(1, 1))])
    >>> blocks.update_parameters_name("0.blocks.")
    >>> position_of_keys(blocks._cells)
    KeyPosition(prefix='0.blocks.', parts=2)
    """
    firsts = [
        (key, parameter.name.split("."))
        for key, cell in cells.items()
        for parameter in islice(cell.get_parameters(), 1)
    ][:2]
    if not firsts:
        return KeyPosition()
    key, names = firsts[0]
    found = [at for at, part in enumerate(names) if part == key]
    agreed = [at for at in found for other, beside in firsts[1:] if beside[at : at + 1] == [other]]
    at = (agreed or found[-1:] or [0])[0]
    return KeyPosition("".join(f"{part}." for part in names[:at]), at)
