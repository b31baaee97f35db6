"""Write record files, or read them in every way; with MindSpore or with our engine.

    python exchange_records.py (engine | mindspore) write FOLDER SEED
    python exchange_records.py (engine | mindspore) read FOLDER ANSWERS

Our engine writes TFRecord files, too: MindSpore writes none. The answers are JSON.
"""

import gzip
import importlib
import json
import sys
import zlib
from pathlib import Path

import numpy as np

from tests.engine.mindrecord.recipes import RECIPES, write

KEY = "89012345678901234567890123456789"
KINDS = ("int32", "int64", "float32", "float64", "string", "bytes")
NEAR, FAR = 1e-12, 2**62
LETTERS = "aZ9 _üß中😀"
SHARDS, APPENDED, ENCRYPTED = "shards", "appended", "encrypted"
TFRECORDS = ("one", "two", "three")


def drawn_schema(rng):
    schema = {"number": {"type": "int64"}, "group": {"type": "string"}}
    for number in range(rng.integers(3, 9)):
        kind = str(rng.choice(KINDS))
        schema[f"field_{number}"] = {"type": kind}
        if kind in KINDS[:4] and rng.random() < 0.6:
            shape = [int(axis) for axis in rng.integers(1, 4, rng.integers(1, 4))]
            if rng.random() < 0.5:
                shape[rng.integers(len(shape))] = -1
            schema[f"field_{number}"]["shape"] = shape
    return schema


def drawn_number(rng, kind):
    bits = int(rng.integers(1, 32 if kind == "int32" else 64))
    whole = int(rng.integers(-(2 ** (bits - 1)), 2 ** (bits - 1)))
    return whole if kind.startswith("int") else float(np.float32(whole)) + 0.5


def drawn_value(rng, kind, shape=None):
    if shape is not None:
        axes = [int(rng.integers(1, 5)) if axis == -1 else axis for axis in shape]
        numbers = [drawn_number(rng, kind) for _ in range(int(np.prod(axes)))]
        return np.array(numbers, kind).reshape(axes)
    if kind == "bytes":
        return rng.bytes(rng.integers(1, 3000))
    if kind == "string":
        return "".join(rng.choice(list(LETTERS), rng.integers(1, 40)))
    return drawn_number(rng, kind)


def drawn_rows(rng, schema, count, first=0):
    return [
        {
            **{name: drawn_value(rng, *one.values()) for name, one in schema.items()},
            "number": number,
            "group": "abc"[number % 3],
        }
        for number in range(first, first + count)
    ]


def write_drawn(records, path, rng, shards=1):
    schema = drawn_schema(rng)
    writer = records.FileWriter(path, shards)
    writer.set_header_size(1 << 16)
    writer.set_page_size(1 << 15)
    writer.add_schema(schema, "drawn")
    writer.add_index(["number", "group"])
    for count in rng.integers(1, 12, 5):
        writer.write_raw_data(drawn_rows(rng, schema, int(count), first=int(count)))
    writer.commit()
    return schema


def write_all(library, folder, seed):
    records = importlib.import_module(f"{library}.mindrecord")
    for name in RECIPES:
        write(records.FileWriter, folder / name, name)
    rng = np.random.default_rng(seed)
    for number in range(4):
        write_drawn(records, str(folder / f"drawn{number}"), rng)
    write_drawn(records, str(folder / SHARDS), rng, shards=3)
    schema = write_drawn(records, str(folder / APPENDED), rng)
    writer = records.FileWriter.open_for_append(str(folder / APPENDED))
    writer.write_raw_data(drawn_rows(rng, schema, 9, first=90))
    writer.commit()
    records.set_enc_key(KEY)
    write_drawn(records, str(folder / ENCRYPTED), rng)
    if library == "engine":
        write_examples(folder, rng)


def write_examples(folder, rng):
    from insight.format.examples import example_payload
    from insight.format.frames import frame

    for first, name in enumerate(TFRECORDS):
        examples = [
            {
                "number": np.array([10 * first + number]),
                "wide": rng.integers(-(2**40), 2**40, 4),
                "floats": rng.random(rng.integers(1, 5)).astype(np.float32),
                "text": ["".join(rng.choice(list(LETTERS), 5)).encode()],
                "raw": [rng.bytes(6), rng.bytes(6)],
            }
            for number in range(3 + first)
        ]
        content = b"".join(frame(example_payload(one)) for one in examples)
        (folder / f"{name}.tfrecord").write_bytes(content)
        (folder / f"{name}.gzip").write_bytes(gzip.compress(content))
        (folder / f"{name}.zlib").write_bytes(zlib.compress(content))


