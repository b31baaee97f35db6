from __future__ import annotations

import csv
import io
import random
import struct
import subprocess
import sys

import numpy as np
import pytest

from insight.format.separated import NUMBER, fields_in, rows_in
from insight.format.separated.native_rows import native_rows
from insight.format.separated.rows import WholeRows, _read
from insight.format.separated.rows_by_python import rows_by_python

PIECES = (
    *(b",", b",", b"\n", b"\r\n", b'"', b'""', b"1", b"-2.5e3", b"a", b"-", b".", b"e"),
    *(b"\r", b" ", b"nan", b"NA", b"\0", b"9007199254740993", b"\xff", b"12345678", b"true"),
)


def numbers_of(texts: list[str]) -> np.ndarray:
    """The one column of a table of these texts."""
    rows = rows_in("".join(f"{text}\n" for text in texts).encode(), b",", 1)

    assert (rows.kinds == NUMBER).all()
    assert rows.end == sum(len(text) + 1 for text in texts)
    return rows.numbers[:, 0]


def random_text(rng: random.Random) -> str:
    """A number as some program may write it."""
    match rng.randrange(5):
        case 0:
            (number,) = struct.unpack("<d", rng.randbytes(8))
            return repr(number)
        case 1:
            return repr(rng.random() * 10 ** rng.randint(-30, 30))
        case 2:
            return f"{rng.randrange(10 ** rng.randint(1, 21))}e{rng.randint(-330, 310)}"
        case 3:
            return f"{rng.random():.{rng.randint(0, 25)}f}"
        case _:
            return str(rng.randint(-(2 ** rng.randint(1, 70)), 2**70))


@pytest.mark.parametrize("count", [20_000, pytest.param(2_000_000, marks=pytest.mark.long)])
def test_numbers_are_those_of_pythons_float(count):
    rng = random.Random("numbers")
    texts = [random_text(rng) for _ in range(count)]

    found = numbers_of(texts)

    expected = np.array([float(text) for text in texts])
    is_same = (found.view(np.uint64) == expected.view(np.uint64)) | np.isnan(expected)
    assert [texts[index] for index in np.flatnonzero(~is_same)] == []


@pytest.mark.parametrize(
    "text",
    [
        *("-0.0", "-0", "0", ".5", "5.", "+1", "1e5", "1E-5", "inf", "-Infinity", " 2 ", '"3"'),
        *("5e-324", "2.2250738585072014e-308", "1.7976931348623157e308", "1e400", "1e-400"),
        *("9007199254740993.0", "0.1", "0.30000000000000004", "1e22", "1e23", "8.5e-23"),
        *("0" * 40 + "1", "0." + "0" * 40 + "1", "1" * 400, "1.0000000000000000000000000001"),
    ],
)
def test_a_number_keeps_its_bits(text):
    (found,) = numbers_of([text])

    assert struct.pack("<d", found) == struct.pack("<d", float(text.strip('"')))


@pytest.mark.parametrize("text", ["1_0", "0x1", "1e", "1e+", "-", ".", "1'5"])
def test_what_only_python_or_nobody_takes_for_a_number_is_a_text(text):
    rows = rows_in(f"{text},1\n".encode(), b",", 2)

    assert rows.texts_of(0).all() == [text]


def test_truth_values_are_one_and_nought():
    rows = rows_in(b"True,False\nfalse,true\n", b",", 2)

    assert rows.numbers.tolist() == [[1.0, 0.0], [0.0, 1.0]]


def test_whole_numbers_that_a_float_rounds_are_there_exactly_too():
    rows = rows_in(b"9007199254740993,1\n2,-4611686018427387905\n", b",", 2)

    assert rows.exact == {(0, 0): 2**53 + 1, (1, 1): -(2**62) - 1}
    assert rows.numbers[0, 0] == float(2**53 + 1)


def test_quoted_fields_hold_separators_quotes_and_ends_of_lines():
    texts = ["a,b", 'say "yes"', "two\nlines", "two\r\nlines", "", "plain", 'in"side']
    written = io.StringIO()
    csv.writer(written).writerows([[text, 1] for text in texts])

    rows = rows_in(written.getvalue().encode(), b",", 2)

    assert rows.texts_of(0).all() == [text for text in texts if text]
    assert rows.texts_of(0).rows.tolist() == [0, 1, 2, 3, 5, 6]
    assert rows.numbers_of(1)[1].tolist() == [1.0] * 7


def test_rows_of_another_number_of_fields_are_told_and_leave_nothing():
    rows = rows_in(b"1,x\n1\n\n2,a,b\n3,y\r\n", b",", 2)

    assert rows.texts_of(1).all() == ["x", "y"]
    assert [tuple(row) for row in rows.odd] == [(4, 6, 1), (7, 13, 3)]
    assert rows.begins.tolist() == [0, 13]


def test_a_row_without_its_end_waits():
    assert rows_in(b"1,2\n3,4", b",", 2).end == 4
    assert rows_in(b'1,2\n3,"4\n5\n', b",", 2).end == 4
    assert rows_in(b"1", b",", 2).end == 0


