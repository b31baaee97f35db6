"""The C of a library and its LLVM IR, as they stand in the tree.

The IR carries the hash of the C that it was made from. Where the two have come apart, because
somebody is working on the C, the IR is passed over until `make ir` has made it anew.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).resolve().parent
C_FOLDER = HERE / "src"
IR_FOLDER = HERE / "ir"

OPTIMISED = "; Optimised.\n"  # a line of IR that is to be compiled as it stands
# What a processor has to have for libraries that are for few: LLVM's names and Linux's.
_VECTORS = {"avx512bf16": "avx512_bf16"}
_TILES = {**_VECTORS, "amx-tile": "amx_tile", "amx-bf16": "amx_bf16"}
_BY_TILES = "half_convolution", "half_products", "split_convolution", "split_products"
_BY_VECTORS = "half_convolution_by_vectors", "half_products_by_vectors"
_NEEDED: Mapping[str, Mapping[str, str]] = {
    **dict.fromkeys(_BY_TILES, _TILES),
    **dict.fromkeys(_BY_VECTORS, _VECTORS),
}

_INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
_HEAD = 512  # characters that hold the first lines
_FOLLOWS = re.compile(r"^; sha256 of what follows: ([0-9a-f]{64})\n", re.MULTILINE)
_RECORDED = re.compile(r"^; sha256 of the C source: ([0-9a-f]{64})$", re.MULTILINE)


def needs(name: str) -> Mapping[str, str]:
    """What a processor has to have for a library: LLVM's name of it, and Linux's; most nothing."""
    return _NEEDED.get(name, {})


def c_path(name: str) -> Path:
    """Where the C of a library lies."""
    return C_FOLDER / f"{name}.c"


def ir_path(name: str) -> Path:
    """Where its IR lies."""
    return IR_FOLDER / f"{name}.ll"


def ir_of(name: str) -> str:
    """Its IR.

    Raises:
        OSError: If there is none.
        ValueError: If it is not that of its C, or was changed.

    """
    head = head_of(name)
    ir = ir_path(name).read_text(encoding="ascii")
    if not head.endswith(end_of_head(ir.removeprefix(head))):
        raise ValueError(f"the IR of '{name}' was changed by hand; 'make ir' makes it anew")
    return ir


def head_of(name: str) -> str:
    """The first lines of its IR, which tell it from all others: it need not be read for that.

    Raises:
        OSError: If there is none.
        ValueError: If it is not that of its C.

    """
    with ir_path(name).open(encoding="ascii") as file:
        begin = file.read(_HEAD)
    follows = _FOLLOWS.search(begin)
    if follows is None or recorded_hash(begin) != source_hash(name):
        raise ValueError(f"the IR of '{name}' is not that of its C source; 'make ir' makes it anew")
    return begin[: follows.end()]


def end_of_head(body: str) -> str:
    """The last of the first lines, which says what follows."""
    return f"; sha256 of what follows: {hashlib.sha256(body.encode('ascii')).hexdigest()}\n"


def files_of(path: Path) -> list[Path]:
    """A C file and what it includes from the tree, each once, in the order of the names."""
    found: set[Path] = set()
    waiting = [path]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            text = file.read_text(encoding="ascii")
            waiting += [file.parent / name for name in _INCLUDE.findall(text)]
    return sorted(found)


def source_hash(name: str) -> str:
    """SHA-256 over the C of a library and all that it includes, as hexadecimal digits."""
    digest = hashlib.sha256()
    for file in files_of(c_path(name)):
        content = file.read_bytes().replace(b"\r\n", b"\n")  # a checkout may have changed them
        digest.update(b"%s\0%d\0" % (file.name.encode("ascii"), len(content)))
        digest.update(content)
    return digest.hexdigest()


def recorded_hash(ir: str) -> str:
    """The hash of the source that an IR says it was made from; empty if it says none."""
    match = _RECORDED.search(ir)
    return match.group(1) if match else ""
