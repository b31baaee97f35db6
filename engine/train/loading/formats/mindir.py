"""MINDIR, MindSpore's own form, as it and `engine.export` write it."""

from __future__ import annotations

from engine.program import Program
from engine.train.loading.loader import Loader, NetworkFile

__all__ = ["MINDIR_FILES"]


def _read(file: NetworkFile) -> Program:
    from engine.train.loading.mindir.model import program_of

    return program_of(file)


MINDIR_FILES = Loader("MINDIR", ".mindir", _read, is_encrypted=True)
