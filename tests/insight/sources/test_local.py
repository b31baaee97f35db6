from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from insight.sources import LocalPlace


def place_of(folder: Path) -> LocalPlace:
    """A place whose clock is far past every change, so that listings may be kept."""
    return LocalPlace(str(folder), clock=lambda: 1e11)


def listed(folder: Path) -> list[tuple[str, list[str]]]:
    return [(found.run, list(found.names)) for found in place_of(folder).folders()]


def test_folders_come_by_their_names_with_the_names_of_their_files(tmp_path: Path) -> None:
    for name in ("b", "a/c"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "a" / "c" / "events").touch()

    assert listed(tmp_path) == [(".", []), ("a", []), ("a/c", ["events"]), ("b", [])]


def test_hidden_folders_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / ".insight-trash" / "run").mkdir(parents=True)

    assert listed(tmp_path) == [(".", [])]


def test_links_that_lead_back_end(tmp_path: Path) -> None:
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "back").symlink_to(tmp_path)

    assert listed(tmp_path) == [(".", []), ("run", [])]


def test_folder_that_is_gone_is_passed_over(tmp_path: Path) -> None:
    assert listed(tmp_path / "gone") == []


@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names")
def test_name_that_is_no_utf8_becomes_text_that_can_be_sent(tmp_path: Path) -> None:
    os.mkdir(os.fsencode(tmp_path) + b"/bad\xff")  # noqa: PTH102 - a Path holds no bytes
    (folder,) = (folder for folder in place_of(tmp_path).folders() if folder.run != ".")

    assert folder.run == "bad\\xff"
    assert Path(folder.path).is_dir()


def test_listing_stays_the_same_object_while_files_only_grow(tmp_path: Path) -> None:
    (tmp_path / "events").write_bytes(b"one")
    place = place_of(tmp_path)
    before = place.folders()
    (tmp_path / "events").write_bytes(b"one two")

    assert place.folders() is before


@pytest.mark.parametrize(
    "change",
    [
        lambda root: (root / "a" / "events").touch(),
        lambda root: (root / "a" / "b").mkdir(),
        lambda root: (root / "a" / "old").unlink(),
        lambda root: (root / "a").rename(root / "c"),
    ],
)
def test_entry_that_comes_or_goes_makes_a_new_listing(change: object, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "old").touch()
    for folder in (tmp_path, tmp_path / "a"):
        os.utime(folder, (1, 1))
    place = place_of(tmp_path)
    before = [(folder.run, folder.names) for folder in place.folders()]
    change(tmp_path)  # type: ignore[operator]
    after = [(folder.run, folder.names) for folder in place.folders()]

    assert after != before


def test_folder_changed_within_a_tick_of_its_listing_is_listed_again(tmp_path: Path) -> None:
    os.utime(tmp_path, (100, 100))
    place = LocalPlace(str(tmp_path), clock=lambda: 101.0)
    before = place.folders()
    (tmp_path / "events").touch()
    os.utime(tmp_path, (100, 100))

    assert (before[0].names, place.folders()[0].names) == ([], ["events"])


def test_folder_has_its_own_name_and_not_that_of_a_link_before_it(tmp_path: Path) -> None:
    (tmp_path / "b" / "inner").mkdir(parents=True)
    (tmp_path / "a").symlink_to(tmp_path / "b" / "inner")

    assert [folder.run for folder in LocalPlace(str(tmp_path)).folders()] == [".", "b", "b/inner"]


