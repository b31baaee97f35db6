"""What a device's checkpoint holds in another layout, from the checkpoints of those before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from engine.errors import CheckpointError
from engine.train.serialization.formats import formats
from engine.train.serialization.load import read_values
from engine.train.serialization.training_state import without_state
from insight.format.contents import every

from .layout import SliceLayout, whole
from .pieces import Pieces
from .ranks import is_of_another_stage, stage_and_device
from .strategy import Strategy


class Recut:
    """Makes the checkpoint of one rank; files are taken one by one, and of each what is needed.

    Args:
        where: Stands first in errors.
        rank: Whose checkpoint is made.
        source: How the parameters lay before; None: whole, in one file.
        target: How they are to lie; None: whole.
        only: Says by name what is made; all without it.

    """

    def __init__(
        self,
        where: str,
        rank: int,
        source: Strategy | None,
        target: Strategy | None,
        only: Callable[[str], bool] = every,
    ) -> None:
        self._where, self._source, self._target, self._only = where, source, target, only
        self._stage, self._device = stage_and_device(where, rank, target)
        self._own = self._device % source.devices if source else 0
        self._pieces: dict[str, dict[SliceLayout, Pieces]] = {}
        self._kept: dict[str, Any] = {}
        self._kept_from: dict[str, tuple[bool, int]] = {}

    def add(self, rank: int, path: Path) -> None:
        """Take what is needed of the checkpoint of a rank before.

        Raises:
            CheckpointError: If the file is damaged, or a slice does not fit the strategy.
            OSError: If it cannot be read.

        """
        stage, device = divmod(rank, self._source.devices) if self._source else (0, 0)
        layouts: dict[str, SliceLayout] = {}

        def wanted(name: str) -> bool:
            if not self._only(name) or self._is_elsewhere(name):
                return False
            layout = self._layout_before(name, stage)
            if layout is None:
                # As it lies, from the rank of the same number; of several stages, from the first.
                key = device != self._own, rank
                if key >= self._kept_from.get(name, (True, rank + 1)):
                    return False
                self._kept_from[name] = key
                return True
            layouts[name] = layout
            return self._pieces_of(name, layout).needs(device)

        for name, value in without_state(partial(values_in, path), wanted).items():
            if name not in layouts:
                self._kept[name] = value
            elif isinstance(value, str):
                got = f"a text in {path}"
                raise CheckpointError(f"{self._where}: {name} expected a parameter, got {got}.")
            else:
                self._pieces_of(name, layouts[name]).add(device, value)

    def values(self) -> dict[str, Any]:
        """All of the checkpoint: what was cut anew, then what is as it was.

        Raises:
            CheckpointError: If slices are missing, or no parameter is in the strategies.

        """
        if not self._pieces and (self._source or self._target):
            expected = "parameters of the strategies in the checkpoints"
            raise CheckpointError(f"{self._where} expected {expected}, got none.")
        joined = {name: _whole_one(found).joined() for name, found in self._pieces.items()}
        return joined | self._kept

    def _is_elsewhere(self, name: str) -> bool:
        of_source = self._source is None or name in self._source.layouts
        return of_source and is_of_another_stage(name, self._stage, self._target)

    def _layout_before(self, name: str, stage: int) -> SliceLayout | None:
        """How it lies in a stage; None for what is taken over as it is."""
        after = self._layout_after(name)
        if self._source is None:
            return whole(len(after.axes) - bool(after.fields)) if after else None
        if name not in self._source.layouts or (self._target and after is None):
            return None
        by_stage = self._source.layouts[name]
        return by_stage.get(stage, by_stage[min(by_stage)])

    def _layout_after(self, name: str) -> SliceLayout | None:
        return self._target.layout(name, self._stage) if self._target else None

    def _pieces_of(self, name: str, layout: SliceLayout) -> Pieces:
        found = self._pieces.setdefault(name, {})
        if layout not in found:
            where = f"{self._where}: parameter {name!r}"
            found[layout] = Pieces(where, layout, self._layout_after(name), self._device)
        return found[layout]


def _whole_one(found: dict[SliceLayout, Pieces]) -> Pieces:
    """Of a parameter that several stages have, in one layout or another, one that is all there."""
    return next(
        (pieces for pieces in found.values() if not pieces.sources()), next(iter(found.values()))
    )


def values_in(path: Path, wanted: Any) -> Mapping[str, Any]:
    """What is wanted of a checkpoint of any format.

    Raises:
        CheckpointError: If its name has the ending of no format, or it is damaged.
        OSError: If it cannot be read.

    """
    codec = next((codec for codec in formats().values() if codec.suffix == path.suffix), None)
    if codec is None:
        endings = " or ".join(codec.suffix for codec in formats().values())
        raise CheckpointError(f"checkpoint {path} expected a name that ends in {endings}.")
    return read_values(codec, path, None, "AES-GCM", check_crc=False, wanted=wanted)
