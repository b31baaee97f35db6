"""Pickles of arrays: taken apart, and never run."""

from __future__ import annotations

import pickle
from collections import OrderedDict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.errors import RecordError
from engine.mindrecord.tools.pickled import read_pickled

PART = {
    "data": np.arange(24, dtype=np.uint8).reshape(2, 12),
    "labels": [3, 200, 70000, -1],
    b"name": b"some bytes",
    "more": ("a", 1.5, None, True, False, ("b", ("c", "d"))),
    "wide": np.arange(3, dtype=">i4"),
    "fortran": np.asfortranarray(np.arange(6.0).reshape(2, 3)),
}
# What Python 2 wrote: {'data': array, 'labels': [6, 9]}, in protocol 2.
PYTHON_2 = (
    b"\x80\x02}q\x00(U\x04dataq\x01cnumpy.core.multiarray\n_reconstruct\nq\x02cnumpy\nndarray\nq\x03"
    b"K\x00\x85q\x04U\x01bq\x05\x87q\x06Rq\x07(K\x01K\x03\x85q\x08cnumpy\ndtype\nq\tU\x02u1q\nK\x00"
    b"K\x01\x87q\x0bRq\x0c(K\x03U\x01|q\rNNNJ\xff\xff\xff\xffJ\xff\xff\xff\xffK\x00tq\x0eb\x89U\x03"
    b"\x01\x02\xffq\x0ftq\x10bU\x06labelsq\x11]q\x12(K\x06K\teu."
)


def held(folder: Path, content: bytes) -> dict[str, Any]:
    path = folder / "part"
    path.write_bytes(content)
    return read_pickled(path)


@pytest.mark.parametrize("protocol", [2, 3, 4, 5])
def test_arrays_lists_and_texts_are_read_as_they_were_pickled(
    tmp_path: Path, protocol: int
) -> None:
    found = held(tmp_path, pickle.dumps(PART, protocol))

    assert list(found) == ["data", "labels", "name", "more", "wide", "fortran"]
    assert found["labels"] == PART["labels"]
    assert found["name"] == b"some bytes"
    assert found["more"] == PART["more"]
    for name in ("data", "wide", "fortran"):
        np.testing.assert_array_equal(found[name], PART[name], strict=True)


def test_what_python_2_wrote_is_read(tmp_path: Path) -> None:
    found = held(tmp_path, PYTHON_2)

    assert found["labels"] == [6, 9]
    assert found["data"].tolist() == [1, 2, 255]


class Trap:
    def __reduce__(self) -> tuple[Any, ...]:
        return Path.write_text, (Path("trap"), "it was run")


@pytest.mark.parametrize(
    "value",
    [
        Trap(),
        {"a": Trap()},
        OrderedDict(a=1),
        {"a": np.array(["texts"], dtype=object)},
        {"a": np.array(["texts"])},
        {"a": {1, 2}},
        [1, 2],
        "text",
        {1: 2},
    ],
)
def test_everything_else_is_refused_and_not_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: object
) -> None:
    monkeypatch.chdir(tmp_path)

    with pytest.raises(RecordError, match="expected a pickled dict of arrays and lists"):
        held(tmp_path, pickle.dumps(value))

    assert not Path("trap").exists()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no pickle",
        b"\x80\x02.",
        b"\x80\x02e.",
        b"\x80\x02K\x01(K\x02e.",
        b"\x80\x02K\x01K\x02R.",
        b"\x80\x02K\x01)b.",
        b"\x80\x02h\x05.",
        b"\x80\x02}(]K\x01u.",
        b"\x80\x02(K\x01K\x02s.",
        b"\x80\x02cnumpy\nndarray\n)R.",
    ],
)
def test_instructions_that_make_no_sense_are_refused(tmp_path: Path, content: bytes) -> None:
    with pytest.raises(RecordError, match="the file is damaged, or another"):
        held(tmp_path, content)


@pytest.mark.parametrize("protocol", [2, 5])
def test_damage_is_told_or_leaves_a_dict(tmp_path: Path, protocol: int) -> None:
    content = pickle.dumps(PART, protocol)
    random = np.random.default_rng(protocol)
    told = 0
    for _ in range(300):
        damaged = bytearray(content)
        damaged[random.integers(len(damaged))] = random.integers(256)
        try:
            assert isinstance(held(tmp_path, bytes(damaged)), dict)
        except RecordError:
            told += 1

    assert told > 30
