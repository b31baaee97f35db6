from __future__ import annotations

from pathlib import Path

import pytest

from .machine import Machine

LYING_CLASSES = Path(__file__).parents[1] / "insight" / "cli" / "lying_classes.py"


@pytest.mark.parametrize("age", ["newest", "oldest"])
def test_no_class_misleads_threads_where_pyarrow_is_not(
    age: str, user: Machine, request: pytest.FixtureRequest
) -> None:
    machine: Machine = request.getfixturevalue(age)

    assert machine.done("python", LYING_CLASSES, user.folder / "runs") == "served\n"
