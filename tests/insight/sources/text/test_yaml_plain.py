from __future__ import annotations

import math
import random
from contextlib import suppress

import pytest
import yaml

from insight.errors import FormatError
from insight.sources.text.yaml_plain import MOST_BYTES, read_yaml

HPARAMS = {
    "lr": 1e-05,
    "big": 2**70,
    "neg": -0.0,
    "nan": math.nan,
    "inf": -math.inf,
    "text": "yes",
    "number": "15",
    "empty": "",
    "none": None,
    "multi": "two\nlines: [",
    "имя": "значение",
    "opt": {"name": "sgd", "betas": [0.9, 0.999], "nested": {"on": True, "off": False}},
}


def test_what_a_tool_wrote_is_read_back():
    found = read_yaml(yaml.safe_dump(HPARAMS, allow_unicode=True, sort_keys=False))

    assert repr(found) == repr(HPARAMS)


def test_objects_of_python_are_plain_nodes_and_nothing_is_made():
    text = """
    tuple: !!python/tuple [1, 2]
    call: !!python/object/apply:os.system ["touch /tmp/never"]
    object: !!python/object:a.B {x: 1}
    name: !!python/name:torch.nn.ReLU ''
    local: !Custom {y: 2}
    scalar: !Custom value
    bare: !Custom
    """

    assert read_yaml(text) == {
        "tuple": [1, 2],
        "call": ["touch /tmp/never"],
        "object": {"x": 1},
        "name": "torch.nn.ReLU",
        "local": {"y": 2},
        "scalar": "value",
        "bare": "Custom",
    }


def test_words_mean_what_tools_mean_by_them():
    text = "[1, 1e-3, 1.0e+3, 0x1F, 017, 1_000, 1:30, 2024-01-01, yes, 'true', !!str 1, !!float 1]"

    assert read_yaml(text) == [
        *(1, 1e-3, 1000.0, "0x1F", "017", "1_000", "1:30", "2024-01-01", "yes", "true", "1", 1)
    ]


def test_keys_are_texts():
    assert read_yaml("{1: a, null: b, true: c, [x]: d, 0.5: e}") == {
        "1": "a",
        "null": "b",
        "true": "c",
        "['x']": "d",
        "0.5": "e",
    }


def test_only_the_first_document_is_read():
    assert read_yaml("a: 1\n---\nb: 2\n") == {"a": 1}
    assert read_yaml("") is None


def test_aliases_cannot_make_much_of_little():
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 10)]

    with pytest.raises(FormatError, match="more than 100000 values"):
        read_yaml("\n".join(lines))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[" * 100_000, "levels|nesting|depth|DEPTH|YAML"),
        ("a: &a [*a]", "alias"),
        ("a: *b", "alias"),
        ("a: [1", "YAML"),
        ("a: b: c", "YAML"),
        ("\x00", "YAML"),
        (b"\xff\xfe\xfd", "YAML"),
        ("- x\n" * 100_001, "values"),
        ("x" * (MOST_BYTES + 1), "bytes"),
    ],
)
def test_what_is_no_configuration_is_refused(text, problem):
    with pytest.raises(FormatError, match=problem):
        read_yaml(text, "hparams.yaml")


def test_no_bytes_make_it_fail_in_another_way():
    rng = random.Random("yaml")
    sample = yaml.safe_dump(HPARAMS, allow_unicode=True).encode()
    for _ in range(2_000):
        content = bytearray(sample[: rng.randrange(len(sample) + 1)])
        for _ in range(rng.randint(0, 4)):
            if content:
                content[rng.randrange(len(content))] = rng.randrange(256)
        with suppress(FormatError):
            read_yaml(bytes(content))