def plain(value):
    """A value of a row as JSON has it.

    Of floats MindSpore's reader makes those int64 that are whole, or nearly.
    """
    if isinstance(value, np.ndarray):
        kind = value.dtype.kind
        if kind in "SU":
            return [value.dtype.kind, list(value.shape), [str(one) for one in value.reshape(-1)]]
        return [str(value.dtype), list(value.shape), value.tolist()]
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, int | float):
        return float(value).hex() if NEAR < abs(value) < FAR else "next to 0, or far"
    return value


def plain_rows(rows):
    return [{name: plain(row[name]) for name in sorted(row)} for row in rows]


def passed(data):
    return plain_rows(data.create_dict_iterator(num_epochs=1, output_numpy=True))


def by_number(rows):
    return sorted(rows, key=json.dumps)


def read_records(library, folder, name):
    records = importlib.import_module(f"{library}.mindrecord")
    dataset = importlib.import_module(f"{library}.dataset")
    path = str(folder / name)
    if name == SHARDS:  # which file has one row more is chance in MindSpore
        return {
            "reader": by_number(plain_rows(records.FileReader(f"{path}0").get_next())),
            "dataset": by_number(passed(dataset.MindDataset(f"{path}0", shuffle=False))),
        }
    reader = records.FileReader(path)
    found = {"reader": plain_rows(reader.get_next())}
    reader.close()
    found["dataset"] = passed(dataset.MindDataset(path, shuffle=False))
    part = dataset.MindDataset(path, shuffle=False, num_shards=3, shard_id=1)
    found["part"] = [part.get_dataset_size(), passed(part)]
    sampler = dataset.SubsetSampler([2, 0])
    found["some"] = passed(dataset.MindDataset(path, sampler=sampler))
    if name.startswith("drawn") or name == APPENDED:
        found["pages"] = pages(records, path)
    return found


def pages(records, path):
    """What a `MindPage` tells of each group of rows."""
    page = records.MindPage(path)
    page.category_field = "group"
    told = json.loads(page.read_category_info())
    groups = {
        one["name"]: plain_rows(page.read_at_page_by_id(one["id"], 0, one["count"]))
        for one in told["categories"]
    }
    return [sorted(page.candidate_fields), told, groups]


def read_examples(library, folder):
    dataset = importlib.import_module(f"{library}.dataset")
    schema = dataset.Schema()
    schema.add_column("number", "int32", [])
    schema.add_column("wide", "int64", [2, 2])
    schema.add_column("floats", "float32")
    schema.add_column("text", "string")
    schema.add_column("raw", "uint8", [2, 6])
    found = {}
    for compression, ending in (("", "tfrecord"), ("GZIP", "gzip"), ("ZLIB", "zlib")):
        paths = [str(folder / f"{name}.{ending}") for name in TFRECORDS]
        # With more workers MindSpore mixes the rows of several files.
        options = {"compression_type": compression, "shuffle": False, "num_parallel_workers": 1}
        for title, wanted in (("bare", None), ("schema", schema)):
            data = dataset.TFRecordDataset(paths, wanted, **options)
            found[f"{title} {ending}"] = [data.get_dataset_size(), passed(data)]
        for shard in range(2):
            part = dataset.TFRecordDataset(
                paths, num_shards=2, shard_id=shard, shard_equal_rows=not compression, **options
            )
            found[f"{shard} {ending}"] = passed(part)
    return found


def read_all(library, folder):
    answers = {
        name: read_records(library, folder, name)
        for name in [*RECIPES, *(f"drawn{number}" for number in range(4)), SHARDS, APPENDED]
    }
    if (folder / f"{TFRECORDS[0]}.tfrecord").exists():
        answers["examples"] = read_examples(library, folder)
    importlib.import_module(f"{library}.mindrecord").set_enc_key(KEY)
    answers[ENCRYPTED] = read_records(library, folder, ENCRYPTED)
    return answers


if __name__ == "__main__":
    library, task, folder, last = sys.argv[1:]
    if task == "write":
        write_all(library, Path(folder), int(last))
    else:
        answers = read_all(library, Path(folder))
        Path(last).write_text(json.dumps(answers), encoding="utf-8")
