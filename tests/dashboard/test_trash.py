"""Deleting moves a run aside and back, nothing else, and only where it is allowed."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path

import pytest

import insight
from dashboard.trash import CONTENT, FOLDER, LABEL, Trash
from insight.errors import SummaryValueError


def write_run(folder: Path) -> None:
    with insight.SummaryRecord(folder) as record:
        record.log(1, {"loss": 0.5})


def contents(root: Path) -> dict[str, bytes]:
    files = (path for path in root.rglob("*") if path.is_file() and FOLDER not in path.parts)
    return {str(path.relative_to(root)): path.read_bytes() for path in files}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in ("a", "b", "b/val", "b/deep/er", "c"):
        write_run(tmp_path / name)
    (tmp_path / "b" / "artefacts").mkdir()
    (tmp_path / "b" / "artefacts" / "model.ckpt").write_bytes(b"x" * 100)
    return tmp_path


def names(root: Path) -> list[str]:
    return insight.open_runs(root).runs()["run"].tolist()


def test_run_goes_and_comes_back_byte_for_byte(root: Path) -> None:
    before = contents(root)
    trash = Trash(str(root), allowed=True)
    thrown = trash.throw("a", names(root))

    assert names(root) == ["b", "b/deep/er", "b/val", "c"]
    assert not (root / "a").exists()
    assert [one.run for one in trash.runs()] == ["a"]
    assert trash.restore(thrown.id) == "a"
    assert contents(root) == before
    assert trash.runs() == []


def test_runs_below_a_run_stay_where_they_are(root: Path) -> None:
    before = contents(root)
    trash = Trash(str(root), allowed=True)
    plan = trash.plan("b", names(root))
    thrown = trash.throw("b", names(root))

    assert not plan.whole
    assert "artefacts" in plan.entries
    assert {"val", "deep"}.isdisjoint(plan.entries)
    assert plan.bytes == thrown.bytes > 100
    assert names(root) == ["a", "b/deep/er", "b/val", "c"]
    trash.restore(thrown.id)
    assert contents(root) == before


def test_nothing_moves_where_it_is_not_allowed(root: Path) -> None:
    before = contents(root)
    trash = Trash(str(root), allowed=False)
    for act in (lambda: trash.throw("a", []), lambda: trash.restore("x"), lambda: trash.empty([])):
        with pytest.raises(SummaryValueError, match="--allow-delete"):
            act()

    assert contents(root) == before
    assert not (root / FOLDER).exists()


def test_empty_frees_the_bytes(root: Path) -> None:
    trash = Trash(str(root), allowed=True)
    thrown = trash.throw("a", names(root))

    assert trash.empty([thrown.id]) == thrown.bytes > 0
    assert trash.runs() == []
    assert list((root / FOLDER).iterdir()) == []


@pytest.mark.parametrize(
    "run", [".", "..", "../x", "a/../c", "/etc", "nowhere", "a\0", "", FOLDER, f"{FOLDER}/x", "a/"]
)
def test_what_is_no_run_inside_the_root_is_refused(root: Path, run: str) -> None:
    before = contents(root)
    with pytest.raises(SummaryValueError, match="delete"):
        Trash(str(root), allowed=True).throw(run, names(root))

    assert contents(root) == before


@pytest.mark.parametrize("identity", ["", ".", "..", "../a", "a/b", "X", "nothing"])
def test_nothing_but_what_lies_in_the_trash_is_restored_or_removed(
    root: Path, identity: str
) -> None:
    before = contents(root)
    trash = Trash(str(root), allowed=True)
    with pytest.raises(SummaryValueError):
        trash.empty([identity])
    with pytest.raises(SummaryValueError):
        trash.restore(identity)

    assert contents(root) == before


def test_links_that_lead_out_of_the_root_are_refused(
    root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside = tmp_path_factory.mktemp("outside")
    write_run(outside / "run")
    (root / "link").symlink_to(outside)
    before = contents(outside)
    with pytest.raises(SummaryValueError):
        Trash(str(root), allowed=True).throw("link/run", names(root))
    with pytest.raises(SummaryValueError):
        Trash(str(root), allowed=True).throw("link", names(root))

    assert contents(outside) == before


def test_trash_that_is_a_link_is_refused(
    root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside = tmp_path_factory.mktemp("outside")
    (root / FOLDER).symlink_to(outside)
    with pytest.raises(SummaryValueError):
        Trash(str(root), allowed=True).throw("a", names(root))

    assert (root / "a").exists()
    assert list(outside.iterdir()) == []


def test_label_written_by_somebody_else_moves_nothing_out_of_the_root(root: Path) -> None:
    trash = Trash(str(root), allowed=True)
    thrown = trash.throw("a", names(root))
    label = root / FOLDER / thrown.id / "trash.json"
    label.write_text(label.read_text("utf-8").replace('"run":"a"', '"run":"../escaped"'), "utf-8")
    with pytest.raises(SummaryValueError):
        trash.restore(thrown.id)

    assert not (root.parent / "escaped").exists()


def test_place_that_is_taken_meanwhile_is_not_overwritten(root: Path) -> None:
    trash = Trash(str(root), allowed=True)
    thrown = trash.throw("a", names(root))
    (entry,) = (path.name for path in (root / FOLDER / thrown.id / "files").iterdir())
    (root / "a").mkdir()
    (root / "a" / entry).write_bytes(b"new")
    with pytest.raises(SummaryValueError, match="to be free"):
        trash.restore(thrown.id)

    assert (root / "a" / entry).read_bytes() == b"new"
    assert [one.run for one in trash.runs()] == ["a"]


def test_run_that_is_written_goes_on_in_the_trash(root: Path) -> None:
    trash = Trash(str(root), allowed=True)
    with insight.SummaryRecord(root / "live") as record:
        record.log(1, {"loss": 0.5})
        thrown = trash.throw("live", names(root))
        record.log(2, {"loss": 0.25})

    assert "live" not in names(root)
    trash.restore(thrown.id)
    assert insight.open_runs(root).table("scalar", runs="live")["step"].tolist() == [1, 2]


def test_all_folders_of_a_run_go_or_none(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, rename = contents(root), Path.rename

    def fails(source: Path, target: Path) -> Path:
        if source.name == "c" and target.parent.parent.name == FOLDER:
            raise OSError(errno.EXDEV, "another file system")
        return rename(source, target)

    trash = Trash(str(root), allowed=True)
    monkeypatch.setattr(Path, "rename", fails)
    with pytest.raises(SummaryValueError, match="another file system"):
        trash.throw("a", names(root), beside=["b", "c"])

    assert contents(root) == before
    assert trash.runs() == []


def test_folders_of_a_run_that_was_half_thrown_come_back(root: Path) -> None:
    before = contents(root)
    trash = Trash(str(root), allowed=True)
    thrown = trash.throw("a", names(root), beside=["c"])
    (root / FOLDER / thrown.id / f"{CONTENT}-1").rename(root / "c")  # as if it was killed before

    assert trash.runs() == [thrown]
    assert trash.restore(thrown.id) == "a"
    assert contents(root) == before


def test_folder_of_a_rank_whose_place_is_taken_keeps_all_in_the_trash(root: Path) -> None:
    trash = Trash(str(root), allowed=True)
    thrown = trash.throw("a", names(root), beside=["c"])
    (entry,) = (path.name for path in (root / FOLDER / thrown.id / f"{CONTENT}-1").iterdir())
    (root / "c").mkdir()
    (root / "c" / entry).write_bytes(b"new")
    with pytest.raises(SummaryValueError, match="to be free"):
        trash.restore(thrown.id)

    assert not (root / "a").exists()
    assert (root / "c" / entry).read_bytes() == b"new"


def test_label_names_no_folder_of_a_rank_out_of_the_root(root: Path) -> None:
    trash = Trash(str(root), allowed=True)
    thrown = trash.throw("a", names(root), beside=["c"])
    label = root / FOLDER / thrown.id / LABEL
    label.write_text(label.read_text("utf-8").replace('["c"]', '["../escaped"]'), "utf-8")
    with pytest.raises(SummaryValueError):
        trash.restore(thrown.id)

    assert not (root / "a").exists()
    assert not (root.parent / "escaped").exists()


def test_url_has_no_trash() -> None:
    trash = Trash("s3://bucket/runs", allowed=True)

    assert trash.runs() == []
    with pytest.raises(SummaryValueError, match="a URL"):
        trash.plan("a", ["a"])


def test_content_that_is_a_link_moves_nothing_from_where_it_leads(
    root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    private = tmp_path_factory.mktemp("private")
    (private / "key").write_text("secret")
    trash = Trash(str(root), allowed=True)
    thrown = trash.throw("a", names(root))
    content = root / FOLDER / thrown.id / CONTENT
    content.rename(root / FOLDER / "aside")
    content.symlink_to(private)
    with pytest.raises(SummaryValueError, match="a link, which may lead anywhere"):
        trash.restore(thrown.id)

    assert [path.name for path in private.iterdir()] == ["key"]
    assert not (root / "a").exists()


def test_label_that_is_a_link_is_not_read(
    root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    trash = Trash(str(root), allowed=True)
    thrown = trash.throw("a", names(root))
    label = root / FOLDER / thrown.id / LABEL
    elsewhere = label.rename(tmp_path_factory.mktemp("private") / "label")
    label.symlink_to(elsewhere)

    assert trash.runs() == []


def test_label_that_nobody_writes_is_not_waited_for(root: Path) -> None:
    trash = Trash(str(root), allowed=True)
    thrown = trash.throw("a", names(root))
    label = root / FOLDER / thrown.id / LABEL
    label.unlink()
    os.mkfifo(label)
    looks = threading.Thread(target=trash.runs, daemon=True)
    looks.start()
    looks.join(10)

    assert not looks.is_alive()
    assert trash.runs() == []


def test_label_without_end_takes_no_memory(root: Path) -> None:
    trash = Trash(str(root), allowed=True)
    thrown = trash.throw("a", names(root))
    with (root / FOLDER / thrown.id / LABEL).open("r+b") as file:
        file.truncate(1 << 40)

    assert trash.runs() == []
