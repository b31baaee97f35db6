"""What agents are offered: few tools, each said well, and every argument bounded."""

from __future__ import annotations

import pytest
from jsonschema import Draft202012Validator

from insight.cli.answering.tools import tools

MOST_TOOLS = 10
MOST_LETTERS = 12_000  # of all names, words and schemas: every conversation begins with them


def test_there_are_at_most_ten():
    assert 0 < len(tools()) <= MOST_TOOLS


def test_all_together_cost_few_tokens():
    import json

    told = [
        {"name": one.name, "description": one.words, "inputSchema": one.schema}
        for one in tools().values()
    ]

    assert len(json.dumps(told)) < MOST_LETTERS


@pytest.mark.parametrize("name", tools())
def test_each_is_named_and_described(name):
    tool = tools()[name]

    assert tool.name == name == name.casefold()
    assert tool.title
    assert 60 < len(tool.words) < 600
    assert tool.words.endswith(".")


@pytest.mark.parametrize("name", tools())
def test_every_argument_is_described_and_bounded(name):
    schema = tools()[name].schema
    Draft202012Validator.check_schema(schema)

    assert schema["additionalProperties"] is False
    for argument, one in schema["properties"].items():
        assert len(one["description"]) > 10, argument
        bounded = {
            "string": {"maxLength"},
            "integer": {"minimum", "maximum"},
            "array": {"maxItems", "items"},
        }[one["type"]]
        assert bounded <= one.keys(), argument
        assert (
            argument in schema["required"]
            or "default" in one
            or "efault" in (one["description"])
            or one["type"] in ("array", "integer")
        ), argument
