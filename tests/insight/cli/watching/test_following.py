"""What is new is told beside the table, and a place that does not answer ends nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from insight import Store
from insight.cli.watching.following import Following
from insight.errors import RemoteError
from insight.watching import rules_of
from insight.watching.telling import Teller, teller
from insight.watching.telling.failure import TellingError

if TYPE_CHECKING:
    from pathlib import Path

    from insight.watching.message import Message
    from insight.watching.targets import Target

RULES = "tell webhook https://one.example.org/SECRET\nloss > 1\nfailed -> command no"
PATIENCE_S = 60.0


@pytest.fixture(autouse=True)
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


class Told:
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.fails = False

    def tell(self, target: Target, message: Message) -> None:
        if self.fails:
            raise TellingError("it answered 404", is_final=True)
        self.texts.append(f"{target.kind}: {message.text}")


def following(root: Path, told: Told) -> Following:
    store = Store(root, clock=lambda: 100.0)
    teller = Teller(told.tell, pause=lambda _seconds: True)
    return Following(store, rules_of(RULES), clock=lambda: 100.0, teller=teller)


def test_each_look_tells_what_is_new_in_one_message(root: Path, make_run: Any) -> None:
    told = Told()
    root.mkdir()
    watch = following(root, told)
    for name in "ab":
        make_run(name).scalars((1, {"loss": 2.0}, 10.0))
    first = watch.look()
    make_run("c").scalars((1, {"loss": 3.0}, 10.0))
    second, third = watch.look(), watch.look()
    watch.wait(PATIENCE_S)

    assert [one.run for one in first.fresh] == ["a", "b"]
    assert [one.run for one in second.fresh] == ["c"]
    assert third.fresh == []
    assert len(third.holdings) == 3
    assert [text.count("\n") for text in told.texts] == [1, 0]
    assert "SECRET" not in "".join((*first.news, *second.news, *watch.settle()))


def test_who_was_told_is_not_told_by_the_next_watch(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 2.0}, 10.0))
    told = Told()
    told.fails = True
    for fails in (True, False, False):
        told.fails = fails
        watch = following(root, told)
        watch.look()
        watch.wait(PATIENCE_S)
        watch.settle()

    assert len(told.texts) == 1


def test_command_that_is_slow_gets_the_rest_later(
    root: Path, make_run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teller, "MOST_WAITING", 2)
    for number in range(9):
        make_run(str(number)).scalars((1, {"loss": 2.0}, 10.0))
    told = Told()
    rules = rules_of("loss > 1 -> command slow")
    store = Store(root, clock=lambda: 100.0)
    watch = Following(store, rules, clock=lambda: 100.0, teller=Teller(told.tell))
    for _ in range(9):
        watch.look()
        watch.wait(PATIENCE_S)

    assert sorted(text[len("command: ")] for text in told.texts) == list("012345678")


def test_place_that_does_not_answer_leaves_what_was_read(
    root: Path, run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.scalars((1, {"loss": 2.0}, 10.0))
    watch = following(root, Told())
    watch.look()

    def fail() -> int:
        raise RemoteError("no answer")

    monkeypatch.setattr(watch.store, "refresh", fail)
    view = watch.look()

    assert len(view.holdings) == 1
    assert "cannot look: no answer" in view.troubles
