"""Libraries without their compiler: its code, kept, is mapped into a process that never loads it.

LLVM takes 50 MB of a process and 40 ms of its start. On x86-64 Linux another process compiles, once
on a machine; other systems, and code that cannot be mapped, take the way of `by_llvm`.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.metadata
import mmap
import os
import platform
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from insight.user_cache import cache_folder

from . import ahead, cache, source
from .by_llvm import PIPELINE
from .compiling import Compiling
from .functions import Library
from .image import Image
from .narrowed import allowed, narrowed_to

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

_TELL_CPUS_APART = ("vendor_id", "cpu family", "model", "stepping", "flags")


def library(name: str) -> Library | None:
    """The library of a name, compiled by another process or found in the cache.

    Returns:
        None where it cannot be had in this way.

    Raises:
        OSError: If there is no such library, or the system lets no memory be executed.
        ValueError: If its IR is not that of its C.
        LookupError: If it is for other processors.

    """
    cpu = known_cpu()
    missing = set(source.needs(name).values()).difference((cpu or "").split())
    if missing:
        raise LookupError(f"the processor has no {', '.join(sorted(missing))}")
    image = None if cpu is None else _image(name, cpu)
    return None if image is None else Library(name, in_memory(image))


def known_cpu() -> str | None:
    """What tells this CPU from others; None where code is not mapped.

    A CPU without an instruction for the checksum has its code fill tables, and what is mapped here
    is never written to.
    """
    if not sys.platform.startswith("linux") or platform.machine() != "x86_64":
        return None
    try:
        first = Path("/proc/cpuinfo").read_text("utf-8", "replace").partition("\n\n")[0]
    except OSError:
        return None
    lines = (line.partition(":") for line in first.splitlines())
    told = {key.strip(): value.strip() for key, _, value in lines}
    flags = allowed(dict.fromkeys(told.get("flags", "").split(), True))
    if "sse4_2" not in flags:
        return None
    told["flags"] = " ".join(name for name, has in flags.items() if has)
    cpu = "\n".join(told.get(key, "") for key in _TELL_CPUS_APART)
    return f"{cpu}\nnarrowed to {narrowed_to()}" if narrowed_to() else cpu


def _image(name: str, cpu: str) -> Image | None:
    """The code of a library, from the cache or made now."""
    path = _path(name, cpu)
    content = cache.read(path) if path else None
    if content is None:
        # Threads make it later, and what they make is for the processor that was told now.
        environment = dict(os.environ)

        @contextmanager
        def making() -> Iterator[Callable[[str], bytes | None]]:
            with Compiling(environment) as compiling:
                yield lambda name: _kept(name, cpu, compiling)

        content = ahead.made(name, making)
    return None if content is None else Image.of(content)


def _kept(name: str, cpu: str, compiling: Compiling) -> bytes | None:
    """The code of a library, in the cache from now on."""
    path = _path(name, cpu)
    content = cache.read(path) if path else None
    if content is None:
        content = compiling.made(name)
        if content is not None and path:
            cache.keep(path, content)
    return content


def _path(name: str, cpu: str) -> Path | None:
    """Where its code is kept; None where nothing can be."""
    try:
        compiler = importlib.metadata.version("llvmlite")
    except importlib.metadata.PackageNotFoundError:
        return None
    steps = source.ir_path("crc32c_x86").read_text(encoding="ascii")
    parts = (source.head_of(name), steps, compiler, cpu, PIPELINE)
    key = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]
    folder = cache_folder("native", make=True)
    return folder / f"{name}-{key}.image" if folder else None


def in_memory(image: Image) -> Callable[[str], int]:
    """Puts code where it can be executed and no longer changed; where its functions lie."""
    memory = mmap.mmap(-1, len(image.code), mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    memory.write(image.code)
    begin = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    protect = ctypes.CDLL(None, use_errno=True).mprotect
    protect.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    if protect(begin, len(image.code), mmap.PROT_READ | mmap.PROT_EXEC):
        number = ctypes.get_errno()
        raise OSError(number, f"memory cannot be made executable: {os.strerror(number)}")

    code = _Code(memory, begin, image.functions)
    return code.address


class _Code(NamedTuple):
    """Code in memory, for as long as any of its functions may be called."""

    memory: mmap.mmap
    begin: int
    functions: Mapping[str, int]

    def address(self, name: str) -> int:
        return self.begin + self.functions[name] if name in self.functions else 0
