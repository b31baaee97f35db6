"""What a check found in sources that are as they were, kept in `.cache`.

To parse every module takes seconds, and a change touches a few.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER = Path(__file__).resolve().parent.parent / ".cache" / "findings"


class KeptFindings:
    """Findings of one check, as a context: what it was asked for is kept when that ends.

    Args:
        name: Of the file that keeps them.
        check: The file that says what is looked for; another text of it finds all anew.

    """

    def __init__(self, name: str, check: str) -> None:
        self._path = FOLDER / f"{name}.json"
        self._check = Path(check).read_text(encoding="utf-8")
        self._before: dict[str, Any] = {}
        self._now: dict[str, Any] = {}

    def __enter__(self) -> Self:
        if self._path.is_file():
            self._before = json.loads(self._path.read_text(encoding="utf-8"))
        return self

    def of(self, *texts: str, find: Callable[[], Any]) -> Any:
        """What `find` gives for these texts, as JSON has it."""
        whole = "\0".join([self._check, *texts])
        key = hashlib.sha256(whole.encode("utf-8", "surrogatepass")).hexdigest()
        self._now[key] = self._before[key] if key in self._before else find()
        return self._now[key]

    def __exit__(self, *_: object) -> None:
        if self._now.keys() == self._before.keys():
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        whole = self._path.with_suffix(f".{os.getpid()}")
        whole.write_text(json.dumps(self._now), encoding="utf-8")
        whole.replace(self._path)
