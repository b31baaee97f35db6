"""A colour that a run has once is its own, whoever asks, wherever it can be kept."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from dashboard import colours as module
from dashboard.colours import FILE, Colours
from insight.user_state import folder_name

ROOT = "/runs"


def file_of(root: str) -> Path:
    return Path(os.environ["XDG_STATE_HOME"], "insight", folder_name(root), FILE)


def test_first_claim_holds_for_every_server_of_the_root_and_for_no_other_root() -> None:
    one, other = Colours(ROOT), Colours(ROOT)

    assert one.claim({"a": 3, "b": 0}) == {"a": 3, "b": 0}
    assert other.claim({"a": 5, "c": 5}) == {"a": 3, "c": 5}
    assert one.runs() == Colours(ROOT).runs() == {"a": 3, "b": 0, "c": 5}
    assert Colours("/other").runs() == {}


def test_of_claims_at_once_the_same_is_told_to_all() -> None:
    with ThreadPoolExecutor(4) as threads:
        told = list(threads.map(lambda ink: Colours(ROOT).claim({"a": ink}), range(8)))

    assert all(one == {"a": Colours(ROOT).runs()["a"]} for one in told)


@pytest.mark.parametrize(
    "content",
    [
        *(b"", b"{", b"[]", b"null", b"\xff", b'{"format": 2, "runs": {"a": 1}}'),
        *(b'{"format": 1}', b'{"format": 1, "runs": []}', b'{"format": 1, "runs": {"a": 12}}'),
        *(b'{"format": 1, "runs": {"a": true}}', b'{"format": 1, "runs": {"a": "1"}}'),
        *(
            b'{"format": 1, "runs": {}, "facts": {"f": %s}}' % inks
            for inks in (b"[]", b'{"a": 12}')
        ),
    ],
)
def test_damaged_file_takes_no_colour_from_a_server_that_knows_them(content: bytes) -> None:
    colours = Colours(ROOT)
    colours.claim({"a": 3})
    file_of(ROOT).write_bytes(content)

    assert colours.runs() == {"a": 3}
    assert Colours(ROOT).runs() == {}
    assert colours.claim({"b": 4}) == {"b": 4}
    assert Colours(ROOT).runs() == {"a": 3, "b": 4}


def test_who_removes_the_file_begins_anew() -> None:
    colours = Colours(ROOT)
    colours.claim({"a": 3})
    file_of(ROOT).unlink()

    assert colours.runs() == {}
    assert colours.claim({"a": 5}) == {"a": 5}


def test_where_nothing_can_be_kept_colours_hold_as_long_as_the_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    colours = Colours(ROOT)

    assert colours.claim({"a": 3}) == {"a": 3}
    assert colours.claim({"a": 4, "b": 4}) == {"a": 3, "b": 4}
    assert colours.runs() == {"a": 3, "b": 4}


def test_values_that_the_file_has_no_room_for_have_a_colour_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "MOST_FACTS", 1)
    monkeypatch.setattr(module, "MOST_VALUES", 2)
    colours = Colours(ROOT)

    assert colours.of_values("kind", ["a", "b"], ordered=False) == {"a": 0, "b": 1}
    stamp = file_of(ROOT).stat().st_ino
    assert colours.of_values("kind", ["c", "a"], ordered=False) == {"a": 0, "c": 2}
    assert colours.of_values("other", ["a"], ordered=False) == {"a": 0}
    assert file_of(ROOT).stat().st_ino == stamp
