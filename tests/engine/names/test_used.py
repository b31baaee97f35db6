"""Which names a script uses is read from its text, and what is missing is told with its lines."""

from __future__ import annotations

import json

import pytest

from engine.names.used import Use, missing_of, source_of, uses


def names(source: str) -> list[str]:
    return [use.name for use in uses(source)]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import mindspore", ["mindspore"]),
        ("import mindspore as ms\nms.ops.add(1, 2)", ["mindspore", "mindspore.ops.add"]),
        ("import mindspore.nn as nn\nnn.Dense", ["mindspore.nn", "mindspore.nn.Dense"]),
        ("import mindspore.nn\nmindspore.nn.Dense", ["mindspore.nn", "mindspore.nn.Dense"]),
        ("from mindspore.ops import add as plus\nplus", ["mindspore.ops.add"]),
        ("from mindspore.nn import *", ["mindspore.nn"]),
        ("from engine import ops", ["engine.ops"]),
        ("import numpy as np\nnp.add", []),
        ("from .mindspore import nn", []),
        ("import mindspore_hub", []),
        ("from mindspore import nn\ndef f(nn):\n    return nn.Foo", ["mindspore.nn"]),
        ("from mindspore import nn\nlambda x: nn.ReLU()(x)", ["mindspore.nn", "mindspore.nn.ReLU"]),
        (
            "def f():\n    from mindspore import nn\n    nn.Tanh\nnn.Foo",
            ["mindspore.nn", "mindspore.nn.Tanh"],
        ),
    ],
)
def test_names_of_a_script_are_those_of_its_imports(source: str, found: list[str]) -> None:
    assert names(source) == found


def test_missing_names_have_their_lines_and_the_script_s_package() -> None:
    source = "import mindspore.nn as nn\nnn.Densee(1, 2)\nnn.Dense(1, 2)\nnn.Densee(3, 4)\n"

    (missing,) = missing_of(uses(source))

    assert missing.lines == [2, 4]
    assert missing.name == "mindspore.nn.Densee"
    assert missing.advice.instead == "engine.nn.Dense"


def test_what_a_class_or_an_object_has_is_not_judged() -> None:
    assert missing_of([Use(1, "mindspore.Tensor.nothing"), Use(2, "mindspore.float32.x")]) == []


def test_module_that_is_missing_is_told_and_not_what_is_below_it() -> None:
    (missing,) = missing_of(uses("from mindspore.rewrite import SymbolTree"))

    assert missing.name == "mindspore.rewrite"
    assert missing.advice.reason


def test_older_paths_are_not_missing() -> None:
    functional = "from mindspore.ops import functional as F\nF.stop_gradient\n"
    source = f"{functional}from mindspore.nn.loss.loss import _Loss"

    assert missing_of(uses(source)) == []


def test_notebook_is_its_code_without_what_is_ipython_s() -> None:
    cells = [
        {"cell_type": "markdown", "source": ["from mindspore import nothing"]},
        {
            "cell_type": "code",
            "source": ["%matplotlib inline\n", "!pip install x\n", "import mindspore"],
        },
        {"cell_type": "code", "source": "mindspore.Tensor"},
    ]

    source = source_of(json.dumps({"cells": cells}), notebook=True)

    assert uses(source) == [Use(3, "mindspore"), Use(4, "mindspore.Tensor")]


@pytest.mark.parametrize("text", ["not json", "{}", '{"cells": [1]}'])
def test_notebook_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="notebook"):
        source_of(text, notebook=True)


@pytest.mark.parametrize("text", ["def (", "x = '\0'"])
def test_what_is_no_python_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="Python"):
        uses(text)
