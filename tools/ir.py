"""Makes the LLVM IR of the native code anew from its C; what `make ir` runs.

    .venv/bin/python tools/ir.py

Needs clang and opt of one version, 19 or older than the LLVM in llvmlite. What ties the IR to the
machine it was made on (triple, data layout, features) is taken out: the loader puts its own in.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from insight.native import source  # noqa: E402  # the checkout need not be installed

VERSION = os.environ.get("LLVM_VERSION", "19")
# IR is optimised where it runs; only the stack slots of unoptimised C are cleared away here.
CLANG = (
    *("-O3", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm", "-o", "-"),
    *("-DINSIGHT_STEPS_LINKED", "-ffreestanding", "-fno-builtin", "-fno-stack-protector"),
    *("-fno-asynchronous-unwind-tables", "-fno-pie", "--target=x86_64-unknown-linux-gnu"),
)
# What is for processors alone that have instructions for bfloat16.
HALVES = ("-mavx512f", "-mavx512bw", "-mavx512vl")
OPT = ("-S", "-passes=function(sroa,early-cse,simplifycfg)", "-o", "-", "-")
# Code that says its vectors itself is optimised here already, for no machine: so it is compiled in
# a fourth of the time where it runs, as fast. What few loops of single numbers it has stay so.
OPT_VECTORS = (
    *("-S", "-passes=default<O2>", "-vectorize-loops=false", "-vectorize-slp=false"),
    *("-o", "-", "-"),
)
# Made of such loops: each is to have the vectors of the machine that it runs on.
OF_LOOPS = {"blocks"}

_BOUND = re.compile(r"(?m)^(; ModuleID|source_filename|target |!llvm\.(ident|module\.flags)).*\n")
# Kept: that a function wants vectors this wide, also where the machine's compiler prefers others.
_STRING_ATTRIBUTE = re.compile(r' "(?!no-builtins|min-legal-vector-width"="[1-9])[^"]*"(="[^"]*")?')


def run(tool: str, arguments: tuple[str, ...], text: str = "") -> str:
    command = shutil.which(f"{tool}-{VERSION}")
    if command is None:
        sys.exit(f"{tool}-{VERSION} is not here. On Debian: apt-get install clang-19 llvm-19")
    done = subprocess.run(
        [command, *arguments], input=text, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def neutral(ir: str) -> str:
    r"""`ir` without what belongs to one machine.

    >>> neutral('target triple = "x"\nattributes #0 = { nounwind "target-cpu"="x86-64" }\n')
    'attributes #0 = { nounwind }\n'
    """
    lines = _BOUND.sub("", ir).splitlines(keepends=True)
    return "".join(
        _STRING_ATTRIBUTE.sub("", line) if line.startswith("attributes") else line for line in lines
    ).replace("dso_local ", "")


def ir_of(name: str) -> str:
    """The IR of a library, with the hash of its source and its own on top."""
    needed = source.needs(name)
    flags = (*CLANG, *(HALVES if needed else ()), *(f"-m{one}" for one in needed))
    compiled = run("clang", (*flags, str(source.c_path(name))))
    files = {file.name for file in source.files_of(source.c_path(name))}
    has_vectors = "lanes.h" in files and name not in OF_LOOPS
    header = (
        f"; Made by tools/ir.py from {name}.c with clang {VERSION}; do not edit.\n"
        f"; sha256 of the C source: {source.source_hash(name)}\n"
    )
    if has_vectors:
        body = source.OPTIMISED + neutral(run("opt", OPT_VECTORS, compiled))
    else:
        body = neutral(run("opt", OPT, compiled))
    return header + source.end_of_head(body) + body


def names() -> list[str]:
    return sorted(path.stem for path in source.C_FOLDER.glob("*.c"))


def main() -> None:
    for name in names():
        path = source.ir_path(name)
        path.write_text(ir_of(name), encoding="ascii")
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
