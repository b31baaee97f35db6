from __future__ import annotations

import ctypes
import gc
import random

import llvmlite.binding as llvm
import pytest

from insight.native import by_llvm, mapped, source
from insight.native.functions import Library
from insight.native.image import Image, image_of

TRIPLE = "x86_64-unknown-linux-gnu"
# A table of numbers, a jump by it, and a function that calls another: all that distances are for.
TABLE = """
@squares = internal constant [4 x i64] [i64 0, i64 1, i64 4, i64 9]

define i64 @square(i64 %0) noinline {
  %2 = getelementptr [4 x i64], ptr @squares, i64 0, i64 %0
  %3 = load i64, ptr %2
  ret i64 %3
}

define i64 @fourth_power(i64 %0) {
  %2 = call i64 @square(i64 %0)
  %3 = mul i64 %2, %2
  ret i64 %3
}
"""
CALLS_ANOTHER = """
declare i64 @getpid(i64)

define i64 @size(i64 %0) {
  %2 = call i64 @getpid(i64 %0)
  %3 = add i64 %2, 1
  ret i64 %3
}
"""
COUNTS = """
@count = internal global i64 0

define i64 @next() {
  %1 = load i64, ptr @count
  %2 = add i64 %1, 1
  store i64 %2, ptr @count
  ret i64 %2
}
"""


@pytest.fixture(scope="module", autouse=True)
def _target() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


def object_of(ir: str, triple: str = TRIPLE, **options: str) -> bytes:
    options = {"reloc": "pic", "codemodel": "small", "cpu": "x86-64-v2"} | options
    machine = llvm.Target.from_triple(triple).create_target_machine(opt=3, **options)
    return by_llvm.compiled(ir, "", machine)


def events() -> bytes:
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="x86-64-v3", opt=3, reloc="pic", codemodel="small"
    )
    return by_llvm.compiled(
        source.ir_of("events"), source.ir_path("crc32c_x86").read_text("ascii"), machine
    )


def test_code_runs_wherever_it_is_mapped():
    image = image_of(object_of(TABLE))
    number = ctypes.c_int64

    for _ in range(3):  # each time at another place
        library = Library("table", mapped.in_memory(image))
        assert library.function("fourth_power", number, number)(3) == 81
        assert library.function("square", number, number)(2) == 4


def test_code_stays_for_as_long_as_one_of_its_functions():
    number = ctypes.c_int64
    library = Library("table", mapped.in_memory(image_of(object_of(TABLE))))
    square = library.function("square", number, number)

    del library
    gc.collect()

    assert square(3) == 9


def test_function_that_an_image_lacks_is_said_to_be_missing():
    library = Library("table", mapped.in_memory(image_of(object_of(TABLE))))

    with pytest.raises(LookupError, match="'table' has no function 'cube'"):
        library.function("cube", None)


def test_image_is_the_same_after_it_was_kept():
    image = image_of(events())

    again = Image.of(image.plain())

    assert again == image
    assert {"scan", "group"} <= set(again.functions)


@pytest.mark.parametrize(
    "damaged", [b"", b"[]\nx", b'{"scan": 5}\nabc', b'{"scan": [0]}\nabc', b"\xff\n", b"1"]
)
def test_what_is_no_image_is_refused(damaged):
    with pytest.raises(ValueError):
        Image.of(damaged)


@pytest.mark.parametrize(
    ("ir", "options", "told"),
    [
        (CALLS_ANOTHER, {}, "needs a linker"),
        (COUNTS, {}, "memory of its own to write to"),
        (TABLE, {"reloc": "static", "codemodel": "large"}, "needs a linker"),
    ],
    ids=["it calls another's function", "it writes to memory of its own", "it has addresses"],
)
def test_code_that_only_a_linker_can_make_run_is_refused(ir, options, told):
    with pytest.raises(ValueError, match=told):
        image_of(object_of(ir, **options))


@pytest.mark.parametrize("triple", ["aarch64-unknown-linux-gnu", "x86_64-pc-windows-msvc"])
def test_code_for_another_machine_is_refused(triple):
    cpu = "generic" if triple.startswith("aarch64") else "x86-64"

    with pytest.raises(ValueError, match="expected as an object file of x86-64"):
        image_of(object_of(TABLE, triple, cpu=cpu))


def test_damaged_object_files_are_refused_or_give_code_but_nothing_else():
    whole, generator = events(), random.Random(3)
    for _ in range(3000):
        damaged = bytearray(whole[: generator.randrange(len(whole) + 1)])
        for _ in range(generator.randrange(4) if damaged else 0):
            damaged[generator.randrange(len(damaged))] = generator.randrange(256)
        try:
            image_of(bytes(damaged))
        except ValueError:
            continue
