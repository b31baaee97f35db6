from __future__ import annotations

import pytest

from insight.format.names import EventFileName, is_explain, is_lineage, is_summary


def check(name: str, *parts: object) -> None:
    parsed = EventFileName.parse(name)

    assert parsed == EventFileName(*parts)
    assert parsed.format() == name


def test_a_name_of_today_has_a_device():
    check("events.out.events.summary.1795146961.0.vm_MS", "events", 1795146961, 0, "vm", "_MS")


def test_a_name_of_the_first_version_has_none():
    check("events.out.events.summary.1795149643.vm_MS", "events", 1795149643, None, "vm", "_MS")


def test_prefix_and_suffix_are_the_users():
    check("xx_.out.events.summary.5.3.vm_yy", "xx_", 5, 3, "vm", "_yy")


def test_a_host_may_have_dots_and_underscores():
    check("e.out.events.summary.5.0.my_host.lan_MS", "e", 5, 0, "my_host.lan", "_MS")


def test_a_name_without_a_suffix_ends_with_the_host():
    check("e.out.events.summary.5.0.vm", "e", 5, 0, "vm", "")


@pytest.mark.parametrize("name", ["notes.txt", "events.out.tfevents.1234.host", "summary.5", ""])
def test_other_names_are_none(name):
    assert EventFileName.parse(name) is None


def test_the_lineage_twin_keeps_the_prefix_and_drops_the_suffix():
    name = EventFileName("xx_", 5, 0, "vm", "_yy")

    assert name.lineage_twin().format() == "xx_.out.events.summary.5.0.vm_lineage"


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("events.out.events.summary.5.0.vm_MS", (True, False, False)),
        ("renamed summary.5", (True, False, False)),
        ("events.out.events.summary.5.0.vm_lineage", (False, True, False)),
        ("events.out.events.summary.5.0.vm_explain", (False, False, True)),
        ("events.out.tfevents.5.vm", (False, False, False)),
        ("run_lineage", (False, False, False)),
    ],
)
def test_a_name_says_what_the_file_holds(name, kinds):
    assert (is_summary(name), is_lineage(name), is_explain(name)) == kinds
