from __future__ import annotations

import ctypes
import random
import re

import llvmlite.binding as llvm
import pytest

from insight.format.crc32c import table_crc32c
from insight.native import by_llvm, mapped, source
from tests.every_case import every

from .kept_code import Machine

ALL_LIBRARIES = sorted(
    path.stem for path in source.C_FOLDER.glob("*.c") if "crc32c" not in path.stem
)
OF_FEW = [name for name in ALL_LIBRARIES if source.needs(name)]
LIBRARIES = [name for name in ALL_LIBRARIES if name not in OF_FEW]
AS_THEY_STAND = [name for name in LIBRARIES if source.OPTIMISED in source.ir_of(name)]
MACHINES = {
    "x86-64 of 2003": Machine("x86_64-unknown-linux-gnu", "x86-64", "", "crc32c_table"),
    "x86-64 of 2009": Machine("x86_64-unknown-linux-gnu", "x86-64-v2", "", "crc32c_x86"),
    "x86-64 with AVX-512": Machine("x86_64-unknown-linux-gnu", "x86-64-v4", "", "crc32c_x86"),
    "Arm": Machine("aarch64-unknown-linux-gnu", "generic", "", "crc32c_table"),
    "Arm with a checksum": Machine("aarch64-unknown-linux-gnu", "generic", "+crc", "crc32c_arm"),
    "Windows": Machine("x86_64-pc-windows-msvc", "x86-64-v2", "", "crc32c_x86"),
    "macOS": Machine("arm64-apple-darwin", "apple-m1", "", "crc32c_arm"),
}

ALL = [(machine, name) for name in LIBRARIES for machine in MACHINES]
# Each library for two machines, in turns, so that each machine has one: all take half a minute.
TURNS = [
    (list(MACHINES)[(2 * place + further) % len(MACHINES)], name)
    for place, name in enumerate(LIBRARIES)
    for further in range(2)
]

# What a compiler may put in on its own.
CALLS = (b"memset", b"memcpy", b"memmove", b"memcmp", b"bcmp", b"chkstk", b"stack_chk", b"fmod")


@pytest.fixture(scope="module", autouse=True)
def _every_target() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


def test_turns_leave_out_no_machine():
    assert {machine for machine, _ in TURNS} == set(MACHINES)


@every("machine, name", TURNS)
def test_one_ir_makes_code_for_every_machine(machine, name):
    code = MACHINES[machine].code(name)

    assert len(code) > 1000
    # What it would call must be there already, or loading it ends the process.
    assert [call for call in CALLS if call in code] == []


@pytest.mark.parametrize("name", AS_THEY_STAND)
def test_no_more_is_copied_at_once_than_a_machine_without_avx_does_itself(name):
    copied = re.findall(r"call void @llvm\.mem(?:cpy|move)\b.* i64 (\w+), i1", source.ir_of(name))

    assert [size for size in copied if int(size) > 128] == []  # for more it calls for a function


@pytest.mark.parametrize("name", OF_FEW)
def test_ir_for_few_processors_makes_code_for_those(name):
    features = ",".join(f"+{one}" for one in source.needs(name))
    machine = Machine("x86_64-unknown-linux-gnu", "sapphirerapids", features, "crc32c_x86")
    code = machine.code(name)

    assert len(code) > 1000
    assert [call for call in CALLS if call in code] == []


@pytest.mark.parametrize("name", OF_FEW)
def test_processor_that_lacks_what_a_library_needs_has_none(name, monkeypatch):
    monkeypatch.setattr(source, "needs", lambda _name: {"no-such": "no_such"})

    with pytest.raises(LookupError, match="the processor has no no-such"):
        by_llvm.library(name)
    with pytest.raises(LookupError, match="the processor has no no_such"):
        mapped.library(name)


@pytest.mark.long
@every("machine, name", ALL)
def test_every_ir_makes_code_for_every_machine(machine, name):
    test_one_ir_makes_code_for_every_machine.of_one_case(machine, name)


def test_loops_of_single_numbers_have_the_vectors_of_the_machine_that_they_run_on():
    target = llvm.Target.from_triple("x86_64-unknown-linux-gnu")
    machine = target.create_target_machine(cpu="x86-64-v3", opt=3)
    words = machine.emit_assembly(by_llvm.bound(source.ir_of("blocks"), "", machine))

    for function in ("moved", "biased", "pooled", "moved_pooled"):
        body = words.split(f"\n{function}:")[1].split(".Lfunc_end")[0]
        assert "%ymm" in body, function


@pytest.mark.parametrize(
    ("architecture", "features", "steps"),
    [
        ("x86_64", {"sse4.2": True}, "crc32c_x86"),
        ("AMD64", {"sse4.2": True}, "crc32c_x86"),
        ("x86_64", {"sse4.2": False}, "crc32c_table"),
        ("x86_64", {}, "crc32c_table"),
        ("aarch64", {"crc": True}, "crc32c_arm"),
        ("arm64", {"crc": True}, "crc32c_arm"),
        ("aarch64", {}, "crc32c_table"),
        ("riscv64", {"crc": True}, "crc32c_table"),
    ],
)
def test_checksum_is_by_an_instruction_where_the_cpu_has_it(architecture, features, steps):
    assert by_llvm.crc32c_steps(architecture, features) == steps


def test_checksum_by_tables_is_that_of_the_reference():
    machine = llvm.Target.from_default_triple().create_target_machine(opt=3, jit=True)
    code = by_llvm.compiled(source.ir_path("crc32c_table").read_text("ascii"), "", machine)
    library = by_llvm.loaded("crc32c_table", code, machine)
    library.prepare()
    state, word = ctypes.c_uint32, ctypes.c_uint64
    steps = {
        8: library.function("crc32c_step8", state, state, word),
        4: library.function("crc32c_step4", state, state, state),
        1: library.function("crc32c_step1", state, state, state),
    }
    data = random.Random(1).randbytes(8)

    for size, step in steps.items():
        expected = table_crc32c(data[:size])
        assert step(0xFFFFFFFF, int.from_bytes(data[:size], "little")) ^ 0xFFFFFFFF == expected


def test_function_that_is_not_there_is_said_to_be_missing():
    machine = llvm.Target.from_default_triple().create_target_machine(opt=3, jit=True)
    code = by_llvm.compiled("define void @nothing() { ret void }", "", machine)
    library = by_llvm.loaded("empty", code, machine)

    with pytest.raises(LookupError, match="'empty' has no function 'something'"):
        library.function("something", None)
