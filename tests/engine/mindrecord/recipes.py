"""Files of records that MindSpore and we write alike, as recipes; and what MindSpore wrote.

    python tests/engine/mindrecord/recipes.py tests/data/mindrecord

with a Python that has MindSpore writes `kinds.mindrecord`, its index, and `written.json` anew: the
hashes of the files, and of the lines of their indexes.
"""

from __future__ import annotations

import hashlib
import json
import math
import sqlite3
import sys
from pathlib import Path

import numpy as np

SMALL, ROOMY, PAGE = 1 << 14, 1 << 16, 1 << 15
KINDS = {
    "name": {"type": "string"},
    "label": {"type": "int32"},
    "long": {"type": "int64"},
    "score": {"type": "float32"},
    "exact": {"type": "float64"},
    "image": {"type": "bytes"},
    "ids": {"type": "int32", "shape": [-1]},
    "pairs": {"type": "int64", "shape": [2, -1]},
    "box": {"type": "float32", "shape": [2]},
    "curve": {"type": "float64", "shape": [-1, 2]},
}


def kinds(number):
    return {
        "name": f"né {number} 中😀",
        "label": number * 70 - 100,
        "long": -(2**40) + number,
        "score": 0.25 * number,
        "exact": number / 3,
        "image": bytes(range(number)) + b"x\0",
        "ids": np.array([1, -300, 70000, number], np.int32),
        "pairs": np.array([[1, 2**40], [number, -5]], np.int64),
        "box": np.array([1.5, number], np.float32),
        "curve": np.array([[1, 2], [3, number]], np.float64),
    }


def sized(number, raw, blob):
    """A row whose two parts have about so many bytes, and differ from row to row."""
    return {
        "text": "ab"[number % 2] * (raw * (1 + number % 7) // 7),
        "data": bytes([number % 256]) * (1 + blob * (1 + number % 5) // 5),
    }


NUMBERS = (0, 127, 128, 255, 256, 65535, 65536, 2**31, 2**32, 2**63 - 1)
NUMBERS += (-1, -32, -33, -128, -129, -32768, -32769, -(2**31), -(2**31) - 1, -(2**63))
FLOATS = (0.0, -0.0, 1.5, 0.1, 1e300, 1e-45, 3.4e38, 3.5e38, -2.0)
LENGTHS = (0, 15, 16, 31, 32, 127, 128, 255, 256, 10000)


def numbers(number):
    return {
        "whole": NUMBERS[number % len(NUMBERS)],
        "real": FLOATS[number % len(FLOATS)],
        "text": "ü" * LENGTHS[number % len(LENGTHS)],
    }


def arrays(number):
    wide = np.arange(number + 1) * 10 ** (number % 18)
    return {"wide": wide.astype(np.int64), "narrow": (wide % 100).astype(np.int32) - 50}


TEXT_AND_DATA = {"text": {"type": "string"}, "data": {"type": "bytes"}}
RECIPES = {
    # name: schema, searched, size of headers, rows of each call, row
    "kinds": (KINDS, ["name", "label", "score"], SMALL, (2, 1, 2), kinds),
    "pages": (TEXT_AND_DATA, None, ROOMY, (3,) * 20, lambda n: sized(n, 100, 9000)),
    "groups": (TEXT_AND_DATA, None, ROOMY, (2, 3) * 12, lambda n: sized(n, 15000, 100)),
    "both": (TEXT_AND_DATA, ["text"], ROOMY, (5, 1) * 10, lambda n: sized(n, 8000, 9000)),
    "numbers": (
        {"whole": {"type": "int64"}, "real": {"type": "float64"}, "text": {"type": "string"}},
        None,
        ROOMY,
        (9,) * 5,
        numbers,
    ),
    "arrays": (
        {"wide": {"type": "int64", "shape": [-1]}, "narrow": {"type": "int32", "shape": [-1]}},
        None,
        SMALL,
        (7, 13),
        arrays,
    ),
    "array": ({"wide": {"type": "int64", "shape": [-1]}}, None, SMALL, (20,), arrays),
}


def rows_of(name):
    """The rows of a recipe, a list for each call."""
    schema, *_, calls, row = RECIPES[name]
    rows = [{key: row(number)[key] for key in schema} for number in range(sum(calls))]
    ends = np.cumsum(calls).tolist()
    return [rows[end - size : end] for end, size in zip(ends, calls, strict=True)]


def write(file_writer, path, name, append_after=None):
    """Write a recipe by a `FileWriter`, MindSpore's or ours; some calls in a second turn."""
    schema, searched, header_size, *_ = RECIPES[name]
    writer = file_writer(str(path), 1)
    writer.set_header_size(header_size)
    writer.set_page_size(PAGE)
    writer.add_schema(schema, f"about {name}")
    if searched:
        writer.add_index(searched)
    calls = rows_of(name)
    for rows in calls[:append_after]:
        writer.write_raw_data(rows)
    writer.commit()
    if append_after is not None:
        writer = file_writer.open_for_append(str(path))
        for rows in calls[append_after:]:
            writer.write_raw_data(rows)
        writer.commit()


def written(path):
    """The hashes of a file and of the lines of its index."""
    with sqlite3.connect(f"{path}.db") as database:
        found = database.execute("SELECT * FROM INDEXES ORDER BY ROW_ID")
        names = [column[0] for column in found.description]
        lines = [sorted(zip(names, line, strict=True)) for line in found]
    database.close()
    index = hashlib.sha256(repr(lines).encode()).hexdigest()
    return {"file": hashlib.sha256(path.read_bytes()).hexdigest(), "index": index}


def same(one, other):
    """Whether two rows are equal: names, types, shapes and values."""
    if one.keys() != other.keys():
        return False
    return all(_same(one[name], other[name]) for name in one)


def _same(one, other):
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and np.array_equal(one, other)
    if isinstance(one, float):
        return (
            isinstance(other, float)
            and math.copysign(1, one) == math.copysign(1, other)
            and one == other
        )
    return type(one) is type(other) and one == other


if __name__ == "__main__":
    from mindspore.mindrecord import FileWriter

    folder = Path(sys.argv[1])
    found = {}
    for name in RECIPES:
        path = folder / f"{name}.mindrecord"
        write(FileWriter, path, name)
        found[name] = written(path)
        if name != "kinds":
            path.unlink()
            Path(f"{path}.db").unlink()
    (folder / "written.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
