"""What is written is read by numpy.load without pickle, and is not copied."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from insight.errors import CheckpointError
from insight.format.npz import npz_parts
from tests.insight.format.npz.files import VALUES, read


def test_numpy_reads_every_value() -> None:
    with np.load(io.BytesIO(b"".join(npz_parts("net", VALUES))), allow_pickle=False) as file:
        found = {name: file[name] for name in file.files}

    assert list(found) == list(VALUES)
    assert found.pop("half").view(ml_dtypes.bfloat16).tolist() == [1.5, -2.0]
    assert [str(found.pop(name)) for name in ("words", "empty")] == ["fünf", ""]
    for name, value in found.items():
        np.testing.assert_array_equal(value, VALUES[name])
        assert value.dtype == VALUES[name].dtype


def test_the_archive_says_beside_a_member_what_numpy_has_no_type_for() -> None:
    with zipfile.ZipFile(io.BytesIO(b"".join(npz_parts("net", VALUES)))) as file:
        marked = {member.filename: member.comment for member in file.infolist() if member.comment}

    assert marked == {"half.npy": b"BFloat16", "words.npy": b"str", "empty.npy": b"str"}


def test_an_array_is_not_copied() -> None:
    weight = np.arange(4, dtype=np.float32)
    parts = [np.frombuffer(part, np.uint8) for part in npz_parts("net", {"w": weight})]

    assert any(np.shares_memory(part, weight) for part in parts)


def test_large_arrays_get_the_long_numbers_of_an_archive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zipfile, "ZIP64_LIMIT", 1000)
    values = {"a": np.arange(500.0), "b": np.arange(3)}
    content = b"".join(npz_parts("net", values))

    np.testing.assert_array_equal(read(content)["a"], values["a"])
    np.testing.assert_array_equal(np.load(io.BytesIO(content))["b"], values["b"])


def test_the_same_values_are_the_same_bytes() -> None:
    assert b"".join(npz_parts("net", VALUES)) == b"".join(npz_parts("net", VALUES))


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"a\0b": np.zeros(1)}, "a name that an archive can have"),
        ({"a" * 70_000: np.zeros(1)}, "got one of 70000 bytes"),
        ({"a\ud800": np.zeros(1)}, "names in UTF-8"),
        ({"a": np.array([{}])}, "net: a expected one of .*, got object"),
    ],
)
def test_what_has_no_place_is_refused(values: dict[str, Any], told: str) -> None:
    with pytest.raises(CheckpointError, match=told):
        list(npz_parts("net", values))
