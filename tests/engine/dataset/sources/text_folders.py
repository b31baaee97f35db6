"""The files of small data sets of texts in forms of their own."""

from __future__ import annotations

import json
from pathlib import Path

from tests.engine.dataset.sources.folders import Made, maker, write


@maker("CLUEDataset")
def clue(folder: Path) -> Made:
    rows = [
        {"label": str(number % 2), "sentence1": f"第{number}", "sentence2": "二"}
        for number in range(7)
    ]
    path = write(folder / "train.json", "\n".join(map(json.dumps, rows)))
    return Made({"dataset_files": str(path)}, 7)


@maker("CoNLL2000Dataset")
def conll2000(folder: Path) -> Made:
    sentences = [f"Word{number} NN B-NP\n. . O\n" for number in range(7)]
    write(folder / "train.txt", "\n".join([*sentences[:4], ""]))
    write(folder / "test.txt", "\n".join([*sentences[4:], ""]))
    return Made({"dataset_dir": folder}, 7)


@maker("UDPOSDataset")
def udpos(folder: Path) -> Made:
    sentences = [f"Word{number}\tNOUN\tNN\n.\tPUNCT\t.\n" for number in range(7)]
    for part, first, last in (("train", 0, 3), ("test", 3, 5), ("dev", 5, 7)):
        write(folder / f"en-ud-tag.v2.{part}.txt", "\n".join([*sentences[first:last], ""]))
    return Made({"dataset_dir": folder}, 7)


@maker("SQuADDataset")
def squad(folder: Path) -> Made:
    for part, first, last in (("train", 0, 4), ("dev", 4, 7)):
        asked = [
            {
                "question": f"What is {number}?",
                "answers": [{"text": str(number), "answer_start": number}] * (number % 3),
            }
            for number in range(first, last)
        ]
        articles = [{"title": "T", "paragraphs": [{"context": "C", "qas": asked}]}]
        write(folder / f"{part}-v1.1.json", json.dumps({"data": articles}))
    return Made({"dataset_dir": folder}, 7)


@maker("SST2Dataset")
def sst2(folder: Path) -> Made:
    rows = (f"film {number} . \t{number % 2}\n" for number in range(7))
    write(folder / "train.tsv", "sentence\tlabel\n" + "".join(rows))
    return Made({"dataset_dir": folder}, 7)


@maker("Multi30kDataset")
def multi30k(folder: Path) -> Made:
    files = {"training/train": (0, 3), "validation/val": (3, 5), "mmt16_task1_test/test": (5, 7)}
    for name, (first, last) in files.items():
        for language in ("en", "de"):
            lines = (f"{language} {number}" for number in range(first, last))
            write(folder / f"{name}.{language}", "\n".join(lines))
    return Made({"dataset_dir": folder}, 7)


def talks(folder: Path, year: str, valid: str, test: str) -> None:
    for language in ("de", "en"):
        said = [f"{language} {number}" for number in range(7)]
        lines = ["<url>u</url>", *(f" {one} " for one in said[:3]), "<reviewer>r</reviewer>"]
        write(folder / f"train.tags.de-en.{language}", "\n".join(lines))
        for name, part in ((valid, said[3:5]), (test, said[5:])):
            segments = "".join(f'<seg id="1"> {one} </seg>' for one in part)
            content = f"<mteval><srcset><doc>{segments}</doc></srcset></mteval>"
            write(folder / f"IWSLT{year}.TED.{name}.de-en.{language}.xml", content)


@maker("IWSLT2016Dataset")
def iwslt2016(folder: Path) -> Made:
    talks(folder / "texts/de/en/de-en", "16", "tst2013", "tst2014")
    return Made({"dataset_dir": folder}, 7)


@maker("IWSLT2017Dataset")
def iwslt2017(folder: Path) -> Made:
    name = "DeEnItNlRo"
    talks(folder / "texts" / name / name / f"{name}-{name}", "17", "dev2010", "tst2010")
    return Made({"dataset_dir": folder}, 7)
