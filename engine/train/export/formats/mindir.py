"""MINDIR, MindSpore's own form, which it loads and runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.train.export.exporter import Asked, Exporter

__all__ = ["MINDIR"]


def _files(asked: Asked, path: Path) -> Iterator[tuple[Path, Any]]:
    from engine.train.export.mindir.files import files_of

    return files_of(asked, path)


MINDIR = Exporter("MINDIR", ".mindir", _files, ("enc_key", "enc_mode"))
