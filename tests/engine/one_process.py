"""Communication as it is before anything was begun, put back after the test."""

from __future__ import annotations

import pytest

from engine import context
from engine.context.processes import WORLD, GlobalComm

VARIABLES = (
    *("RANK_ID", "RANK_SIZE", "LOCAL_RANK", "LOCAL_RANK_SIZE"),
    *("MS_WORKER_NUM", "OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMI_RANK"),
)


@pytest.fixture
def nothing_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GlobalComm, "INITED", False)
    monkeypatch.setattr(GlobalComm, "BACKEND", "hccl")
    monkeypatch.setattr(GlobalComm, "WORLD_COMM_GROUP", WORLD)
    monkeypatch.setattr(context._context, "groups", {})
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def begun(nothing_begun: None) -> None:
    from engine.communication import init

    init()
