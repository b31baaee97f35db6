from __future__ import annotations

from typing import Any

import pytest

from insight import open_runs
from insight.sources import Folder, LocalPlace, sources
from insight.sources.tensorboard import SOURCE

EVENTS = "events.out.tfevents.1700000000.host.7.0"
PLACE = LocalPlace("/")


def found(tree: dict[str, list[str]]) -> dict[str, list[str]]:
    """The files of each run among folders given by run and names."""
    folders = [Folder(f"/root/{run}", run, sorted(names)) for run, names in tree.items()]
    return {one.run: list(one.files) for one in SOURCE.discover(folders, PLACE)}


def test_source_is_found_by_being_there() -> None:
    assert SOURCE in sources()
    assert SOURCE.name == "tensorboard"


@pytest.mark.parametrize(
    "name",
    [
        "events.out.tfevents.1700000000.host",
        "events.out.tfevents.1700000000.host.7.0",
        "events.out.tfevents.1700000000.host.7.0.v2",
        "my_tfevents",
    ],
)
def test_event_file_is_known_by_its_name(name: str) -> None:
    assert found({"a": [name]}) == {"a": [name]}


@pytest.mark.parametrize(
    "name",
    [
        "events.out.events.summary.1700000000.0.host_MS",
        "events.out.tfevents.1700000000.host.profile-empty",
        ".events.out.tfevents.1700000000.host.Xa81bc",
        "checkpoint",
    ],
)
def test_other_files_are_no_runs(name: str) -> None:
    assert found({"a": [name]}) == {}


def test_every_folder_with_event_files_is_a_run_of_its_path() -> None:
    tree = {".": [EVENTS], "a/train": [EVENTS, "x.txt"], "a": [], "b": ["y.txt"]}

    assert found(tree) == {".": [EVENTS], "a/train": [EVENTS]}


def test_only_folder_named_by_a_second_belongs_to_the_run_above() -> None:
    tree = {"a": [EVENTS], "a/1795264930.9191751": [EVENTS], "b": [EVENTS]}

    assert found(tree) == {"a": ["1795264930.9191751/" + EVENTS, EVENTS], "b": [EVENTS]}


def test_only_folder_named_by_a_second_belongs_to_the_root() -> None:
    assert found({".": [EVENTS], "1795264930.9": [EVENTS]}) == {
        ".": ["1795264930.9/" + EVENTS, EVENTS]
    }


def test_several_trials_are_a_run_each() -> None:
    tree = {"a": [EVENTS], "a/1795264930.1": [EVENTS], "a/1795264930.2": [EVENTS]}

    assert list(found(tree)) == ["a", "a/1795264930.1", "a/1795264930.2"]


def test_folder_named_by_a_second_below_no_run_is_a_run() -> None:
    assert list(found({"a": [], "a/1795264930.1": [EVENTS]})) == ["a/1795264930.1"]


def test_folder_named_by_a_second_inside_another_is_a_run() -> None:
    tree = {"a": [EVENTS], "a/1795264930.1": [EVENTS], "a/1795264930.1/1795264931.2": [EVENTS]}

    assert list(found(tree)) == ["a", "a/1795264930.1/1795264931.2"]


def test_trials_part_when_the_second_one_begins(make_folder: Any, tmp_path: Any) -> None:
    make_folder("a").begin()
    make_folder("a/1795264930.1").session(lr={"number_value": 0.1})
    store = open_runs(tmp_path)
    before = store.lineage().set_index("run")["hyperparameters.lr"].to_dict()

    make_folder("a/1795264930.2").session(lr={"number_value": 0.2})
    store.refresh()

    after = store.lineage().set_index("run")["hyperparameters.lr"].dropna().to_dict()
    assert before == {"a": 0.1}
    assert after == {"a/1795264930.1": 0.1, "a/1795264930.2": 0.2}


def test_run_may_have_files_of_two_kinds(make_folder: Any, tmp_path: Any) -> None:
    folder = make_folder("a")
    folder.scalar("loss", 1, 0.5)
    (folder.path / "events.out.events.summary.1700000000.0.host_MS").touch()

    assert open_runs(tmp_path).runs()["run"].tolist() == ["a"]
