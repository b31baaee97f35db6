from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fsspec.implementations.memory import MemoryFileSystem

from insight.cli import main

CORPUS = Path(__file__).resolve().parents[2] / "data" / "summaries" / "runs"


def checked(path: Path, capsys: Any) -> list[dict[str, Any]]:
    main(["check", str(path), "--json"])
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


def test_whole_folder_is_whole(capsys: Any) -> None:
    assert main(["check", str(CORPUS / "record_all_plugins")]) == 0

    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()] == [
        ["whole", "7"],
        ["whole", "3"],
    ]


@pytest.mark.parametrize(
    ("run", "records", "offset"),
    [("bad_garbage", 0, 0), ("bad_header_crc", 20, 18560), ("bad_truncated_tail", 20, 99475)],
)
def test_damaged_file_says_where_and_what_is_left(
    run: str, records: int, offset: int, capsys: Any
) -> None:
    (file,) = checked(CORPUS / run, capsys)

    assert (file["records"], file["problems"][0]["offset"]) == (records, offset)


@pytest.mark.parametrize("run", ["bad_garbage", "bad_header_crc", "bad_truncated_tail"])
def test_damage_is_exit_code_one(run: str, capsys: Any) -> None:
    assert main(["check", str(CORPUS / run)]) == 1

    assert capsys.readouterr().out.startswith("damaged")


def test_single_file_can_be_checked(capsys: Any) -> None:
    (path,) = (CORPUS / "prefix_suffix").iterdir()

    assert [file["path"] for file in checked(path, capsys)] == [str(path)]


def test_checkpoint_is_checked(capsys: Any) -> None:
    path = CORPUS / "ms20_landscape" / "ckpt_dir" / "MLP_1_step.ckpt"

    assert [(file["kind"], file["records"]) for file in checked(path, capsys)] == [
        ("checkpoint", 4)
    ]


def test_cut_checkpoint_is_damaged(tmp_path: Path, capsys: Any) -> None:
    whole = (CORPUS / "ms20_landscape" / "ckpt_dir" / "MLP_1_step.ckpt").read_bytes()
    (tmp_path / "net.ckpt").write_bytes(whole[: len(whole) // 2])

    assert main(["check", str(tmp_path)]) == 1
    assert "net.ckpt" in capsys.readouterr().out


def test_damage_in_a_long_file_is_one_problem(root: Path, run: Any, capsys: Any) -> None:
    from insight.sources import tail

    run.scalars((1, {"loss": 0.5}, 1.0))
    run.append(b"\xff" * 500)
    run.scalars((2, {"loss": 0.5}, 2.0))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tail, "PIECE_BYTES", 64)
        (file,) = checked(root, capsys)

    assert (file["records"], len(file["problems"])) == (2, 1)


@pytest.mark.parametrize("path", ["nowhere", "."])
def test_path_with_nothing_to_check_is_wrong_use(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["check", path]) == 2
    assert capsys.readouterr().err.startswith("insight: insight check expected")


def test_link_to_a_checkpoint_that_is_gone_is_damaged(tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "net.ckpt").symlink_to(tmp_path / "gone.ckpt")

    assert main(["check", str(tmp_path)]) == 1
    assert "damaged" in capsys.readouterr().out


def test_name_of_a_folder_cannot_move_the_cursor(tmp_path: Path, capsys: Any) -> None:
    folder = tmp_path / "red\x1b[31m"
    folder.mkdir()
    (folder / "net.ckpt").write_bytes(b"")
    main(["check", str(tmp_path)])

    assert "\x1b" not in capsys.readouterr().out


def test_folder_behind_a_url_is_checked_like_one_that_is_here(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(MemoryFileSystem, "store", {})
    files = MemoryFileSystem()
    for run in ("ms20_landscape", "bad_header_crc"):
        for path in (CORPUS / run).rglob("*"):
            if path.is_file():
                name = path.relative_to(CORPUS).as_posix()
                files.pipe_file(f"/corpus/{name}", path.read_bytes())
    main(["check", "memory://corpus", "--json"])
    remote = json.loads(capsys.readouterr().out)
    here = [
        *checked(CORPUS / "bad_header_crc", capsys),
        *checked(CORPUS / "ms20_landscape", capsys),
    ]
    for file in here:
        file["path"] = file["path"].replace(str(CORPUS), "memory://corpus")

    assert remote == here