def test_link_that_leads_nowhere_is_looked_at_again(tmp_path: Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    (root / "link").symlink_to(tmp_path / "later")
    os.utime(root, (1, 1))
    place = place_of(root)
    before = [folder.run for folder in place.folders()]
    (tmp_path / "later").mkdir()

    assert (before, [folder.run for folder in place.folders()]) == (["."], [".", "link"])


def test_folder_that_refused_is_listed_once_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    place, real = place_of(tmp_path), os.scandir

    def refusing(path: str) -> Any:
        if path.endswith("/a"):
            raise PermissionError(13, "Permission denied", path)
        return real(path)

    with monkeypatch.context() as patch:
        patch.setattr(os, "scandir", refusing)
        before = [folder.run for folder in place.folders()]

    assert before == [".", "b"]
    assert [folder.run for folder in place.folders()] == [".", "a", "b"]


def test_link_to_itself_hides_nothing_beside_it(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "run").mkdir()

    assert listed(tmp_path) == [(".", ["loop"]), ("run", [])]


def test_other_content_of_the_same_size_and_time_is_another_version(tmp_path: Path) -> None:
    path, place = tmp_path / "events", place_of(tmp_path)
    path.write_bytes(b"one")
    before, status = place.versions([str(path)]), path.stat()
    while path.stat().st_ctime_ns == status.st_ctime_ns:  # until the disk's clock ticks
        path.write_bytes(b"two")
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))

    assert place.versions([str(path)]) != before
    assert place.versions([str(path)]) == [place.state(str(path)).version]


def test_top_folder_that_was_replaced_is_looked_at_anew(tmp_path: Path) -> None:
    root = tmp_path / "root"
    (root / "a").mkdir(parents=True)
    (root / "a" / "events").write_bytes(b"one")
    place = place_of(root)
    path = place.folders()[1].file("events")
    before = place.versions([path])
    root.rename(tmp_path / "former")
    (root / "a").mkdir(parents=True)
    (root / "a" / "events").write_bytes(b"two and more")

    assert place.versions([path]) not in (before, [None])
    assert [folder.names for folder in place.folders()] == [[], ["events"]]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
@pytest.mark.parametrize("is_link", [False, True])
def test_pipe_that_is_called_like_a_file_is_refused(is_link: bool, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    if is_link:
        (tmp_path / "events").symlink_to(pipe)
    said: list[str] = []

    def read() -> None:
        try:
            place_of(tmp_path).open(str(tmp_path / "events" if is_link else pipe))
        except OSError as error:
            said.append(error.strerror)

    reading = threading.Thread(target=read, daemon=True)
    reading.start()
    reading.join(10)

    assert said == ["Not a file"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
def test_pipe_in_the_place_of_the_top_folder_is_not_waited_for(tmp_path: Path) -> None:
    place = place_of(tmp_path / "root")
    os.mkfifo(tmp_path / "root")
    events = str(tmp_path / "root" / "events")
    versions: list[Any] = []
    asking = threading.Thread(target=lambda: versions.extend(place.versions([events])), daemon=True)
    asking.start()
    asking.join(10)

    assert versions == [None]


def test_place_that_outlives_its_module_at_the_end_of_a_process_goes_without_a_word(
    tmp_path: Path,
) -> None:
    script = (
        "import os, sys\n"
        "from insight.sources import local\n"
        "place = local.LocalPlace(sys.argv[1])\n"
        "place.folders(), place.folders()\n"
        "os.kept = local, place\n"  # the interpreter empties modules one by one, the oldest last
    )
    command = [sys.executable, "-c", script, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert done.stderr == ""


def test_walled_place_has_nothing_that_links_outside_lead_to(tmp_path: Path) -> None:
    root, outside = tmp_path / "root", tmp_path / "outside"
    for folder in (root / "run", outside / "run"):
        folder.mkdir(parents=True)
        (folder / "events").touch()
    (root / "out").symlink_to(outside)
    (root / "in").symlink_to(root / "run")
    (root / "run" / "stolen").symlink_to(outside / "run" / "events")
    (root / "run" / "same").symlink_to(root / "run" / "events")
    place = LocalPlace(str(root), is_walled=True)

    assert [(one.run, list(one.names)) for one in place.folders()] == [
        (".", []),
        ("run", ["events", "same"]),
    ]
    assert place.leads_out(str(outside / "run" / "events"), [str(outside)])
    assert [one.run for one in place_of(root).folders()] == [".", "run", "out", "out/run"]
