from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from insight.record.rank import process_rank


def torch(rank: Any, *, available: bool = True, initialized: bool = True) -> dict[str, Any]:
    """The modules of a process that has loaded PyTorch's process groups."""

    def get_rank() -> Any:
        if isinstance(rank, Exception):
            raise rank
        return rank

    found = SimpleNamespace(
        is_available=lambda: available, is_initialized=lambda: initialized, get_rank=get_rank
    )
    return {"torch.distributed": found}


def test_process_group_of_pytorch_tells_the_rank_where_no_launcher_does() -> None:
    assert process_rank({}, torch(3)) == 3
    assert process_rank({"MASTER_PORT": "29500"}, torch(1)) == 1


def test_launcher_comes_before_the_process_group() -> None:
    assert process_rank({"RANK": "2"}, torch(3)) == 2


@pytest.mark.parametrize(
    "modules",
    [
        *({}, {"torch.distributed": None}, {"torch.distributed": SimpleNamespace()}),
        *(torch(3, available=False), torch(3, initialized=False), torch(-1)),
        *(torch(RuntimeError("gone")), torch(ValueError("no group"))),
    ],
)
def test_process_without_a_group_is_the_first(modules: dict[str, Any]) -> None:
    assert process_rank({}, modules) == 0
