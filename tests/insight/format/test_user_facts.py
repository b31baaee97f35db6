from __future__ import annotations

import json

import pytest

from insight.format.messages import UserDefinedInfo
from insight.format.user_facts import user_facts, user_facts_message

FACTS = {
    "whole": 16,
    "half": 0.5,
    "text": "true",
    "flag": True,
    "off": False,
    "none": None,
    "list": [1, 0.5, "a", None, [False]],
    "large": 2**60,
    "small": -(2**31),
}


def test_facts_come_back_in_their_order_and_of_their_types():
    found = list(
        user_facts(UserDefinedInfo.FromString(user_facts_message(FACTS).SerializeToString()))
    )

    assert found == list(FACTS.items())
    assert [type(value) for _, value in found] == [type(value) for value in FACTS.values()]


def test_each_entry_has_one_of_mindspores_maps():
    entries = user_facts_message(FACTS).user_info

    assert [
        [bool(entry.map_int32), bool(entry.map_double), bool(entry.map_str)].count(True)
        for entry in entries
    ] == [1] * len(FACTS)


def test_what_mindspores_maps_cannot_hold_is_json_to_its_tools():
    texts = {}
    for entry in user_facts_message(FACTS).user_info:
        texts.update(entry.map_str)

    assert texts.pop("text") == "true"
    assert {name: json.loads(text) for name, text in texts.items()} == {
        name: FACTS[name] for name in ("flag", "off", "none", "list", "large")
    }


def test_a_text_that_mindspore_wrote_stays_a_text():
    message = UserDefinedInfo(user_info=[UserDefinedInfo(map_str={"note": "[1]"})])

    assert list(user_facts(message)) == [("note", "[1]")]


@pytest.mark.parametrize("depth", [101, 900, 5000])
@pytest.mark.parametrize("brackets", ["[]", '{"":}'])
def test_values_deeper_than_any_that_are_written_are_read_as_they_stand(brackets, depth):
    close = brackets[-1]
    text = brackets[:-1] * depth + "0" + close * depth
    entry = UserDefinedInfo(map_str={"odd": text}, map_dict={"odd": UserDefinedInfo()})

    assert list(user_facts(UserDefinedInfo(user_info=[entry]))) == [("odd", text)]


@pytest.mark.parametrize("text", ["[" * 100_000, "{", "9" * 5000])
def test_a_text_that_is_no_value_is_read_as_it_stands(text):
    entry = UserDefinedInfo(map_str={"odd": text}, map_dict={"odd": UserDefinedInfo()})

    assert list(user_facts(UserDefinedInfo(user_info=[entry]))) == [("odd", text)]


def test_names_inside_mappings_are_dotted():
    inner = UserDefinedInfo(map_int32={"b": 1})

    assert list(user_facts(UserDefinedInfo(map_dict={"a": inner}))) == [("a.b", 1)]
