"""Checkpoints whose fields were rearranged: read as protobuf reads them, or refused.

The reference takes the whole file through protobuf's own parser and asks NumPy for the arrays, a
name at a time; the reader under test takes its own way through large values.
"""

from __future__ import annotations

import zlib
from collections import Counter
from functools import reduce
from io import BytesIO
from typing import TYPE_CHECKING, Any

import ml_dtypes
import numpy as np
import pytest
from google.protobuf.message import DecodeError
from google.protobuf.unknown_fields import UnknownFieldSet

from engine.errors import CheckpointError
from insight.errors import CheckpointError as InsightError
from insight.format import checkpoint_pieces, checkpoint_source, checkpoint_values
from insight.format.checkpoint import counted_parts
from insight.format.checkpoint_contents import checkpoint_contents
from insight.format.checkpoint_stream import TRAILER
from insight.format.encrypted import protection
from insight.format.messages import Checkpoint

from .checkpoint_kinds import Kind, kinds, same, values
from .peak import peak_kb
from .rearranged import encoded, rearranged, tree

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

COUNT = 15
FORMS = [100, pytest.param(2000, marks=pytest.mark.long)]
GROWTH_LIMIT_KB = 64 * 1024
TYPES = {
    **{f"Int{bits}": f"<i{bits // 8}" for bits in (8, 16, 32, 64)},
    **{f"UInt{bits}": f"<u{bits // 8}" for bits in (8, 16, 32, 64)},
    **{f"Float{bits}": f"<f{bits // 8}" for bits in (16, 32, 64)},
    "Bool": "?",
    "BFloat16": ml_dtypes.bfloat16,
    "Int4": "i1",
}
KINDS = {kind.name: kind for kind in kinds() if kind.format == "ckpt" and "SM4" not in kind.name}
OFTEN = ("ckpt", "ckpt AES-GCM crc")


def reference(content: bytes) -> dict[str, Any] | None:
    """What a file in the clear holds; None if it is damaged."""
    try:
        message = Checkpoint.FromString(content)
        heads: dict[str, tuple[str, tuple[int, ...]]] = {}
        contents: dict[str, bytes] = {}
        for value in message.value:
            head = value.tensor.tensor_type, tuple(value.tensor.dims)
            is_text_again = head[0] == "str" and value.tag in heads
            if is_text_again or heads.setdefault(value.tag, head) != head:
                return None
            contents[value.tag] = contents.get(value.tag, b"") + value.tensor.tensor_content
        counts = [f.data for f in UnknownFieldSet(message) if f.field_number == COUNT]
        if any(count != len(heads) for count in counts):
            return None
        return {name: interpreted(*heads[name], contents[name]) for name in heads}
    except (DecodeError, ValueError, KeyError, TypeError):
        return None


def interpreted(kind: str, shape: tuple[int, ...], content: bytes) -> Any:
    if kind == "str":
        return content.decode("utf-32-le")
    array = np.frombuffer(content, TYPES[kind])
    if kind == "Bool" and not set(content) <= {0, 1}:
        raise ValueError
    if shape == (0,) and array.size == 1:  # as MindSpore 1 wrote it
        shape = ()
    if any(size < 0 for size in shape):  # NumPy would make it what fits
        raise ValueError
    return array.reshape(shape)


def around(kind: Kind, content: bytes) -> bytes:
    """The content with what a save puts around it, a checksum of its own among that."""
    given = kind.saving
    transforms = protection(
        given.get("enc_key"), given.get("enc_mode", "AES-GCM"), checksum="crc_check" in given
    )
    parts: Any = reduce(lambda inner, transform: transform(inner), transforms, iter([content]))
    return b"".join(parts)


def is_whole(path: Path) -> bool:
    """What `insight check` says of a file in the clear."""
    try:
        with path.open("rb") as file:
            checkpoint_contents(str(path), file)
    except InsightError:
        return False
    return True


def loaded_or_none(kind: Kind, path: Path) -> dict[str, Any] | None:
    try:
        return kind.load(path)
    except CheckpointError as error:
        if str(path) not in str(error):
            raise
        return None


@pytest.mark.parametrize("is_large", [False, True], ids=["small", "large"])
@pytest.mark.parametrize(
    ("name", "count"),
    [
        *((name, 100) for name in OFTEN),
        *(pytest.param(name, 2000, marks=pytest.mark.long) for name in KINDS),
    ],
)
def test_what_a_rearranged_checkpoint_gives_is_what_protobuf_reads(
    name: str,
    count: int,
    is_large: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    if is_large:  # the way that values over 64 kB take
        monkeypatch.setattr(checkpoint_pieces, "_MOST_HEAD", 60)
        monkeypatch.setattr(checkpoint_source, "PIECE", 64)
    kind, rng = KINDS[name], np.random.default_rng([is_large, zlib.crc32(name.encode())])
    content = b"".join(counted_parts("a", values()))
    path, counts, before_kb = tmp_path / "net.ckpt", Counter[str](), peak_kb()
    for _ in range(count):
        made = rearranged(content, rng)
        path.write_bytes(around(kind, made))
        loaded, expected = loaded_or_none(kind, path), reference(made)
        if loaded is not None:
            assert expected is not None
            assert same(loaded, expected)
        if "enc_key" not in kind.saving and expected != {}:
            assert is_whole(path) == (loaded is not None)
        counts["read" if loaded is not None else "refused" if expected is None else "strict"] += 1
    growth_kb = peak_kb() - before_kb
    record_property(
        "figures",
        f"{name}, {'large' if is_large else 'small'}: {count} rearranged: {counts['read']} "
        f"read as protobuf reads them, {counts['refused']} refused by both, {counts['strict']} "
        f"by us alone; +{growth_kb >> 10} MB",
    )

    assert counts["read"] > count / 20
    assert growth_kb < GROWTH_LIMIT_KB


@pytest.mark.parametrize("count", FORMS)
def test_rearranged_checkpoint_under_the_checksum_of_the_whole_one_is_refused(
    count: int, tmp_path: Path
) -> None:
    rng = np.random.default_rng(9)
    kind = KINDS["ckpt crc"]
    path = tmp_path / "net.ckpt"
    kind.save(values(), path)
    whole = path.read_bytes()
    read = []
    for _ in range(count):
        made = rearranged(whole[:-TRAILER], rng)
        path.write_bytes(made + whole[-TRAILER:])
        if loaded_or_none(kind, path) is not None:
            read.append(made)

    assert set(read) <= {whole[:-TRAILER]}


def test_the_tree_of_a_file_is_the_file() -> None:
    content = b"".join(counted_parts("a", values()))

    assert encoded(tree(content)) == content
    read = checkpoint_values.checkpoint_values("a", BytesIO(content), check_crc=False)
    assert same(reference(content) or {}, read)
