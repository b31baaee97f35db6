"""What `insight check` says of a surface."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from insight.cli import main
from insight.landscape import surface, write_surface
from tests.insight.landscape.models import OfPlane, unit_plane

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "random.landscape.npz"
    write_surface(path, surface(OfPlane(lambda x, y: x * y), unit_plane(), size=(3, 5)))
    return path


def told(path: Path, capsys: Any, status: int) -> list[dict[str, Any]]:
    assert main(["check", str(path), "--json"]) == status
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("folder", [True, False])
def test_whole_surface_is_a_landscape_with_its_nodes(file: Path, folder: bool, capsys: Any) -> None:
    (found,) = told(file.parent if folder else file, capsys, 0)

    assert (found["kind"], found["records"], found["problems"]) == ("landscape", 15, [])
    assert found["bytes"] == file.stat().st_size


def test_damaged_surface_is_told(file: Path, capsys: Any) -> None:
    file.write_bytes(file.read_bytes()[:-100])
    (found,) = told(file, capsys, 1)

    assert "random.landscape.npz" in found["problems"][0]["problem"]
