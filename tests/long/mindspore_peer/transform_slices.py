"""Cuts the checkpoints of each folder anew, by the engine that is named; prints the rank lists.

    python transform_slices.py ENGINE FOLDER

Each case is a folder with `before/rank_*`, and strategies `src.*` and `dst.*` where there are any.
Its checkpoints go to `after_ENGINE`. A line of JSON a case: its name, and lists or the error.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path


def found(case: Path, name: str) -> str | None:
    paths = sorted(case.glob(f"{name}.*"))
    return str(paths[0]) if paths else None


def main(engine: str, folder: Path) -> None:
    ms = importlib.import_module(engine)
    for case in sorted(folder.glob("case_*")):
        source, target = found(case, "src"), found(case, "dst")
        ranks = json.loads((case / "ranks.json").read_text())
        try:
            told = [ms.rank_list_for_transform(rank, source, target) for rank in range(ranks)]
            told = [list(map(int, needed)) for needed in told]
            after = str(case / f"after_{engine}")
            ms.transform_checkpoints(str(case / "before"), after, "net_", source, target)
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
        print(json.dumps([case.name, told]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
