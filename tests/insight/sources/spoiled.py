"""Files as accidents leave them: cut, and with other bytes in them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def cut(content: bytes, pieces: int = 25) -> Iterator[bytes]:
    """The first part of some bytes, longer from one to the next."""
    for piece in range(pieces):
        yield content[: len(content) * piece // pieces]


def flipped(content: bytes, seed: str, count: int = 25) -> Iterator[bytes]:
    """The same with a few other bytes, each time elsewhere."""
    rng = random.Random(seed)
    for _ in range(count):
        spoiled = bytearray(content)
        for _ in range(rng.randint(1, 5)):
            if spoiled:
                spoiled[rng.randrange(len(spoiled))] = rng.randrange(256)
        yield bytes(spoiled)


def spoiled(content: bytes, seed: str) -> Iterator[bytes]:
    """Cuts, flips, a hole at the end and one inside."""
    yield from cut(content)
    yield from flipped(content, seed)
    yield content + bytes(300)
    middle = len(content) // 2
    yield content[:middle] + bytes(200) + content[middle + 200 :]
