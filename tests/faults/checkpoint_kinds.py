"""Every kind of checkpoint file: how it is saved and loaded, and what proves its values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

import engine
from engine import nn
from engine.train.serialization.formats import formats

if TYPE_CHECKING:
    from pathlib import Path

KEY = bytes(range(16))
_VALUE = 0x0A


@dataclass(frozen=True)
class Kind:
    """A format with what is put around it."""

    name: str
    format: str
    saving: dict[str, Any] = field(default_factory=dict)
    loading: dict[str, Any] = field(default_factory=dict)
    is_proven: bool = False
    """Whether nothing but what was saved may come out of a file, whatever happens to it."""

    @property
    def suffix(self) -> str:
        return formats()[self.format].suffix

    def save(self, values: Any, path: Path, **further: Any) -> None:
        engine.save_checkpoint(values, path, format=self.format, **self.saving, **further)

    def load(self, path: Path) -> dict[str, Any]:
        loaded = engine.load_checkpoint(path, format=self.format, **self.loading)
        return {name: _plain(value) for name, value in loaded.items()}

    def borders(self, content: bytes) -> list[int]:
        """Where one part of the file ends and the next begins, as far as it is known."""
        if self.format != "ckpt":
            return []
        return _blocks(content) if "enc_key" in self.saving else _values(content)


def kinds() -> list[Kind]:
    """All of them; a format that is new is there, too."""
    found = [Kind(name, name, is_proven=name == "npz") for name in formats()]
    for name in formats():
        if name == "npz":  # which always has checksums
            continue
        found.append(Kind(f"{name} crc", name, {"crc_check": True}, {"crc_check": True}, True))
    for mode in ("AES-GCM", "AES-CBC", "SM4-CBC"):
        for crc in (False, True):
            checks = {"crc_check": True} if crc else {}
            saving = {"enc_key": KEY, "enc_mode": mode, **checks}
            loading = {"dec_key": KEY, "dec_mode": mode, **checks}
            name = f"ckpt {mode}{' crc' * crc}"
            found.append(Kind(name, "ckpt", saving, loading, crc or mode == "AES-GCM"))
    return found


def values() -> dict[str, Any]:
    """Parameters of an optimizer, every number type, shapes without axes and elements, a text."""
    net = nn.Dense(3, 2)
    rng = np.random.default_rng(5)
    given: dict[str, Any] = {
        parameter.name: engine.Tensor(rng.normal(size=parameter.shape).astype(np.float32))
        for parameter in nn.Adam(net.trainable_params()).get_parameters()
    }
    for dtype in ("float16", "float64", "int8", "int32", "int64", "uint8", "bool"):
        given[dtype] = engine.Tensor(rng.integers(0, 2, (2, 3)).astype(dtype))
    given["bfloat16"] = engine.Tensor([1.5, -2.0], engine.bfloat16)
    given["single"] = engine.Tensor(0.5)
    given["none"] = engine.Tensor(np.zeros((0, 4), np.float32))
    given["many"] = engine.Tensor(rng.normal(size=(20, 30)).astype(np.float32))
    return given


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether both hold the same values by the same names, to the bit."""
    return list(one) == list(other) and all(
        _bits(value) == _bits(other[name]) for name, value in one.items()
    )


def _plain(value: Any) -> Any:
    return value if isinstance(value, str) else value.asnumpy()


def _bits(value: Any) -> tuple[Any, ...]:
    if isinstance(value, str):
        return ("text", value)
    return value.dtype, value.shape, np.ascontiguousarray(value).tobytes()


def _values(content: bytes) -> list[int]:
    """The places between the values of a checkpoint in the clear."""
    borders, position = [0, 2], 2  # the number of names
    while position < len(content):
        if content[position] != _VALUE:
            borders.append(len(content))  # the checksum
            break
        length, shift, position = 0, 0, position + 1
        while True:
            byte = content[position]
            length, shift, position = length | (byte & 0x7F) << shift, shift + 7, position + 1
            if byte < 0x80:
                break
        position += length
        borders.append(position)
    return borders


def _blocks(content: bytes) -> list[int]:
    """The places between the blocks of an encrypted one."""
    borders, position = [0], 0
    while position < len(content):
        has_tag = content[position] == 0xD8
        at = position + (20 if has_tag else 4)
        position = at + 4 + int.from_bytes(content[at : at + 4], "little")
        borders.append(position)
    return borders
