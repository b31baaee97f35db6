"""Examples come out of documents whole, whatever their layout lost."""

from __future__ import annotations

import pytest

from tests.documents.examples import examples, expanded, indented, prompted


def test_lines_keep_their_indentation() -> None:
    text = """
train(epoch, callbacks=None)[source]
What it does.

>>> for k in range(2):
...     print(k)
0
1

eval(data)[source]
>>> class A:
>>>     x = 1
>>> print(A.x)
"""
    first, second = examples(text)

    assert first == ("train", "for k in range(2):\n    print(k)", "0\n1")
    assert second == ("eval", "class A:\n    x = 1\nprint(A.x)", "")


def test_several_examples_of_one_heading_are_numbered() -> None:
    text = "f(x)[source]\n>>> a = 1\n\n>>> b = 2\n"

    assert [one.name for one in examples(text)] == ["f", "f 2"]


@pytest.mark.parametrize(
    ("heading", "name"),
    [
        ("- class made.nn.Cell(flags=None)[source]", "Cell"),
        ("- property bprop_debug", "bprop_debug"),
        ("staticconvert(net)[源代码]", "convert"),
        ("made.train.save(x)[source]", "save"),
    ],
)
def test_heading_is_found_in_every_language(heading: str, name: str) -> None:
    assert [one.name for one in examples(f"{heading}\n>>> a = 1\n")] == [name]


def test_code_without_prompts_ends_at_the_next_heading_or_two_empty_lines() -> None:
    first = "f(x)[源代码]\n样例：\n\nif True:\n\n    print(1)\n\n\n说明。\n"
    second = "g(x)[源代码]\n样例：\n\nx = 1\nh()[源代码]\n"
    found = [one.source for one in examples(first + second)]

    assert found == ["if True:\n\n    print(1)", "x = 1"]


def test_list_behind_an_example_is_no_part_of_it() -> None:
    (one,) = examples("f(x)[source]\n>>> print(1)\n1\n- Tutorial:\n")

    assert one.prints == "1"


def test_squeezed_classes_get_their_indentation_back() -> None:
    source, prints = expanded(
        ">>> import os ... ... >>> class A(B): ... def __init__(self): ... super().__init__() "
        "... self.x = 1 ... ... @late ... def f(self, x): ... for k in x: ... self.x += k "
        "... return x >>> >>> a = A() >>> print(a) A( (x): 1 )"
    )

    assert source.splitlines() == [
        "import os",
        "class A(B):",
        "    def __init__(self):",
        "        super().__init__()",
        "        self.x = 1",
        "    @late",
        "    def f(self, x):",
        "        for k in x:",
        "            self.x += k",
        "        return x",
        "a = A()",
        "print(a)",
    ]
    assert prints == "A( (x): 1 )"


def test_loop_whose_body_has_a_prompt_of_its_own_is_a_loop() -> None:
    source, prints = expanded(">>> for x in (1, 2): >>> print(x) 1 2")

    assert source == "for x in (1, 2):\n    print(x)"
    assert prints == "1 2"


@pytest.mark.parametrize(
    ("line", "source", "prints"),
    [
        (">>> print(x) [1, 2] >>> y = 1", "print(x)\ny = 1", "[1, 2]"),
        (">>> print(x) (1, 2)", "print(x)", "(1, 2)"),
        (">>> print([p for p in x]) [P (name=a, n=1), P (name=b)]", "print([p for p in x])",
         "[P (name=a, n=1), P (name=b)]"),
        (">>> net.to(f(1)) Net(a=1, b=(2, 3))", "net.to(f(1))", "Net(a=1, b=(2, 3))"),
        (">>> print('a' in b) True", "print('a' in b)", "True"),
        (">>> x = f(1) + 2", "x = f(1) + 2", ""),
        (">>> f(x) + 1", "f(x) + 1", ""),
        (">>> f(x)(y)", "f(x)(y)", ""),
        (">>> print(x) ... # why. ... # it is one. [1]", "print(x)", "[1]"),
        (">>> x = [] >>> for m in f(): ... if m: ... x.append(m)",
         "x = []\nfor m in f():\n    if m:\n        x.append(m)", ""),
    ],
)  # fmt: skip
def test_squeezed_output_is_told_from_code(line: str, source: str, prints: str) -> None:
    assert expanded(line) == (source, prints)


def test_branches_stand_beside_their_condition() -> None:
    assert indented(["if x:", "y = 1", "else:", "y = 2"]) == [
        "if x:", "    y = 1", "else:", "    y = 2",
    ]  # fmt: skip


def test_lines_without_prompts_are_output() -> None:
    assert prompted([">>> print(1)", "1"]) == ("print(1)", "1")
