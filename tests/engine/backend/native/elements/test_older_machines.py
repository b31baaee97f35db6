"""The kernel as it is compiled for older processors of this machine's kind: as right, as near."""

from __future__ import annotations

import ctypes
import platform

import numpy as np
import pytest

from engine.backend.native.elements import running
from engine.backend.native.elements.checking import is_right
from engine.backend.native.elements.kernel import Kernel
from engine.backend.native.elements.operations import OPERATIONS
from insight.native import by_llvm, source

from .test_operations import ULPS, applied, exact, of_all_sizes, off

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(platform.machine().lower() not in {"x86_64", "amd64"}, reason="not x86-64"),
]


def compiled_for(processor: str) -> Kernel:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_default_triple()
    machine = target.create_target_machine(cpu=processor, features="", opt=3, jit=True)
    code = by_llvm.compiled(source.ir_of("elements"), "", machine)
    library = by_llvm.loaded("elements", code, machine)
    return Kernel(
        library.function("elements", None, ctypes.c_void_p, ctypes.c_char_p),
        library.function("slot_memory", ctypes.c_int64)(),
    )


@pytest.mark.parametrize("processor", ["x86-64", "x86-64-v3"])
def test_kernel_is_right_and_near_on_older_processors(processor, monkeypatch):
    older = compiled_for(processor)
    monkeypatch.setattr(running, "_kernel", lambda: older)
    rng = np.random.default_rng(9)
    x = np.append(of_all_sizes(200_000, 10), rng.uniform(-20, 20, 100_000).astype(np.float32))

    assert is_right(older)
    for name, operation in OPERATIONS.items():
        if operation.operands == 1:
            far = off(applied(name, x), exact(name, x)) > ULPS.get(name, 0.5)
            assert (name, x[far].tolist()) == (name, [])
