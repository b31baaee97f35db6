"""While a folder is first read, its server says how far that is, and then gives way to the app."""

from __future__ import annotations

import re
import threading
from typing import TYPE_CHECKING, Any

import pytest
from werkzeug.test import Client

from dashboard import create_app, opening
from dashboard.access import EVERYBODY, Access
from dashboard.guard import hash_of
from dashboard.opening import MOST_WAITING, Opening
from insight.tables import HowFar

if TYPE_CHECKING:
    import insight

TOKEN = "a-token-of-many-letters"
HTML = {"Accept": "text/html,*/*;q=0.8"}
HALF = HowFar(runs=4_000, runs_read=1_000, size=8_000_000, size_read=4_000_000)


@pytest.fixture
def stands(monkeypatch: pytest.MonkeyPatch) -> Opening:
    """One whose first second is over, and for whom no script waits long."""
    monkeypatch.setattr(opening, "PATIENCE_S", 0.01)
    times = iter([0.0])
    return Opening("/data/sweep", EVERYBODY, clock=lambda: next(times, 60.0))


def test_browser_gets_a_page_that_says_how_far_it_is(stands: Opening) -> None:
    stands.follow(lambda: HALF)
    answer = Client(stands).get("/scalars?axis=wall", headers=HTML)

    assert answer.status_code == 200
    assert 'data-page="opening" data-ready="false"' in answer.text
    assert "Reading the runs in sweep" in answer.text
    assert "1,000 of 4,000 runs, 4.0 of 8.0 MB" in answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["X-Frame-Options"] == "DENY"


def test_page_speaks_chinese(stands: Opening) -> None:
    stands.follow(lambda: HALF)
    answer = Client(stands).get("/", headers=HTML | {"Accept-Language": "zh-CN"})

    assert '<html lang="zh">' in answer.text
    assert "正在读取 sweep 中的训练" in answer.text


def test_policy_allows_the_scripts_within_the_page_alone(stands: Opening) -> None:
    answer = Client(stands).get("/", headers=HTML)
    scripts = [part.partition("</script>")[0] for part in answer.text.split("<script>")[1:]]
    rules = dict(
        rule.split(" ", 1) for rule in answer.headers["Content-Security-Policy"].split("; ")
    )

    assert rules["script-src"].split() == ["'self'", *map(hash_of, scripts)]
    assert "://" not in answer.text


def test_letters_come_with_the_page(stands: Opening) -> None:
    asking = Client(stands)
    fonts = re.findall(r'url\("([^"]+)"\)', asking.get("/", headers=HTML).text)

    assert len(fonts) == 2
    for font in fonts:
        with asking.get(font, buffered=True) as answer:
            assert answer.status_code == 200


def test_name_of_a_folder_is_no_part_of_the_page(stands: Opening) -> None:
    evil = Opening("/data/<img src=x onerror=alert(1)>", EVERYBODY, clock=lambda: 0.0)
    evil.close()

    assert "<img" not in Client(evil).get("/", headers=HTML).text


def test_page_is_told_how_far_it_is_until_the_app_is_there(
    stands: Opening, sample: insight.Store
) -> None:
    asking = Client(stands)
    told = [asking.get("/opening").json]
    stands.follow(lambda: HALF)
    told.append(asking.get("/opening").json)
    stands.show(create_app(sample))
    told.append(asking.get("/opening").json)

    assert [(one["isOpen"], one["share"]) for one in told if one] == [
        (False, None),
        (False, 0.5),
        (True, 0.5),
    ]


def test_folder_of_empty_files_is_read_whole(stands: Opening) -> None:
    stands.follow(lambda: HowFar(runs=0))

    assert (Client(stands).get("/opening").json or {})["share"] == 1


@pytest.mark.parametrize("path", ["/api/v1/runs", "/pulse", "/runs", "/_dash-layout"])
def test_script_is_told_to_ask_again(stands: Opening, path: str) -> None:
    answer = Client(stands).get(path)

    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
    assert answer.json == {
        "error": "The folder is still being read.",
        "hint": "Ask again; /opening tells how far it is.",
    }


def test_callback_of_a_page_that_lay_open_is_told_the_same(stands: Opening) -> None:
    assert Client(stands).post("/_dash-update-component", json={}).status_code == 503


def test_monitor_sees_that_it_lives_and_when_it_is_ready(
    stands: Opening, sample: insight.Store
) -> None:
    before = Client(stands).get("/health").json or {}
    stands.show(create_app(sample))
    after = Client(stands).get("/health").json or {}

    assert before == after | {"ready": False}
    assert after["status"] == "ok"


def test_app_answers_once_it_is_there(stands: Opening, sample: insight.Store) -> None:
    stands.called(frozenset({"runs.example.org"}))
    stands.show(create_app(sample))
    asking = Client(stands)
    named = asking.get("/api/v1/runs", headers={"Host": "runs.example.org"})

    assert asking.get("/api/v1/runs").status_code == named.status_code == 200
    assert "DashRenderer" in asking.get("/runs", headers=HTML).text


@pytest.mark.parametrize("path", ["/runs", "/api/v1/runs"])
def test_who_comes_at_first_waits_for_the_app(path: str, sample: insight.Store) -> None:
    young = Opening("/data/sweep", EVERYBODY, clock=lambda: 0.0)
    answers: list[Any] = []
    waiting = threading.Thread(target=lambda: answers.append(Client(young).get(path, headers=HTML)))
    waiting.start()
    young.show(create_app(sample))
    waiting.join(10)

    assert answers[0].status_code == 200
    assert "opening" not in answers[0].text


def test_scripts_that_wait_leave_threads_to_browsers(monkeypatch: pytest.MonkeyPatch) -> None:
    stands = Opening("/data/sweep", EVERYBODY)
    for _ in range(MOST_WAITING):
        stands._room.acquire()

    assert Client(stands).get("/api/v1/runs").status_code == 503


def test_nobody_waits_for_what_has_ended() -> None:
    ended = Opening("/data/sweep", EVERYBODY, clock=lambda: 0.0)
    ended.close()

    assert Client(ended).get("/api/v1/runs").status_code == 503


def test_what_went_wrong_is_said(stands: Opening) -> None:
    stands.fail("no such bucket")
    asking = Client(stands)

    assert (asking.get("/opening").json or {})["failure"] == "no such bucket"
    assert (asking.get("/api/v1/runs").json or {})["error"] == "no such bucket"
    assert "no such bucket" in asking.get("/", headers=HTML).text


def test_who_shows_no_token_sees_nothing() -> None:
    closed = Opening("/data/sweep", Access(token=TOKEN), clock=lambda: 0.0)
    closed.close()
    asking = Client(closed)
    refused = [asking.get(path, headers=HTML) for path in ("/runs", "/opening", "/api/v1/runs")]
    asking.get(f"/runs?token={TOKEN}", headers=HTML)

    assert [one.status_code for one in refused] == [401, 401, 401]
    assert not any("sweep" in one.text for one in refused)
    assert "Reading the runs in sweep" in asking.get("/runs", headers=HTML).text
    assert asking.get("/health").status_code == 200


def test_host_of_another_site_is_refused(stands: Opening) -> None:
    assert Client(stands).get("/", headers={"Host": "evil.example.org"}).status_code == 421


def test_addresses_stand_below_the_prefix() -> None:
    below = Opening("/data/sweep", Access(prefix="/team/x"), clock=lambda: 0.0)
    below.close()
    asking = Client(below)

    assert 'data-address="/team/x/opening"' in asking.get("/team/x/runs", headers=HTML).text
    assert asking.get("/team/x/opening").status_code == 200
