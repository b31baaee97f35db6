"""Operations on the columns as a whole: fewer of them, or other names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.errors import ArgumentValueError

from . import arguments
from .base import Dataset
from .description import Description, node
from .picks import Picks, Row
from .turn import Turn


class ProjectDataset(Dataset):
    """Some columns, in the order asked for."""

    def __init__(self, child: Dataset, columns: str | Sequence[str]) -> None:
        super().__init__(child)
        self.columns = arguments.names("project(columns)", columns)
        if not self.columns:
            raise ArgumentValueError.of("project(columns)", "at least one column", columns)
        self._indexes = arguments.positions("project(columns)", self.columns, child._columns())

    def _columns(self) -> list[str]:
        return self.columns

    def _picks(self, turn: Turn) -> Picks | None:
        picks = self.children[0]._picks(turn.below(0))
        return None if picks is None else picks.only(self._indexes)

    def _rows(self, turn: Turn) -> Iterator[Row]:
        rows = self.children[0]._rows(turn.below(0))
        return (tuple(row[index] for index in self._indexes) for row in rows)

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        return node("Project", [self.children[0].describe()], columns=self.columns)


class RenameDataset(Dataset):
    """The same columns under other names."""

    def __init__(
        self,
        child: Dataset,
        input_columns: str | Sequence[str],
        output_columns: str | Sequence[str],
    ) -> None:
        super().__init__(child)
        self.old = arguments.names("rename(input_columns)", input_columns)
        self.new = arguments.names("rename(output_columns)", output_columns)
        if len(self.old) != len(self.new):
            raise ArgumentValueError.of("rename", f"{len(self.old)} new names", self.new)
        arguments.positions("rename(input_columns)", self.old, child._columns())
        renamed = dict(zip(self.old, self.new, strict=True))
        names = [renamed.get(name, name) for name in child._columns()]
        self._renamed = arguments.distinct("rename(output_columns)", names)

    def _columns(self) -> list[str]:
        return self._renamed

    def _picks(self, turn: Turn) -> Picks | None:
        return self.children[0]._picks(turn.below(0))

    def _rows(self, turn: Turn) -> Iterator[Row]:
        return self.children[0]._rows(turn.below(0))

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        child = self.children[0].describe()
        return node("Rename", [child], input_columns=self.old, output_columns=self.new)
