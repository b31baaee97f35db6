"""The YAML that MLflow writes, as PyYAML 6 made it of the texts beside it."""

from __future__ import annotations

import math

import pytest

from insight.errors import FormatError
from insight.sources.mlflow.facts import parsed
from insight.sources.mlflow.meta import read_meta


@pytest.mark.parametrize(
    ("yaml", "text"),
    [
        ("name: plain words\n", "plain words"),
        ("name: größe\n", "größe"),
        ("name: 'lr: 0.1 # no'\n", "lr: 0.1 # no"),
        ("name: it's\n", "it's"),
        ("name: 'it''s: \"x\"'\n", 'it\'s: "x"'),
        ("name: 'multi\n\n  line'\n", "multi\nline"),
        ('name: "tab\\t bell\\a \\u6F22 \\U0001F600"\n', "tab\t bell\a 漢 😀"),
        ('name: "a\\\n  \\ b\\\n  c"\n', "a bc"),
        ('name: "gr\\xF6\\xDFe"\n', "größe"),
        ("name: a very long\n  name on two lines\n", "a very long name on two lines"),
        ("name: '12'\n", "12"),
        ("name: '   '\n", "   "),
        ("name: 'null'\n", "null"),
    ],
)
def test_text_is_what_was_written(yaml: str, text: str) -> None:
    assert read_meta(yaml.encode()) == {"name": text}


@pytest.mark.parametrize("yaml", ["name: null\n", "name: ~\n", "name:\n", "tags: []\n", ""])
def test_nothing_is_absent(yaml: str) -> None:
    assert read_meta(yaml.encode()) == {}


@pytest.mark.parametrize(
    "yaml",
    [b"\xff", b"no colon\n", b"a: &anchor x\n", b"a: 'open\n", b"a: |\n  block\n", b"- list\n"],
)
def test_what_mlflow_does_not_write_is_refused_with_its_line(yaml: bytes) -> None:
    with pytest.raises(FormatError, match=r"meta\.yaml in line 1 expected"):
        read_meta(yaml)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("32", 32),
        ("-3", -3),
        ("007", "007"),
        ("-0", "-0"),
        ("1e-05", 1e-05),
        ("0.5", 0.5),
        ("1.", 1.0),
        ("True", True),
        ("false", False),
        ("None", "None"),
        ("1_000", "1_000"),
        ("1" * 40, "1" * 40),
        ("1e400", "1e400"),
        ("-inf", -math.inf),
        (" 1", " 1"),
        ("٣", "٣"),
        ("", ""),
    ],
)
def test_parameter_is_a_number_only_where_it_is_exactly_one(text: str, value: object) -> None:
    found = parsed(text)

    assert (found, type(found)) == (value, type(value))
