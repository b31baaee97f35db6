"""Libraries from their C source, where the user's machine has a C compiler."""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path

from insight.user_cache import cache_folder

from . import cache, source
from .functions import Library

_FLAGS = ("-O3", "-shared", "-fPIC")
_LIMIT_S = 60


def library(name: str) -> Library:
    """The library of a name, compiled now or found in the cache.

    Raises:
        OSError: If there is no compiler, or what it made cannot be loaded.
        subprocess.SubprocessError: If the compiler fails.

    """
    command = shlex.split(os.environ.get("CC") or "cc")
    compiler = shutil.which(command[0])
    if compiler is None:
        raise FileNotFoundError(f"no C compiler named '{command[0]}' is on the path")
    command = [compiler, *command[1:], *_FLAGS, *_for_this_cpu()]
    parts = (source.source_hash(name), *command, _stamp(compiler), _cpu())
    key = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]

    folder = cache_folder("native", make=True)
    kept = folder / f"{name}-{key}.so" if folder else None
    if kept and cache.read(kept) is not None:
        return _loaded(name, kept)
    with tempfile.TemporaryDirectory(prefix="insight-") as temporary:
        made = Path(temporary) / f"{name}.so"
        _compile(command, source.c_path(name), made)
        if kept and cache.keep(kept, made.read_bytes()):
            return _loaded(name, kept)
        return _loaded(name, made)  # stays in memory when the file is gone


def _for_this_cpu() -> list[str]:
    return ["-mcpu=native" if platform.machine() in {"aarch64", "arm64"} else "-march=native"]


def _stamp(compiler: str) -> str:
    """What changes when the compiler is another one."""
    state = Path(compiler).resolve().stat()
    return f"{state.st_size} {state.st_mtime_ns}"


def _cpu() -> str:
    """What a CPU can do, as far as the system tells: a home may be shared by many machines."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    wanted = (
        "vendor_id",
        "cpu family",
        "model",
        "flags",
        "CPU implementer",
        "CPU part",
        "Features",
    )
    return "\n".join(sorted({line for line in lines if line.startswith(wanted)}))


def _compile(command: list[str], c_file: Path, made: Path) -> None:
    subprocess.run(  # noqa: S603  # the command is the user's own compiler
        [*command, "-o", str(made), str(c_file)],
        check=True,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=_LIMIT_S,
    )


def _loaded(name: str, path: Path) -> Library:
    loaded = ctypes.CDLL(str(path))

    def address(function: str) -> int:
        try:
            return ctypes.cast(loaded[function], ctypes.c_void_p).value or 0
        except AttributeError:
            return 0

    return Library(name, "cc", address)
