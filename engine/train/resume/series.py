"""The checkpoints of a folder in series: those of one prefix and one ending, the newest first."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from engine.errors import CheckpointError
from engine.train.serialization.training_state import Moment

_NUMBERED = r"(?:_(\d+))?-(\d+)_(\d+)"  # which training of the prefix, epoch, step of the epoch

Look = Callable[[Path], Moment | None]


class Series:
    """Files that one saver calls one after the other, from the newest on.

    Args:
        paths: The newest first.
        is_own: Whether the prefix is that of the training's saver.
        look: Tells when a file was saved, None where it holds no state of a training.
        told: Called with the error of a file that is damaged.

    Attributes:
        passed: The newest file that holds parameters alone; None where a state was met before.

    """

    def __init__(
        self,
        paths: Iterable[Path],
        look: Look,
        told: Callable[[CheckpointError], None],
        *,
        is_own: bool,
    ) -> None:
        self._left = list(paths)
        self._look = look
        self._told = told
        self.is_own = is_own
        self.passed: Path | None = None
        self._moment: Moment | None = None

    @property
    def newest(self) -> Path | None:
        """The newest file that is left and holds a state; None when there is none."""
        while self._left and self._moment is None:
            try:
                self._moment = self._look(self._left[0])
            except CheckpointError as error:
                self._told(error)
                self.drop()
            else:
                if self._moment is None:
                    self.passed = self.passed or self._left[0]
                    self.drop()
        return self._left[0] if self._left else None

    @property
    def moment(self) -> Moment | None:
        """When that was saved."""
        return self._moment if self.newest else None

    def end(self) -> None:
        """Let none be left."""
        self._left.clear()
        self._moment = None

    def drop(self) -> None:
        """Go on to the file before."""
        del self._left[0]
        self._moment = None


def newest_first(paths: Iterable[Path], prefix: str) -> list[Path]:
    """The checkpoints of a prefix, the last training's last step first.

    >>> names = ["a-1_9.ckpt", "a-10_1.ckpt", "a_1-1_2.ckpt", "b-1_1.ckpt", "a-1_9_breakpoint.ckpt"]
    >>> [path.name for path in newest_first(map(Path, names), "a")]
    ['a_1-1_2.ckpt', 'a-10_1.ckpt', 'a-1_9.ckpt']

    """
    pattern = re.compile(re.escape(prefix) + _NUMBERED)
    matches = {path: pattern.fullmatch(path.stem) for path in paths}
    orders = {path: [int(n or 0) for n in m.groups()] for path, m in matches.items() if m}
    return sorted(orders, key=lambda path: orders[path], reverse=True)


def in_series(paths: Iterable[Path], prefix: str | None) -> Mapping[tuple[str, str], list[Path]]:
    """The files by prefix and ending, each the newest first; other names are series of their own.

    >>> found = in_series(map(Path, ["a-1_2.ckpt", "a_1-1_1.ckpt", "b-1_1.npz", "best.npz"]), "a")
    >>> list(found)
    [('a', '.ckpt'), ('b', '.npz'), ('best', '.npz')]
    >>> [path.name for path in found["a", ".ckpt"]]
    ['a_1-1_1.ckpt', 'a-1_2.ckpt']

    """
    every = sorted(paths)
    own = [] if prefix is None else newest_first(every, prefix)
    owned = set(own)
    found: dict[tuple[str, str], list[Path]] = {}
    for path in own:
        found.setdefault((str(prefix), path.suffix), []).append(path)
    for path in every:
        if path not in owned:
            match = re.fullmatch(f"(.+?){_NUMBERED}", path.stem)
            found.setdefault((match[1] if match else path.stem, path.suffix), []).append(path)
    return {
        key: paths if key[0] == prefix else newest_first(paths, key[0]) or paths
        for key, paths in found.items()
    }
