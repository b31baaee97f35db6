"""Plain steps of W&B's records, taken in many at a time: those of one message after the other."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from insight.format.wandb import Record, logged_in, names_of

if TYPE_CHECKING:
    from insight.format.wandb import Logged

WORDS = [
    b"0.5",
    b"-0",
    b"NaN",
    b"-Infinity",
    b"true",
    b"false",
    b"12",
    b"1e-320",
    b"9007199254740993",
]
NAMES = [["loss"], ["a", "b"], ["ключ"], ["x" * 300], [""], ["a", "b", "c"]]


def step(number: int, values: list[tuple[list[str], bytes]], time: bytes | None = b"7.5") -> Record:
    record = Record(num=number)
    record.history.step.num = number
    held = [*values, *([] if time is None else [(["_timestamp"], time)])]
    for names, text in held:
        record.history.item.add(nested_key=[name.encode() for name in names], value_json=text)
    return record


def summary(*names: str, content: bytes = b"1") -> Record:
    record = Record()
    for name in names:
        record.summary.update.add(nested_key=[name.encode()], value_json=content)
    return record


def found(*records: Record | bytes) -> Logged:
    return logged_in(
        [one if isinstance(one, bytes) else one.SerializeToString() for one in records]
    )


def number_in(text: bytes) -> float:
    return float(text == b"true") if text in {b"true", b"false"} else float(text)


def rows_of(logged: Logged) -> dict[tuple[int, str], float]:
    """Each value by its record and its name."""
    of_row = logged.rows[logged.of_row].tolist()
    names = [".".join(logged.names[name]) for name in logged.of_name.tolist()]
    return dict(zip(zip(of_row, names, strict=True), logged.values.tolist(), strict=True))


def test_nothing_is_plain_where_there_is_nothing() -> None:
    logged = found()

    assert [len(logged.rows), len(logged.values), len(logged.replaced)] == [0, 0, 0]
    assert not len(found(b"", b"\xff", Record(num=1)).rows)


def test_values_are_those_of_the_messages() -> None:
    drawn = random.Random(11)
    records = []
    for number in range(300):
        chosen = drawn.sample(NAMES, drawn.randrange(len(NAMES)))
        values = [(names, drawn.choice(WORDS)) for names in chosen]
        record = step(drawn.choice([0, 1, 2**40, -1]), values, b"%d.25" % number)
        if drawn.random() < 0.3:
            record.num = 0
        records.append(record)

    logged = found(*records)

    assert logged.rows.tolist() == list(range(300))
    assert logged.steps.tolist() == [record.history.step.num for record in records]
    assert logged.wall_times.tolist() == [number + 0.25 for number in range(300)]
    expected = {
        (row, ".".join(names_of(item))): number_in(item.value_json)
        for row, record in enumerate(records)
        for item in record.history.item
    }
    held = rows_of(logged)
    assert held.keys() == expected.keys()
    for key, value in expected.items():
        assert np.float64(held[key]).tobytes() == np.float64(value).tobytes() or value != value


@pytest.mark.parametrize(
    "content", [b'"text"', b"null", b"[1]", b'{"a": 1}', b"", b"nonsense", b'"a\\n1"']
)
def test_a_step_of_something_else_is_left_to_its_message(content: bytes) -> None:
    logged = found(step(1, [(["x"], b"1")]), step(2, [(["x"], b"2"), (["y"], content)]))

    assert logged.rows.tolist() == [0]


@pytest.mark.parametrize("content", [b"1_0", b"1,2", b"1\n2", b"-", b"tru", b"1 2"])
def test_what_only_looks_like_a_number_leaves_all_to_their_messages(content: bytes) -> None:
    assert not len(found(step(1, [(["x"], b"1")]), step(2, [(["y"], content)])).rows)


def test_a_step_without_a_time_or_a_number_of_its_own_is_left_to_its_message() -> None:
    silent = step(2, [(["x"], b"1")])
    silent.history.ClearField("step")

    logged = found(step(1, [(["x"], b"1")], None), silent, step(3, [(["x"], b"1")], b"NaN"))

    assert not len(logged.rows)


def test_summaries_of_the_same_names_but_the_last_are_replaced() -> None:
    removing = summary("a", "b")
    removing.summary.remove.add(nested_key=[b"a"])
    records = [
        summary("a", "b"),
        summary("b", "a"),
        summary("a"),
        removing,
        summary("a", "b", content=b'{"c": 1}'),
        summary("a", "b"),
    ]

    assert found(*records).replaced.tolist() == [0, 1]


def test_damaged_records_are_never_taken_for_others() -> None:
    drawn = random.Random(4)
    whole = step(300, [(["loss"], b"0.25"), (["a", "b"], b"12")], b"99").SerializeToString()
    damaged = []
    for _ in range(600):
        content = bytearray(whole)
        content[drawn.randrange(len(content))] = drawn.randrange(256)
        damaged.append(
            bytes(content[: drawn.choice([len(content), drawn.randrange(len(content))])])
        )

    for payload in damaged:
        logged = found(payload)
        if len(logged.rows):
            history = Record.FromString(payload).history
            assert logged.steps.tolist() == [history.step.num]
            told = {".".join(names_of(item)): item for item in history.item}
            for (_, name), value in rows_of(logged).items():
                assert repr(number_in(told[name].value_json)) == repr(value)
