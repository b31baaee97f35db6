from __future__ import annotations

from pathlib import Path

from .machine import Machine

LYING_CLASSES = Path(__file__).parents[1] / "insight" / "cli" / "lying_classes.py"


def test_no_class_misleads_threads_where_pyarrow_is_not(user: Machine) -> None:
    assert user.done("python", LYING_CLASSES, "runs") == "served\n"
