"""At level "auto" an operator answers in the number type in which the real MindSpore does."""

from __future__ import annotations

import json

from tests.every_case import every

from .auto_types import KEPT, types

ANSWERS = json.loads(KEPT.read_text("utf-8"))
# There the bias is added in halves; here by an operator of its own, as in nn.Dense of both.
DIFFERS = {"ops.dense(x, w, b)"}


@every("call", ANSWERS)
def test_operator_answers_in_mindspores_type(call: str) -> None:
    assert (types(call) == ANSWERS[call]) is (call not in DIFFERS)
