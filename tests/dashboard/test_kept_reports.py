"""Reports are kept as people wrote them, in a file of the user that others may change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from dashboard.kept_reports import FILE, MOST_REPORTS, KeptReports
from insight.errors import SummaryValueError
from insight.user_state import folder_name, state_folder

if TYPE_CHECKING:
    from pathlib import Path

ROOT = "/runs"


def test_report_is_kept_for_the_next_server() -> None:
    name = KeptReports(ROOT).save("", {"title": " Adam  or\nnot ", "tags": "val/* loss"})

    [(found, report)] = KeptReports(ROOT).all().items()

    assert found == name
    assert report.title == "Adam or not"
    assert report.asked().tags == ("val/*", "loss")
    assert KeptReports("/other").all() == {}


def test_report_keeps_its_name_when_it_is_changed_and_when_it_comes_back() -> None:
    reports = KeptReports(ROOT)
    name = reports.save("", {"title": "a"})
    fields = vars(reports.all()[name])

    reports.save(name, {"title": "b"})
    changed = {one.title for one in reports.all().values()}
    reports.drop(name)
    dropped = dict(reports.all())

    assert changed == {"b"}
    assert dropped == {}
    assert reports.save(name, fields) == name


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"title": " "},
        {"title": "x" * 301},
        {"title": "a", "notes": "x" * 100_001},
        {"title": "a", "filter": 1},
        {"title": "a", "tags": " ".join("abc" for _ in range(61))},
    ],
)
def test_what_is_no_report_is_refused(fields: dict[str, Any]) -> None:
    reports = KeptReports(ROOT)

    with pytest.raises(SummaryValueError):
        reports.save("", fields)
    assert reports.all() == {}


def test_names_that_links_could_not_have_are_given_anew() -> None:
    assert len(KeptReports(ROOT).save("all", {"title": "a"})) == 12
    assert len(KeptReports(ROOT).save("../x", {"title": "a"})) == 12


def test_two_servers_see_what_the_other_kept() -> None:
    one, other = KeptReports(ROOT), KeptReports(ROOT)
    one.save("", {"title": "a"})
    other.save("", {"title": "b"})

    assert {report.title for report in one.all().values()} == {"a", "b"}


@pytest.mark.parametrize("content", [b"", b"{}", b'{"format": 1, "reports": [1]}', b"\xff"])
def test_damaged_file_is_kept_aside(content: bytes) -> None:
    folder = state_folder(folder_name(ROOT), make=True)
    (folder / FILE).write_bytes(content)
    reports = KeptReports(ROOT)

    assert reports.all() == {}
    assert "kept aside" in reports.trouble
    assert list(folder.glob(f"{FILE}.damaged-*"))
    assert reports.save("", {"title": "a"})


def test_there_are_only_so_many(monkeypatch: pytest.MonkeyPatch, state_home: Path) -> None:
    monkeypatch.setattr("dashboard.kept_reports.MOST_REPORTS", 2)
    reports = KeptReports(ROOT)
    for title in "ab":
        reports.save("", {"title": title})

    with pytest.raises(SummaryValueError):
        reports.save("", {"title": "c"})
    assert len(reports.all()) == 2 < MOST_REPORTS
    assert state_home.is_dir()