def test_many_texts_and_odd_rows_are_all_found():
    count = 20_000
    lines = [f"{index % 7} b,{index}x\n" + "odd\n" * (index % 3 == 0) for index in range(count)]

    rows = rows_in("".join(lines).encode(), b",", 2)

    assert rows.texts_of(0).all() == [f"{index % 7} b" for index in range(count)]
    assert rows.texts_of(1).all() == [f"{index}x" for index in range(count)]
    assert len(rows.odd) == len(range(0, count, 3))


def told(rows: WholeRows, columns: int) -> tuple[object, ...]:
    """All that rows say, in a form that compares."""
    numbers = np.where(rows.kinds == NUMBER, rows.numbers, 0.0)
    texts = [rows.texts_of(column).all() for column in range(columns)]
    odd = [tuple(row) for row in rows.odd]
    kinds = rows.kinds.tolist()
    return rows.begins.tolist(), repr(numbers.tolist()), kinds, texts, rows.exact, odd, rows.end


@pytest.mark.parametrize("count", [3_000, pytest.param(300_000, marks=pytest.mark.long)])
def test_compiled_code_and_python_say_the_same(count):
    rng = random.Random("rows")
    for _ in range(count):
        text = b"".join(rng.choices(PIECES, k=rng.randint(0, 40)))
        columns, begin = rng.randint(1, 4), rng.randint(0, 2)
        raw = native_rows(text, b",", columns, begin)
        assert raw is not None, "this environment has llvmlite, and so native code"

        found = _read(text, raw), _read(text, rows_by_python(text, b",", columns, begin))

        assert told(found[0], columns) == told(found[1], columns), text


def test_rows_that_grow_shorter_or_fuller_of_texts_are_all_found():
    long = "".join(f"{number},{'9' * 200}.5\n" for number in range(200))
    short = "".join(f"{number},{number}\n" for number in range(10_000))
    texts = "".join(f"{number % 7}x,{number % 5}y\n1\n" for number in range(3_000))
    for text in (long + short, long + texts, long + short + texts + long):
        raw = native_rows(text.encode(), b",", 2, 0)
        assert raw is not None, "this environment has llvmlite, and so native code"
        found = _read(text.encode(), raw)
        expected = _read(text.encode(), rows_by_python(text.encode(), b",", 2, 0))

        assert np.array_equal(found.begins, expected.begins)
        assert np.array_equal(found.numbers, expected.numbers)
        assert np.array_equal(found.kinds, expected.kinds)
        assert found.odd == expected.odd
        assert [found.texts_of(column).all() for column in (0, 1)] == [
            expected.texts_of(column).all() for column in (0, 1)
        ]


def test_fields_are_those_of_pythons_csv():
    rng = random.Random("csv")
    pieces = [piece for piece in PIECES if b"\r" not in piece and piece not in {b"\0", b"\xff"}]
    for _ in range(1_000):
        text = b"".join(rng.choices(pieces, k=rng.randint(0, 30))) + b"\n"
        fields, rows = [0], csv.reader(io.StringIO(text.decode(), newline=""))
        for _, _, is_last in fields_in(text, b","):
            fields[-1] += 1
            fields += [0] * is_last
        expected = [len(row) or 1 for row in rows]
        whole = fields[:-1]

        assert expected[: len(whole)] == whole, text


GUARDED = """
import ctypes, mmap, sys
import numpy as np
from insight.format.separated import native_rows

size = 1 << 20
memory = np.frombuffer(mmap.mmap(-1, 3 * size), np.uint8)
protect = ctypes.CDLL(None, use_errno=True).mprotect
protect.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
for edge in (0, 2 * size):
    assert protect(memory.ctypes.data + edge, size, 0) == 0
call = native_rows._function()

def at(begin):
    def function(state, text, length):
        place = memory[begin : begin + length]
        place[:] = np.frombuffer(text, np.uint8, length)
        return call(state, place.ctypes.data, length)
    return function

data, count = sys.stdin.buffer.read(), 0
while data:
    length = int.from_bytes(data[:4], "little")
    text = data[4 : 4 + length]
    whole = text.rfind(b"\\n") + 1
    for begin in (size, 2 * size - whole):
        assert native_rows._rows(at(begin), text, b",", 2, 0).end <= len(text)
    data, count = data[4 + length :], count + 1
print(count)
"""


def test_no_text_makes_compiled_code_read_beyond_it():
    rng = random.Random("guarded")
    texts = [b"".join(rng.choices(PIECES, k=rng.randint(0, 40))) for _ in range(2_000)]

    done = subprocess.run(
        [sys.executable, "-c", GUARDED],
        input=b"".join(len(text).to_bytes(4, "little") + text for text in texts),
        capture_output=True,
        check=False,
    )

    assert (done.returncode, done.stdout) == (0, b"2000\n"), done.stderr.decode()
