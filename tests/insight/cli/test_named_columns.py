"""Names of columns as people write them in one list."""

from __future__ import annotations

import pytest

from insight.cli.named_columns import parts_of


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("lr,acc", ["lr", "acc"]),
        (" lr , ,max(acc),", ["lr", "max(acc)"]),
        ("max(metrics/mAP50(B))", ["max(metrics/mAP50(B))"]),
        ("metrics/mAP50(B),lr", ["metrics/mAP50(B)", "lr"]),
        ('max("metrics/mAP50(B)")', ["max(metrics/mAP50(B))"]),
        ('max("a)b"),lr', ["max(a)b)", "lr"]),
        ("f(a,g(b,c)),d", ["f(a,g(b,c))", "d"]),
        ("it's", ["it's"]),
        ("it's,that's", ["it's", "that's"]),
        ('5" wide,lr', ['5" wide', "lr"]),
        ("min( 'a,b'),'c, d'", ["min(a,b)", "c, d"]),
        ('" lr ",acc', [" lr ", "acc"]),
        ('"it\'s, so",lr', ["it's, so", "lr"]),
        ("a),b", ["a)", "b"]),
        ("max(acc", ["max(acc"]),
        ('"lr', ['"lr']),
        ("'',lr", ["lr"]),
        ("", []),
    ],
)
def test_commas_in_brackets_and_quotes_part_no_names(text: str, parts: list[str]) -> None:
    assert parts_of(text) == parts
