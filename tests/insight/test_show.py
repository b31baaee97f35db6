"""A cell of a notebook shows the dashboard, and something without its kernel too."""

from __future__ import annotations

import atexit
import json
import sys
import threading
import types
import urllib.error
import urllib.request
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

import pytest

import insight
from insight.errors import PathError, SummaryValueError
from insight.format.frames import frame
from insight.format.messages import Event
from insight.show import Shown, listed, proxy_of, show
from insight.show import _Served as Served
from insight.tables import Store

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

EVIL = "<img src=x onerror=alert(1)>"


class Parts(HTMLParser):
    """The elements of a text, and what they say."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.said = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.said += data

    def first(self, tag: str) -> dict[str, str | None]:
        return next(attributes for name, attributes in self.elements if name == tag)


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    for name in ("one", EVIL):
        with insight.SummaryRecord(tmp_path / name.replace("/", "")) as record:
            record.log(1, {"loss": 0.5})
    return tmp_path


@pytest.fixture
def shown(runs: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shown]:
    monkeypatch.delenv("JUPYTERHUB_SERVICE_PREFIX", raising=False)
    monkeypatch.delenv("INSIGHT_PROXY_URL", raising=False)
    value = show(runs, page="runs", height=640, view={"theme": "dark", "q": "a b"})
    yield value
    value.close()


def test_frame_leads_to_the_page_and_the_view(shown: Shown) -> None:
    frame = Parts(shown._repr_html_()).first("iframe")

    assert frame["src"] == shown.url
    assert frame["height"] == "640"
    assert shown.url.startswith("http://127.0.0.1:")
    assert shown.url.endswith("/runs?theme=dark&q=a+b")


def test_address_answers_in_a_frame_of_the_notebook_alone(shown: Shown) -> None:
    asked = urllib.request.Request(shown.url, headers={"Referer": "http://localhost:8888/lab"})
    with urllib.request.urlopen(asked, timeout=10) as answer:
        policy = answer.headers["Content-Security-Policy"]

    assert policy.endswith("frame-ancestors 'self' http://localhost:8888")


def test_who_does_not_know_the_address_gets_nothing(shown: Shown) -> None:
    root = shown.url[: shown.url.index("/", len("http://")) + 1]
    for path in ("runs", "api/v1/runs", "x/runs"):
        with pytest.raises(urllib.error.HTTPError, match="401"):
            urllib.request.urlopen(root + path, timeout=10)


def test_saved_notebook_lists_the_runs(shown: Shown) -> None:
    parts = Parts(shown._repr_html_())

    assert "one" in parts.said
    assert EVIL in parts.said
    assert [tag for tag, _ in parts.elements if tag in {"img", "script"}] == []
    assert parts.first("a")["href"] == shown.url


def test_value_shows_itself_without_ipython(shown: Shown) -> None:
    bundle = shown._repr_mimebundle_(include=None, exclude=None)

    assert set(bundle) == {"text/html", "text/plain"}
    assert shown.url in bundle["text/plain"]


def test_outside_of_a_notebook_the_address_is_printed(runs: Path, capsys: Any) -> None:
    value = show(runs)
    value.close()

    assert value.url in capsys.readouterr().out


def test_inside_of_a_notebook_nothing_is_printed(
    runs: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake: Any = types.ModuleType("IPython")
    fake.get_ipython = lambda: types.SimpleNamespace(kernel=object())
    monkeypatch.setitem(sys.modules, "IPython", fake)
    show(runs).close()

    assert capsys.readouterr().out == ""


def test_behind_a_hub_the_frame_leads_through_the_proxy(
    runs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTERHUB_SERVICE_PREFIX", "/user/me/")
    value = show(runs)
    port = value.url.split("/")[4]
    asked = urllib.request.Request(
        # As the proxy asks: its own part of the path is taken off, the host is the hub's.
        f"http://127.0.0.1:{port}/" + value.url.split("/", 5)[5],
        headers={"Host": "hub.example.org"},
    )
    with urllib.request.urlopen(asked, timeout=10) as answer:
        text = answer.read().decode()
    value.close()

    assert value.url.startswith(f"/user/me/proxy/{port}/")
    assert f'src="/user/me/proxy/{port}/' in text


def test_two_dashboards_stand_beside_each_other(runs: Path) -> None:
    first, second = show(runs), show(runs / "one")
    first.close()
    second.close()

    assert first.url.split("/")[2] != second.url.split("/")[2]


def test_cell_that_is_run_again_shows_the_same_server(
    runs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, count = show(runs), threading.active_count()
    with insight.SummaryRecord(runs / "late") as record:
        record.log(1, {"loss": 0.5})
    again = show(runs, page="runs")
    monkeypatch.setenv("JUPYTERHUB_SERVICE_PREFIX", "/user/me/")
    proxied = show(runs)
    for shown in (first, again, proxied):
        shown.close()

    assert again.url == first.url.replace("/scalars", "/runs")
    assert "late" in Parts(again._repr_html_()).said
    assert proxied.url.startswith("/user/me/")
    assert threading.active_count() < count


def test_server_that_was_closed_is_forgotten(runs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_exit: list[Any] = []
    register, unregister = atexit.register, atexit.unregister

    def is_ours(call: Any) -> bool:  # libraries that are imported meanwhile register theirs
        return isinstance(getattr(call, "__self__", None), Served)

    def registered(call: Any, *arguments: Any, **options: Any) -> Any:
        return at_exit.append(call) if is_ours(call) else register(call, *arguments, **options)

    def unregistered(call: Any) -> None:
        return at_exit.remove(call) if is_ours(call) else unregister(call)

    monkeypatch.setattr("atexit.register", registered)
    monkeypatch.setattr("atexit.unregister", unregistered)
    first = show(runs)
    first.close()
    second = show(runs)
    with urllib.request.urlopen(second.url, timeout=10) as answer:
        status = answer.status
    second.close()

    assert status == 200
    assert first.url != second.url
    assert at_exit == []


@pytest.mark.parametrize(("page", "height"), [("none", 800), ("../x", 800), ("runs", 0)])
def test_what_cannot_be_shown_is_an_error(runs: Path, page: str, height: int) -> None:
    with pytest.raises(SummaryValueError, match=r"insight\.show expected"):
        show(runs, page=page, height=height)


def test_view_that_the_page_would_not_heed_is_an_error(runs: Path) -> None:
    with pytest.raises(SummaryValueError, match=r"a view of runs by .*chosen.* got 'axis'"):
        show(runs, page="runs", view={"axis": "wall"})


def test_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        show(tmp_path / "none")


def test_folder_that_takes_long_is_shown_while_it_is_read(
    runs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_read, refresh = threading.Event(), Store.refresh

    def late(store: Store) -> int:
        assert may_read.wait(30)
        return refresh(store)

    monkeypatch.setattr("insight.show.PATIENCE_S", 0.01)
    monkeypatch.setattr(Store, "refresh", late)
    early = show(runs)
    base = early.url.rpartition("/")[0]
    with urllib.request.urlopen(f"{base}/opening", timeout=10) as answer:
        told = json.load(answer)
    may_read.set()
    monkeypatch.setattr("insight.show.PATIENCE_S", 30)
    again = show(runs)
    again.close()

    assert not told["isOpen"]
    assert "They were still being read." in early._repr_html_()
    assert again.url == early.url
    assert "one" in Parts(again._repr_html_()).said


def test_folder_that_cannot_be_read_is_an_error(
    runs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_store: Store) -> int:
        raise PathError("open_runs expected a folder that can be listed")

    monkeypatch.setattr(Store, "refresh", refused)
    before = threading.active_count()

    with pytest.raises(PathError, match="can be listed"):
        show(runs)
    assert threading.active_count() == before


def test_folder_without_runs_says_so(tmp_path: Path) -> None:
    assert "No runs yet" in listed(insight.open_runs(tmp_path).runs(), {})


def test_proxy_is_asked_for_only_where_there_is_one() -> None:
    assert proxy_of({}, 6060) == ""


def test_module_and_function_are_called_alike(runs: Path) -> None:
    value = insight.show(runs)
    value.close()

    assert isinstance(value, Shown)


def test_times_that_no_calendar_has_are_listed_as_numbers(tmp_path: Path) -> None:
    for name, wall_time in (("near", 1.7e9), ("milliseconds", 1.7e12), ("none", float("nan"))):
        (tmp_path / name).mkdir()
        file = tmp_path / name / "events.out.events.summary.1700000000.0.host_MS"
        value = {"tag": "loss", "scalar_value": 0.5}
        event = Event(wall_time=wall_time, step=1, summary={"value": [value]})
        file.write_bytes(frame(event.SerializeToString()))
    store = insight.open_runs(tmp_path)
    said = Parts(listed(store.runs(), store.spans())).said

    assert "2023-11-14 22:13:20" in said
    assert "1700000000000 s" in said
    assert "NaT" not in said
