"""Archives that are damaged, or lie: refused before memory is taken."""

from __future__ import annotations

import tracemalloc
import zipfile
from io import BytesIO

import numpy as np
import pytest

from insight.errors import CheckpointError
from insight.format.npz import npz_contents, npz_parts
from tests.insight.format.npz.files import VALUES, archive, array, read, saved

WHOLE = b"".join(npz_parts("net", VALUES))
LARGE = saved(np.savez_compressed, a=np.zeros(4_000_000, np.uint8))
CENTRAL, LOCAL = b"PK\1\2", b"PK\3\4"
SIZES = 20  # offset of the two sizes in the archive's list of members


def with_sizes(content: bytes, packed: int, size: int, member: int = 0) -> bytes:
    """The archive with other sizes in its list of members."""
    at = -1
    for _ in range(member + 1):
        at = content.index(CENTRAL, at + 1)
    told = packed.to_bytes(4, "little") + size.to_bytes(4, "little")
    return content[: at + SIZES] + told + content[at + SIZES + 8 :]


def test_every_changed_byte_gives_the_error_or_what_was_saved() -> None:
    wrong = []
    for at in range(0, len(WHOLE), 3):
        changed = bytearray(WHOLE)
        changed[at] ^= 4
        try:
            found = read(bytes(changed), check_crc=True)
        except CheckpointError:
            continue
        if not all(np.array_equal(found[name], value) for name, value in VALUES.items()):
            wrong.append(at)

    assert wrong == []


def test_every_cut_is_refused() -> None:
    for size in range(len(WHOLE)):
        with pytest.raises(CheckpointError, match=r"^a file"):
            read(WHOLE[:size])


@pytest.mark.parametrize("content", [b"", b"PK", b"PK\5\6" + bytes(18) + b"x", bytes(500)])
def test_other_bytes_are_refused(content: bytes) -> None:
    with pytest.raises(CheckpointError, match=r"^a file expected"):
        read(content)


@pytest.mark.parametrize(
    ("packed", "size", "told"),
    [
        (100, 2**32 - 2, "made to fill memory"),
        (len(LARGE), 2**32 - 2, "made to fill memory"),
        (2**31, 2**32 - 2, "lie over each other"),
        # From 3.12 on, Python sees that the members would lie over each other.
        (4000, 3_000_128, "expected 4000000 bytes for shape|Overlapped entries"),
    ],
)
def test_a_size_that_cannot_be_takes_no_memory(packed: int, size: int, told: str) -> None:
    lying = with_sizes(LARGE, packed, size)
    tracemalloc.start()
    with pytest.raises(CheckpointError, match=told):
        read(lying)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert peak < 1_000_000


def test_members_that_lie_over_each_other_are_refused() -> None:
    """As in an archive of many members that all are the same few bytes."""
    two = archive({"a.npy": array(bytes(8000), (2000,)), "b.npy": array()})

    with pytest.raises(CheckpointError, match="lie over each other"):
        read(with_sizes(two, 8128, 8128, member=1))


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (archive({"a.txt": b"words"}), r"arrays alone, as '….npy', got 'a.txt'"),
        (archive({"a.npy": array()}, zipfile.ZIP_LZMA), "numpy.savez_compressed"),
        (archive({"a.npy": array()}, zipfile.ZIP_BZIP2), "numpy.savez_compressed"),
    ],
)
def test_other_members_are_refused(content: bytes, told: str) -> None:
    with pytest.raises(CheckpointError, match=told):
        read(content)


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_two_members_of_one_name_are_refused() -> None:
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as made:
        for _ in range(2):
            made.writestr("a.npy", array())

    with pytest.raises(CheckpointError, match="names that differ, got 'a'"):
        read(file.getvalue())


def test_an_encrypted_member_is_refused() -> None:
    content = bytearray(archive({"a.npy": array()}))
    for mark, flags in ((LOCAL, 6), (CENTRAL, 8)):
        content[content.index(mark) + flags] |= 1

    with pytest.raises(CheckpointError, match="got an encrypted member"):
        read(bytes(content))


def test_arrays_that_were_left_out_afterwards_are_missed() -> None:
    file = BytesIO(WHOLE)
    with zipfile.ZipFile(file) as whole:
        comment = whole.comment
        first = {name: whole.read(name) for name in whole.namelist()[:2]}
    less = BytesIO(archive(first))
    with zipfile.ZipFile(less, "a") as cut:
        cut.comment = comment

    with pytest.raises(CheckpointError, match="the arrays as they were saved"):
        read(less.getvalue())


def test_contents_of_a_damaged_file_are_refused() -> None:
    content = bytearray(WHOLE)
    content[content.index(np.float32(5).tobytes())] ^= 1

    with pytest.raises(CheckpointError, match=r"a file: weight expected .*CRC"):
        npz_contents("a file", BytesIO(content))
