"""The rows that MindSpore, and our engine, read of the small data sets.

In the environment of the tests, `python -m tests.engine.dataset.sources.mindspore_rows FOLDER`
makes the data sets in a folder; with a Python that has MindSpore, the file itself, run in the root
of a checkout with that folder, asks tests/data/mindspore/source_rows.json anew.
"""

from __future__ import annotations

import importlib
import inspect
import json
import sys
import zlib
from pathlib import Path
from typing import Any

import numpy as np

KEPT = Path(__file__).parents[3] / "data" / "mindspore" / "source_rows.json"
LISTED = "arguments.json"
# Their rows are drawn; MindSpore's draws are other ones.
DRAWN = ("FakeImageDataset", "RandomDataset")


def make(folder: Path) -> None:
    """The data sets in a folder of its own each, and a list of the arguments."""
    from tests.engine.dataset.sources import picture_folders, sound_folders, text_folders
    from tests.engine.dataset.sources.folders import MAKERS

    assert picture_folders, (sound_folders, text_folders)  # they add their makers to the others
    found = {}
    for name in sorted(set(MAKERS) - set(DRAWN)):
        (folder / name).mkdir()
        found[name] = MAKERS[name](folder / name).arguments
    (folder / LISTED).write_text(json.dumps(found, default=str), encoding="utf-8")


def told(module: Any, name: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """The type and the shape of each column in the first row, and a checksum of every row."""
    kind = getattr(module, name)
    decode = {"decode": True} if "decode" in inspect.signature(kind).parameters else {}
    dataset = kind(**arguments, **decode, shuffle=False, num_parallel_workers=1)
    rows = list(dataset.create_dict_iterator(num_epochs=1, output_numpy=True))
    return {
        "columns": {
            column: [_type(value), *np.shape(value)] for column, value in sorted(rows[0].items())
        },
        "rows": [_checksum(row) for row in rows],
        "size": dataset.get_dataset_size(),
    }


def _type(value: Any) -> str:
    kind = np.asarray(value).dtype
    return "text" if kind.kind == "U" else str(kind)


def _checksum(row: dict[str, Any]) -> int:
    content = ((name, np.asarray(value)) for name, value in sorted(row.items()))
    return zlib.crc32(
        repr(
            [
                (name, value.tolist() if value.dtype.kind == "U" else value.tobytes())
                for name, value in content
            ]
        ).encode()
    )


def ask(folder: Path) -> None:
    mindspore = importlib.import_module("mindspore.dataset")
    listed = json.loads((folder / LISTED).read_text(encoding="utf-8"))
    found = {}
    for name, arguments in listed.items():
        try:
            found[name] = told(mindspore, name, arguments)
        except Exception as error:
            print(name, str(error)[:300])
    lines = (f"{json.dumps(name)}: {json.dumps(rows)}" for name, rows in sorted(found.items()))
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    (make if __package__ else ask)(Path(sys.argv[1]))
