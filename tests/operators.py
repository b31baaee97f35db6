"""Operators by what a call leaves behind: most give a result alone, others write or draw."""

from __future__ import annotations

from typing import Any

import pytest

import tests.whole_engine  # noqa: F401 - all that registers itself
from engine.autodiff import PRIMITIVES, Primitive

Operator = Primitive[..., Any]

PURE: dict[str, Operator] = {k: v for k, v in sorted(PRIMITIVES.items()) if not v.has_effects}
WITH_EFFECTS: dict[str, Operator] = {k: v for k, v in sorted(PRIMITIVES.items()) if v.has_effects}

every_pure_operator = pytest.mark.parametrize(
    "operator", [pytest.param(operator, id=name) for name, operator in PURE.items()]
)
