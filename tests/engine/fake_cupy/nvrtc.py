"""NVIDIA's compiler of CUDA sources, from its wheel: needs no GPU, no driver and no toolkit."""

from __future__ import annotations

import ctypes
import functools
import importlib.metadata
from typing import Any

PACKAGE = "nvidia-cuda-nvrtc"
ARCHITECTURE = "compute_75"  # the oldest that CUDA 13 serves


class CompileError(Exception):
    """The compiler refused a source; the message is its log."""


@functools.cache
def _library() -> ctypes.CDLL:
    files = importlib.metadata.files(PACKAGE) or []
    (found,) = (file for file in files if file.name.startswith("libnvrtc.so"))
    return ctypes.CDLL(str(found.locate()))


def ptx_of(source: str, name: str) -> str:
    """The machine-independent code of a CUDA source.

    Args:
        source: The source.
        name: What its log calls it.

    Raises:
        CompileError: If it is refused; with the log.

    """
    library, program = _library(), ctypes.c_void_p()
    created = library.nvrtcCreateProgram(
        ctypes.byref(program), source.encode(), name.encode(), 0, None, None
    )
    assert created == 0, f"NVRTC cannot begin: status {created}"
    options = (ctypes.c_char_p * 2)(b"--std=c++17", f"--gpu-architecture={ARCHITECTURE}".encode())
    try:
        if library.nvrtcCompileProgram(program, len(options), options):
            raise CompileError(_text(program, "ProgramLog"))
        return _text(program, "PTX")
    finally:
        library.nvrtcDestroyProgram(ctypes.byref(program))


def _text(program: Any, what: str) -> str:
    size = ctypes.c_size_t()
    getattr(_library(), f"nvrtcGet{what}Size")(program, ctypes.byref(size))
    text = ctypes.create_string_buffer(size.value)
    getattr(_library(), f"nvrtcGet{what}")(program, text)
    return text.value.decode()
