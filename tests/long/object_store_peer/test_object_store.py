"""Runs in a bucket, behind a real S3 API: right, and with no request too many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.long


def test_first_look_is_one_listing_and_one_range_a_file(seen: dict[str, Any]) -> None:
    assert seen["growing"]["open"] == {"GET": 300, "LIST": 1}
    assert seen["growing"]["points"] == 300 * 200


def test_quiet_look_is_one_listing(seen: dict[str, Any]) -> None:
    assert seen["growing"]["five quiet looks"] == {"LIST": 5}


def test_look_reads_only_the_ends_of_the_files_that_grew(seen: dict[str, Any]) -> None:
    found = seen["growing"]

    assert (found["grown"], found["new records"]) == ({"GET": 10, "LIST": 1}, 50)
    assert found["grown bytes"] < 10 * 5000


def test_replaced_objects_are_read_anew_and_a_deleted_run_vanishes(seen: dict[str, Any]) -> None:
    assert seen["growing"]["replaced points"] == [49, 220, False]
    assert seen["growing"]["replaced"] == {"GET": 3, "LIST": 1}


def test_listing_of_more_than_a_page_takes_a_request_a_page(seen: dict[str, Any]) -> None:
    assert seen["many"] == {"open": {"GET": 1100, "LIST": 2}, "quiet": {"LIST": 2}, "runs": 1100}


def test_long_file_is_read_in_long_ranges(seen: dict[str, Any]) -> None:
    found = seen["long"]

    assert (found["rows"], found["value"]) == (1000, 999.0)
    assert found["open"] == {"GET": 3, "LIST": 1}
    assert found["value requests"] == {"GET": 1}


def test_tables_are_those_of_the_same_folders_here(seen: dict[str, Any]) -> None:
    assert seen["corpus"]["runs"] > 10


def test_nothing_is_asked_while_no_page_is_open(seen: dict[str, Any]) -> None:
    page = seen["page"]

    assert (page["before"], page["after"]) == ({}, {})
    assert set(page["open"]) == {"LIST"}
    assert page["open"]["LIST"] <= 2 * 3  # a thousand objects a page; a look every five seconds


def test_store_that_is_down_changes_nothing(seen: dict[str, Any]) -> None:
    lost = seen["lost"]

    assert lost["error"].startswith("RemoteError: s3://bucket/runs expected an answer of the store")
    assert lost["same after"]
    assert set(lost["requests"]) == {"LIST"}


def test_what_is_not_there_is_a_missing_path(seen: dict[str, Any]) -> None:
    assert seen["lost"]["nothing there"].startswith("PathError: ")
    assert seen["lost"]["no bucket"].startswith("PathError: ")


def test_web_server_without_ranges_is_followed(seen_on_the_web: dict[str, Any]) -> None:
    files = seen_on_the_web["files"]

    assert all(seen_on_the_web[name] for name in ("named", "new", "error", "kept"))
    assert (seen_on_the_web["quiet"], seen_on_the_web["grown"]) == ([files, 0], [files, 1])


def test_password_goes_to_no_other_host_or_port(seen_with_passwords: dict[str, Any]) -> None:
    for case, seen in seen_with_passwords["web"].items():
        to = "sixth" if case.startswith("brackets") else "own"
        others = {server for server in seen["got"] if server != to}

        assert seen["code"] == 2, case
        keys = "sig=hunter2" if case.partition(":")[0].endswith("keys") else "me:hunter2"
        assert all(given.startswith(keys) for given in seen["got"][to]), case
        assert others == ({"other"} if case.startswith("moved") else set()), case
        assert not any(seen["got"].get("other", [])), case


def test_password_is_in_nothing_that_is_said(seen_with_passwords: dict[str, Any]) -> None:
    said = [seen["said"] for seen in seen_with_passwords["web"].values()]
    said += seen_with_passwords["buckets"].values()

    assert all(said)
    assert not any("hunter2" in one or "hunt/er2" in one for one in said)


def test_figures(seen: dict[str, Any], record_property: Callable[[str, object], None]) -> None:
    growing, many, long = seen["growing"], seen["many"], seen["long"]
    record_property(
        "figures",
        f"runs in a bucket (S3 API): 300 files opened by {growing['open']} in "
        f"{growing['open_s']:.1f} s, five quiet looks {growing['five quiet looks']}, 10 grown "
        f"files {growing['grown']} and {growing['grown bytes'] / 1000:.0f} kB; "
        f"{many['runs']} files {many['open']}; "
        f"a file of {long['bytes'] / 1e6:.0f} MB {long['open']}; a page open for 12 s "
        f"{seen['page']['open']}, none {seen['page']['before']} and {seen['page']['after']}; "
        f"a store that is down {seen['lost']['requests']} in {seen['lost']['error_s']:.1f} s",
    )

    assert growing["open_s"] < 60
