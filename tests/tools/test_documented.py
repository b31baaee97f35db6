"""Facts are taken out of documents of every layout, and the ones checked in are today's."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.documented import FACTS, facts, headings, imported_by, main, plain, titled_by

BROWSER = """
class mindspore.train.Model(network, loss_fn=None)[source]
High-level.
eval(valid_dataset, callbacks=None)[source]
property network
static of(a)[source]
mindspore.train.load(name, *, sink_size=- 1)[source]
"""
MARKED_UP = (
    '.. py:class:: mindspore.train.Model(network, level="O0") Text. '
    ".. py:method:: eval_network :property: Text. .. py:method:: build(epoch=1) Text."
)


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ("from mindspore import nn, Tensor", {("mindspore", "nn"), ("mindspore", "Tensor")}),
        (">>> from mindspore import dtype as mstype >>> x = 1", {("mindspore", "dtype")}),
        ("import mindspore.nn as nn", {("mindspore", "nn")}),
        ("from mindspore.train.callback import A", {("mindspore.train.callback", "A")}),
    ],
)
def test_import_of_a_document_is_read(text: str, pairs: set[tuple[str, str]]) -> None:
    assert imported_by(text) == pairs


def test_headings_copied_from_a_browser_are_read() -> None:
    assert headings(BROWSER) == [
        ("mindspore.train.Model", "(network, loss_fn=None)"),
        ("mindspore.train.Model.eval", "(valid_dataset, callbacks=None)"),
        ("mindspore.train.Model.network", None),
        ("mindspore.train.Model.of", "(a)"),
        ("mindspore.train.load", "(name, *, sink_size=-1)"),
    ]


def test_headings_in_markup_are_read() -> None:
    assert headings(MARKED_UP) == [
        ("mindspore.train.Model", "(network, level='O0')"),
        ("mindspore.train.Model.eval_network", None),
        ("mindspore.train.Model.build", "(epoch=1)"),
    ]


def test_heading_whose_space_is_lost_is_read() -> None:
    text = "classmindspore.train.A(b)[源代码]\npropertylog_dir\nstaticof_model(c)[源代码]"

    assert headings(text) == [
        ("mindspore.train.A", "(b)"),
        ("mindspore.train.A.log_dir", None),
        ("mindspore.train.A.of_model", "(c)"),
    ]


def test_heading_gives_the_path_of_a_function_or_class_but_of_no_method() -> None:
    text = "mindspore.nn.Cell.set_train()\nclass mindspore.nn.Cell(flags=None)[source]"

    assert titled_by(text) == {("mindspore.nn", "Cell")}


def test_types_are_left_out_and_defaults_are_as_python_prints_them() -> None:
    assert plain('(a: Optional[int], *b, c: str = "x")') == "(a, *b, c='x')"


def test_two_documents_that_agree_give_one_signature(tmp_path: Path) -> None:
    for number, arguments in enumerate(["(a)", "(a)", "(a, b=1)"]):
        text = f"class mindspore.nn.Cell{arguments}[source]\n"
        (tmp_path / f"{number}.txt").write_text(text, encoding="utf-8")

    assert facts(tmp_path)["signatures"] == {"mindspore.nn.Cell": ["(a)", "(a, b=1)"]}


@pytest.mark.documents
def test_facts_checked_in_are_what_the_documents_say_now(documents: Path, tmp_path: Path) -> None:
    main(documents, tmp_path / "facts.json")

    made = json.loads((tmp_path / "facts.json").read_text(encoding="utf-8"))
    assert made == json.loads(FACTS.read_text(encoding="utf-8"))
