"""The files of a small data set of each kind, as they come from their makers."""

from __future__ import annotations

import io
import json
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from PIL import Image

from engine import dataset as ds
from engine.mindrecord import FileWriter
from insight.format.examples import example_payload
from insight.format.frames import frame


class Made(NamedTuple):
    """A data set: what it is made by, and how many rows it has."""

    arguments: dict[str, Any]
    rows: int


Maker = Callable[[Path], Made]
MAKERS: dict[str, Maker] = {}


def maker(*names: str) -> Callable[[Maker], Maker]:
    def named(make: Maker) -> Maker:
        MAKERS.update(dict.fromkeys(names, make))
        return make

    return named


def write(path: Path, content: str | bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    data = content.encode() if isinstance(content, str) else content
    path.write_bytes(data)
    return path


def picture(number: int = 0, size: tuple[int, ...] = (3, 4, 3), kind: str = "PNG") -> bytes:
    pixels = (np.arange(np.prod(size)) * 7 + number * 11) % 256
    file = io.BytesIO()
    Image.fromarray(pixels.astype(np.uint8).reshape(size)).save(file, kind)
    return file.getvalue()


def idx(array: np.ndarray, kind: int = 8) -> bytes:
    head = struct.pack(f">BBBB{array.ndim}I", 0, 0, kind, array.ndim, *array.shape)
    return head + array.tobytes()


def digits(folder: Path, prefix: str, count: int, ending: str = "labels-idx1-ubyte") -> None:
    images = np.arange(count * 784).reshape(count, 28, 28).astype(np.uint8)
    write(folder / f"{prefix}-images-idx3-ubyte", idx(images))
    labels = np.arange(count) % 3
    table = np.repeat(labels[:, None], 8, axis=1).astype(">i4")
    content = idx(table, 0x0C) if ending.endswith("int") else idx(labels.astype(np.uint8))
    write(folder / f"{prefix}-{ending}", content)


@maker("MnistDataset", "FashionMnistDataset", "KMnistDataset")
def mnist(folder: Path) -> Made:
    digits(folder, "train", 7)
    digits(folder, "t10k", 4)
    return Made({"dataset_dir": folder}, 11)


@maker("EMnistDataset")
def emnist(folder: Path) -> Made:
    digits(folder, "emnist-letters-train", 7)
    return Made({"dataset_dir": folder, "name": "letters"}, 7)


@maker("QMnistDataset")
def qmnist(folder: Path) -> Made:
    for prefix in ("qmnist-train", "qmnist-test", "xnist"):
        digits(folder, prefix, 3, "labels-idx2-int")
    return Made({"dataset_dir": folder}, 9)


@maker("Cifar10Dataset")
def cifar10(folder: Path) -> Made:
    write(folder / "data_batch_1.bin", np.arange(7 * 3073).astype(np.uint8).tobytes())
    return Made({"dataset_dir": folder}, 7)


@maker("Cifar100Dataset")
def cifar100(folder: Path) -> Made:
    write(folder / "train.bin", np.arange(7 * 3074).astype(np.uint8).tobytes())
    return Made({"dataset_dir": folder}, 7)


@maker("ImageFolderDataset")
def image_folder(folder: Path) -> Made:
    for number in range(7):
        write(folder / f"class{number % 3}" / f"{number}.png", picture(number))
    return Made({"dataset_dir": folder}, 7)


@maker("ManifestDataset")
def manifest(folder: Path) -> Made:
    lines = []
    for number in range(7):
        path = write(folder / f"{number}.png", picture(number))
        names = [{"name": f"class{number % 3}"}]
        lines.append(json.dumps({"source": str(path), "usage": "TRAIN", "annotation": names}))
    return Made({"dataset_file": write(folder / "a.manifest", "\n".join(lines))}, 7)


@maker("CelebADataset")
def celeba(folder: Path) -> Made:
    attributes = " ".join(["1", "-1"] * 20)
    rows = [f"{number}.jpg {attributes}" for number in range(7)]
    write(folder / "list_attr_celeba.txt", "\n".join(["7", "names", *rows]))
    for number in range(7):
        write(folder / f"{number}.jpg", picture(number))
    return Made({"dataset_dir": folder}, 7)


BOX = "<bndbox><xmin>1</xmin><ymin>2</ymin><xmax>4</xmax><ymax>8</ymax></bndbox>"


@maker("VOCDataset")
def voc(folder: Path) -> Made:
    for number in range(7):
        write(folder / "JPEGImages" / f"{number}.jpg", picture(number))
        found = f"<object><name>class{number % 3}</name>{BOX}</object>"
        write(folder / "Annotations" / f"{number}.xml", f"<annotation>{found}</annotation>")
    write(folder / "ImageSets/Main/train.txt", "\n".join(map(str, range(7))))
    return Made({"dataset_dir": folder, "task": "Detection"}, 7)


@maker("CocoDataset")
def coco(folder: Path) -> Made:
    for number in range(7):
        write(folder / f"{number}.jpg", picture(number))
    notes = {
        "images": [{"id": number, "file_name": f"{number}.jpg"} for number in range(7)],
        "annotations": [
            {"id": number, "image_id": number, "iscrowd": 0, "bbox": [1, 2, 3, 4], "category_id": 9}
            for number in range(7)
        ],
        "categories": [{"id": 9, "name": "a"}],
    }
    path = write(folder / "notes.json", json.dumps(notes))
    return Made({"dataset_dir": folder, "annotation_file": path}, 7)


@maker("FakeImageDataset")
def fake(folder: Path) -> Made:
    return Made({"num_images": 7, "image_size": (3, 4, 3), "num_classes": 3}, 7)


@maker("RandomDataset")
def random_rows(folder: Path) -> Made:
    schema = ds.Schema()
    schema.add_column("a", "int64", [2])
    return Made({"total_rows": 7, "schema": schema}, 7)


@maker("TextFileDataset")
def text_file(folder: Path) -> Made:
    first = write(folder / "a.txt", "a1\na2\n\na3")
    second = write(folder / "b.txt", "b1\nb2\nb3\nb4\n")
    return Made({"dataset_files": [str(second), str(first)]}, 7)


@maker("CSVDataset")
def csv_file(folder: Path) -> Made:
    path = write(folder / "a.csv", "n,t\n" + "".join(f'{n},"a,{n}"\n' for n in range(7)))
    return Made({"dataset_files": str(path), "column_defaults": [0, ""]}, 7)


FIELDS = {
    "AGNewsDataset": 3,
    "AmazonReviewDataset": 3,
    "DBpediaDataset": 3,
    "SogouNewsDataset": 3,
    "YahooAnswersDataset": 4,
    "YelpReviewDataset": 2,
}


def reviews(count: int) -> Maker:
    def make(folder: Path) -> Made:
        for name, rows in (("train", 4), ("test", 3)):
            lines = [
                ",".join([str(row), *[f'"{name} {row}"'] * (count - 1)]) for row in range(rows)
            ]
            write(folder / f"{name}.csv", "\n".join(lines))
        return Made({"dataset_dir": folder}, 7)

    return make


MAKERS |= {name: reviews(count) for name, count in FIELDS.items()}


@maker("WikiTextDataset", "PennTreebankDataset", "EnWik9Dataset")
def running_text(folder: Path) -> Made:
    for part, first, last in (("train", 0, 3), ("test", 3, 5), ("valid", 5, 7)):
        lines = "".join(f" line {number} \n\n" for number in range(first, last))
        for name in (f"wiki.{part}.tokens", f"ptb.{part}.txt"):
            write(folder / name, lines)
    write(folder / "enwik9", " line 0 \n\n" + "".join(f"line {n}\n" for n in range(2, 7)))
    return Made({"dataset_dir": folder}, 7)


@maker("IMDBDataset")
def imdb(folder: Path) -> Made:
    for number in range(7):
        name = f"{('train', 'test')[number % 2]}/{('pos', 'neg')[number % 3 == 0]}/{number}.txt"
        write(folder / name, f"Review {number} …")
    return Made({"dataset_dir": folder}, 7)


@maker("USPSDataset")
def usps(folder: Path) -> Made:
    pixels = " ".join(f"{number + 1}:{(number % 9) / 4 - 1}" for number in range(256))
    for name, first, last in (("usps", 0, 4), ("usps.t", 4, 7)):
        lines = (f"{number + 1} {pixels} \n" for number in range(first, last))
        write(folder / name, "".join(lines))
    return Made({"dataset_dir": folder}, 7)


@maker("MindDataset")
def mindrecord(folder: Path) -> Made:
    if not (folder / "rows").exists():
        writer = FileWriter(str(folder / "rows"))
        writer.add_schema({"label": {"type": "int32"}, "data": {"type": "bytes"}})
        writer.write_raw_data([{"label": n, "data": bytes([n, 1])} for n in range(7)])
        writer.commit()
    return Made({"dataset_files": str(folder / "rows")}, 7)


@maker("TFRecordDataset")
def tfrecord(folder: Path) -> Made:
    rows = [{"label": np.array([n]), "data": [bytes([n])]} for n in range(7)]
    write(folder / "rows", b"".join(frame(example_payload(row)) for row in rows))
    return Made({"dataset_files": str(folder / "rows"), "shard_equal_rows": True}, 7)
