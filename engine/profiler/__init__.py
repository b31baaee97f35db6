"""Where the time of a training goes, measured by Python's own profiler.

MindSpore's `Profiler` reads its runtime; what it asks for beyond the time of functions is recorded
and has no effect. The files are those that `pstats` and its viewers read, and a table.
"""

from __future__ import annotations

import cProfile
import csv
import os
import pstats
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

__all__ = ["Profiler"]

_COLUMNS = ("function", "calls", "own_s", "total_s")


class Profiler:
    """Measures from its construction on, until `analyse` writes what was found.

    `output_path/profiler/functions.prof` is for `pstats`; `functions.csv` has a row for each
    function, the slowest first: calls, seconds in it alone, and with all that it called. Measuring
    makes a training slower, the more the smaller its operators are.

    Args:
        output_path: The folder that `profiler/` is made in.
        start_profile: Whether to begin at once; else `start` does.
        **kwargs: MindSpore's other options, such as `profile_memory`: recorded in `options`.

    Attributes:
        steps: How often `step` was called; seconds a step are a row's `total_s` by it.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        StateError: If another profiler of Python measures already.

    >>> import tempfile
    >>> folder = tempfile.mkdtemp()
    >>> profiler = Profiler(output_path=folder)
    >>> _ = sum(range(10))
    >>> profiler.analyse()
    >>> sorted(path.name for path in (Path(folder) / "profiler").iterdir())
    ['functions.csv', 'functions.prof']

    """

    def __init__(
        self, output_path: str = "./data", start_profile: bool = True, **kwargs: Any
    ) -> None:
        if not isinstance(output_path, str | Path):
            raise ArgumentTypeError.of("Profiler(output_path)", "a path", output_path)
        try:
            is_path = b"\0" not in os.fsencode(output_path)
        except UnicodeEncodeError:
            is_path = False
        if not is_path:
            got = f"{str(output_path)!a}, which no file can have"
            raise ArgumentValueError.of("Profiler(output_path)", "a path", got)
        if not isinstance(start_profile, bool):
            raise ArgumentTypeError.of("Profiler(start_profile)", "a bool", start_profile)
        self.folder, self.options = Path(output_path) / "profiler", kwargs
        self._profile, self._measures, self.steps = cProfile.Profile(), False, 0
        if start_profile:
            self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.analyse()

    def start(self) -> None:
        """Measure, if it does not yet.

        Raises:
            StateError: If another profiler of Python does.

        """
        if self._measures:
            return
        try:
            self._profile.enable()
        except ValueError as error:
            raise StateError(
                "Profiler expected to be the only one of Python's profilers, got another that "
                "measures already. Hint: analyse() or stop() the other first."
            ) from error
        self._measures = True

    def stop(self) -> None:
        """Measure no more, until `start`."""
        if self._measures:
            self._profile.disable()
            self._measures = False

    def step(self) -> None:
        """Count a step of the training, in `steps`."""
        self.steps += 1

    def analyse(self, *_args: Any, **_kwargs: Any) -> None:
        """Stop, and write what was found; MindSpore's options of its analysis have no effect."""
        self.stop()
        self.folder.mkdir(parents=True, exist_ok=True)
        self._profile.dump_stats(self.folder / "functions.prof")
        with (self.folder / "functions.csv").open("w", newline="", encoding="utf-8") as file:
            table = csv.writer(file)
            table.writerow(_COLUMNS)
            table.writerows(_rows(self._profile))


def _rows(profile: cProfile.Profile) -> list[tuple[str, int, float, float]]:
    if not profile.getstats():
        return []
    found: dict[Any, Any] = vars(pstats.Stats(profile))["stats"]
    rows = [
        (f"{file}:{line}({name})", calls, own_s, total_s)
        for (file, line, name), (_, calls, own_s, total_s, _) in found.items()
    ]
    return sorted(rows, key=lambda row: -row[2])
