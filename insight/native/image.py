"""Object files of x86-64 made into code that runs wherever it lies: a linker is not needed.

What one would do is little where code neither calls nor writes anything outside itself: lay its
sections one behind the other and put in the distances between them. A file that asks for more is
refused. Layout and relocations are those of the System V ABI, AMD64 supplement.
"""

from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_BEGIN = b"\x7fELF\x02\x01\x01"  # 64 bits, little-endian, version 1
_OBJECT_OF_X86_64 = struct.pack("<HH", 1, 62)
_WHERE_SECTIONS_LIE = struct.Struct("<40xQ12xH")
_SECTION = struct.Struct("<4xIQ8xQQIIQ8x")
_SYMBOL = struct.Struct("<IBxHQ8x")
_RELOCATION = struct.Struct("<QIIq")
_DISTANCE = struct.Struct("<i")
_SYMBOLS, _RELOCATIONS, _ZEROS = 2, 4, 8  # kinds of sections
_WRITABLE, _IN_MEMORY = 1, 2  # their flags
_GLOBAL_FUNCTION = 0x12
_DISTANCES = {2, 4}  # R_X86_64_PC32 and R_X86_64_PLT32: 32 bits, counted from where they stand
_MOST_ALIGNED = 4096  # memory is mapped in pages


class Image(NamedTuple):
    """Code, and where its functions begin."""

    code: bytes
    functions: Mapping[str, int]
    """Bytes from the start of the code, by name."""

    def plain(self) -> bytes:
        """The same as one file holds it: a line of JSON, then the code."""
        return json.dumps(self.functions).encode("ascii") + b"\n" + self.code

    @classmethod
    def of(cls, plain: bytes) -> Image:
        """What `plain()` gave.

        Raises:
            ValueError: If it is something else.

        """
        line, _, code = plain.partition(b"\n")
        functions = json.loads(line)
        begins = functions.values() if isinstance(functions, dict) else [None]
        if not all(isinstance(begin, int) and 0 <= begin < len(code) for begin in begins):
            raise ValueError(
                "native code is expected behind a line that says where functions begin"
            )
        return cls(code, functions)


class _Section(NamedTuple):
    kind: int
    flags: int
    begin: int
    """In the file."""
    size: int
    names: int
    """The number of the section that has the names of its symbols."""
    changes: int
    """The number of the section that its relocations change."""
    alignment: int


class _Symbol(NamedTuple):
    name: int
    """Where its name begins among all names."""
    kind: int
    section: int
    begin: int
    """In its section."""


def image_of(content: bytes) -> Image:
    """The code of an object file, all of its distances put in.

    Args:
        content: What LLVM makes for x86-64 Linux: position-independent, of the small code model.

    Raises:
        ValueError: If it is no such file, or needs what only a linker can give: absolute addresses,
            memory to write to, functions of others.

    """
    if not content.startswith(_BEGIN) or content[16:20] != _OBJECT_OF_X86_64:
        raise ValueError("native code is expected as an object file of x86-64")
    try:
        sections = list(_sections(content))
        code, begins = _laid_out(content, sections)
        (table,) = (section for section in sections if section.kind == _SYMBOLS)
        symbols = [_Symbol(*one) for one in _SYMBOL.iter_unpack(_bytes_of(content, table))]
        for section in sections:
            if section.kind == _RELOCATIONS and section.changes in begins:
                _put_in(code, begins, symbols, _bytes_of(content, section), section.changes)
        names = _bytes_of(content, sections[table.names])
    except (struct.error, IndexError) as error:
        raise ValueError(f"an object file of native code is damaged: {error}") from error
    functions = {
        _name_at(names, one.name): begins[one.section] + one.begin
        for one in symbols
        if one.kind == _GLOBAL_FUNCTION and one.section in begins
    }
    return Image(bytes(code), functions)


def _name_at(names: bytes, begin: int) -> str:
    return names[begin : names.index(0, begin)].decode("ascii")


def _sections(content: bytes) -> Iterator[_Section]:
    begin, count = _WHERE_SECTIONS_LIE.unpack_from(content)
    for number in range(count):
        yield _Section(*_SECTION.unpack_from(content, begin + number * _SECTION.size))


def _bytes_of(content: bytes, section: _Section) -> bytes:
    found = content[section.begin : section.begin + section.size]
    if len(found) < section.size:
        raise IndexError(f"a section ends {section.size - len(found)} bytes behind the file")
    return found


def _laid_out(content: bytes, sections: list[_Section]) -> tuple[bytearray, dict[int, int]]:
    """All that is to be in memory, and where each section begins there, by its number."""
    code, begins = bytearray(), {}
    for number, section in enumerate(sections):
        if not section.flags & _IN_MEMORY:
            continue
        if section.size and (section.flags & _WRITABLE or section.kind == _ZEROS):
            raise ValueError("native code has memory of its own to write to")
        if section.alignment > _MOST_ALIGNED:
            raise ValueError(f"native code is to lie at a multiple of {section.alignment} bytes")
        code += bytes(-len(code) % max(1, section.alignment))
        begins[number] = len(code)
        code += _bytes_of(content, section)
    return code, begins


def _put_in(
    code: bytearray,
    begins: Mapping[int, int],
    symbols: list[_Symbol],
    relocations: bytes,
    section: int,
) -> None:
    """Put the distances into one section."""
    for offset, kind, number, addend in _RELOCATION.iter_unpack(relocations):
        symbol = symbols[number]
        if kind not in _DISTANCES or symbol.section not in begins:
            raise ValueError(f"native code needs a linker: relocation {kind} in section {section}")
        position = begins[section] + offset
        target = begins[symbol.section] + symbol.begin + addend
        _DISTANCE.pack_into(code, position, target - position)
