"""Records whose checksums hold and whose content is bad, between records that are good.

Each file is opened by a process of its own, through `open_runs` and through `insight check`, so
that its memory and its time are known.
"""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
from typing import TYPE_CHECKING

import pytest

from .written import (
    LAYOUTS,
    MINDSPORE,
    START_S,
    data_of,
    double,
    event,
    field,
    file_name,
    framed,
    header,
    run_records,
    scalar,
    single,
    step_record,
    varint,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from .written import Layout, Row

GOOD = 50  # records before the bad ones, and after
BAD_STEP = 1000
SHORT, LONG = 20_000, 2_000_000  # what there is too much of
LIMIT_S, CPU_LIMIT_S, GROWTH_LIMIT_MB = 120.0, 30.0, 1500

READER = """
    import json, resource, sys, time
    import insight
    from insight.errors import SummaryError

    root, small = sys.argv[1:]
    insight.open_runs(small).table("scalar")
    before_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    started = time.process_time()
    store = insight.open_runs(root)
    table = store.table("scalar")
    good = table[table.tag.isin(["loss", "rate"])]
    rows = {}
    for run, *row in zip(*(good[name].tolist() for name in ("run", "tag", "step", "value"))):
        rows.setdefault(run, []).append(row)
    heavy = 0
    for kind in ("histogram", "tensor", "image", "text", "graph"):
        held = store.table(kind)
        heavy += len(held)
        for row in held.head(20).itertuples():
            try:
                store.value(kind, row.run, row.tag, row.step)
            except SummaryError:
                pass
    store.runs(), store.problems(), store.lineage(), store.refresh()
    spent = time.process_time() - started
    grown_mb = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before_kb) // 1024
    print(json.dumps([rows, spent, grown_mb, len(store.problems()), heavy]))
"""


def nested_groups(layout: Layout, number: int) -> bytes:
    """Groups within groups: a reader that calls itself for each runs out of stack."""
    return framed(event(BAD_STEP, field(1, b"\x7b" * number + b"\x7c" * number)))


def nested_messages(layout: Layout, number: int) -> bytes:
    """A graph of messages within messages, as deep as the bytes allow."""
    content = b""
    for _ in range(min(number, 20_000)):
        content = field(4, content)
    return framed(double(1, START_S) + content)


def many_tags(layout: Layout, number: int) -> bytes:
    tags = (b"tag_%d" % place for place in range(number // 2))
    return framed(event(BAD_STEP, *(scalar(layout, tag, 1.0) for tag in tags)))


def huge_tag(layout: Layout, number: int) -> bytes:
    return framed(event(BAD_STEP, scalar(layout, b"t" * 25 * number, 1.0)))


def empty_records(layout: Layout, number: int) -> bytes:
    return framed(b"") * (number // 10)


def long_varints(layout: Layout, number: int) -> bytes:
    """Numbers of eleven bytes and more, where ten are the most that there are."""
    step = b"\x10" + b"\xff" * 11 + b"\x01"
    return framed(double(1, START_S) + step + field(5, scalar(layout, b"x", 1.0))) * 100


def bad_text(layout: Layout, number: int) -> bytes:
    return framed(event(BAD_STEP, scalar(layout, b"\xff\xfe\x80", 1.0))) * 3


def claim_of_a_terabyte(layout: Layout, number: int) -> bytes:
    return header(2**40) + b"x" * 100


def inner_claim_of_a_terabyte(layout: Layout, number: int) -> bytes:
    """A text inside an event that says it goes on far behind the event's end."""
    return framed(double(1, START_S) + b"\x2a" + varint(2**40) + b"abc")


def tensor_with_too_many_elements(layout: Layout, number: int) -> bytes:
    """Dimensions whose product is more than any number holds, and few values."""
    sizes = (2**62, 2**62, 2**40)
    if layout is MINDSPORE:  # dims, data_type float32, float_data
        dims = b"".join(b"\x08" + varint(size) for size in sizes)
        tensor = field(8, dims + b"\x10" + varint(11) + single(3, 1.0))
    else:  # dtype DT_FLOAT, shape, content
        shape = b"".join(field(2, b"\x08" + varint(size)) for size in sizes)
        tensor = field(8, b"\x08\x01" + field(2, shape) + field(4, b"\x00\x00\x80\x3f"))
    return framed(event(BAD_STEP, field(1, field(1, b"tensor") + tensor)))


def histogram_of_many_buckets(layout: Layout, number: int) -> bytes:
    buckets = 5 * number
    if layout is MINDSPORE:
        bucket = field(1, double(1, 0.0) + double(2, 1.0) + b"\x18\x01")
        content = field(1, field(1, b"histogram") + field(9, bucket * buckets))
    else:
        numbers = field(6, bytes(8 * buckets)) + field(7, bytes(8 * buckets))
        content = field(1, field(1, b"histogram") + field(5, numbers))
    return framed(event(BAD_STEP, content))


BAD = [
    nested_groups,
    nested_messages,
    many_tags,
    huge_tag,
    empty_records,
    long_varints,
    bad_text,
    claim_of_a_terabyte,
    inner_claim_of_a_terabyte,
    tensor_with_too_many_elements,
    histogram_of_many_buckets,
]


def files_of(root: Path, layout: Layout, bad: list, number: int) -> dict[str, list[Row]]:
    """A run for each kind of bad content, and the good rows of each."""
    before, after = run_records(layout, GOOD), [step_record(layout, 2 * BAD_STEP)]
    expected = sorted(row for record in (*before, *after) for row in record.rows)
    contents = {one.__name__: one(layout, number) for one in bad}
    for name, content in {**contents, "../small/run": b""}.items():
        path = root / name / file_name(layout)
        path.parent.mkdir(parents=True)
        path.write_bytes(data_of(before) + content + data_of(after))
    return dict.fromkeys(contents, expected)


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_bad_content_costs_its_own_record_only(
    layout: Layout, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    root = tmp_path / "runs"
    expected = files_of(root, layout, BAD, SHORT)
    words = check(root, expected)
    record_property("figures", f"bad content of {len(BAD)} kinds, {layout}: {words}")


@pytest.mark.long
@pytest.mark.parametrize("bad", BAD, ids=lambda bad: bad.__name__)
@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_bad_content_of_the_largest_size_costs_its_own_record_only(
    layout: Layout,
    bad: Callable[[Layout, int], bytes],
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    root = tmp_path / "runs"
    expected = files_of(root, layout, [bad], LONG)
    words = check(root, expected)
    record_property("figures", f"{bad.__name__.replace('_', ' ')}, {layout}: {words}")


def check(root: Path, expected: dict[str, list[Row]]) -> str:
    """What reading cost, when every good row was read and nothing else happened."""
    size_mb = sum(path.stat().st_size for path in root.rglob("*.*")) / 2**20
    read = run([sys.executable, "-c", textwrap.dedent(READER), root, root.parent / "small"])
    checked = run([sys.executable, "-m", "insight", "check", root])

    assert read.returncode == 0, read.stderr[-2000:]
    assert checked.returncode in {0, 1}, checked.stderr[-2000:]
    rows, cpu_s, grown_mb, problems, heavy = json.loads(read.stdout)
    found = {name: sorted(map(tuple, of_run)) for name, of_run in rows.items()}
    assert found == expected
    assert cpu_s < CPU_LIMIT_S
    assert grown_mb < GROWTH_LIMIT_MB
    return (
        f"{size_mb:.1f} MB, {cpu_s:.2f} s CPU, +{grown_mb} MB, {problems} problems, "
        f"{heavy} heavy rows, check says {checked.returncode}"
    )


def run(command: list[str | Path]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=LIMIT_S)
