"""How fast this machine multiplies and adds at the very most: the best of what is tried here."""

from __future__ import annotations

import ctypes
import importlib.util
import platform
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from insight.native.narrowed import allowed

# Each waits for its own last result, so there must be more of them than a result takes cycles.
CHAINS = 12
PASSES = 20_000_000
SIDE = 2048  # of the matrices
TRIES = 9


def limits(threads: int) -> dict[str, float]:
    """Operations a second in float32 by way, an addition and a multiplication being two."""
    found = {"NumPy's matrix product": _by_product(_numpy_product)}
    if importlib.util.find_spec("torch"):
        found["PyTorch's matrix product"] = _by_product(_torch_product)
    if importlib.util.find_spec("llvmlite"):
        found["a loop of multiply-and-add"] = _by_loop(threads)
    return found


def cpu_name() -> str:
    """What the system calls this machine's CPU."""
    listed = Path("/proc/cpuinfo")
    if listed.is_file():
        for line in listed.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _least_s(act: Callable[[], object]) -> float:
    seconds = []
    for _ in range(TRIES):
        began = time.perf_counter()
        act()
        seconds.append(time.perf_counter() - began)
    return min(seconds)


def _by_product(make: Callable[[np.ndarray], Callable[[], object]]) -> float:
    rng = np.random.default_rng(0)
    return 2 * SIDE**3 / _least_s(make(rng.standard_normal((SIDE, SIDE), np.float32)))


def _numpy_product(matrix: np.ndarray) -> Callable[[], object]:
    out = np.empty_like(matrix)
    return lambda: np.matmul(matrix, matrix, out=out)


def _torch_product(matrix: np.ndarray) -> Callable[[], object]:
    import torch

    given = torch.from_numpy(matrix)
    out = torch.empty_like(given)
    return lambda: torch.mm(given, given, out=out)


def _by_loop(threads: int) -> float:
    lanes, engine, function = _compiled()
    passes = PASSES // threads

    def act() -> None:
        jobs = [threading.Thread(target=function, args=(passes,)) for _ in range(threads)]
        for job in jobs:
            job.start()
        for job in jobs:
            job.join()

    found = 2 * lanes * CHAINS * passes * threads / _least_s(act)
    del engine  # the code was its
    return found


def _compiled() -> tuple[int, object, Callable[[int], float]]:
    """How many numbers a vector has here, who owns the code, and the loop itself."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = llvm.get_host_cpu_features()
    features.update(allowed(features))
    lanes = 16 if features.get("avx512f") else 8 if features.get("fma") else 4
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=features.flatten(), opt=2, jit=True
    )
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(loop_of(lanes)), machine)
    engine.finalize_object()
    kind = ctypes.CFUNCTYPE(ctypes.c_float, ctypes.c_int64)  # which lets go of Python's lock
    return lanes, engine, kind(engine.get_function_address("multiply_and_add"))


def loop_of(lanes: int) -> str:
    """The loop in LLVM's language: so many passes of `CHAINS` vectors, each `x * factor + term`."""
    vector, bits = f"<{lanes} x float>", 32 * lanes
    splat = f"<{', '.join(['float 0.5'] * lanes)}>"
    chains = range(CHAINS)
    preferred = f'"prefer-vector-width"="{bits}"'
    phis = [f"  %a{k} = phi {vector} [{splat}, %start], [%b{k}, %loop]" for k in chains]
    fma = f"call {vector} @llvm.fma.v{lanes}f32({vector}"
    moved = [f"  %b{k} = {fma} %a{k}, {vector} {splat}, {vector} {splat})" for k in chains]
    before = ["%b0", *(f"%s{k}" for k in range(1, CHAINS - 1))]
    sums = [f"  %s{k} = fadd {vector} {before[k - 1]}, %b{k}" for k in range(1, CHAINS)]
    return "\n".join(
        (
            f"declare {vector} @llvm.fma.v{lanes}f32({vector}, {vector}, {vector})",
            "define float @multiply_and_add(i64 %passes) #0 {",
            "start:",
            "  br label %loop",
            "loop:",
            "  %k = phi i64 [0, %start], [%next, %loop]",
            *phis,
            *moved,
            "  %next = add i64 %k, 1",
            "  %more = icmp slt i64 %next, %passes",
            "  br i1 %more, label %loop, label %end",
            "end:",
            *sums,
            f"  %one = extractelement {vector} %s{CHAINS - 1}, i32 0",
            "  ret float %one",
            "}",
            # Vectors as wide as they are written, also where LLVM would rather halve them.
            f'attributes #0 = {{ "min-legal-vector-width"="{bits}" {preferred} }}',
        )
    )
