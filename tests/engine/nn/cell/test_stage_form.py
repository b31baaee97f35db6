from __future__ import annotations

import pytest

from engine import Tensor
from engine.errors import ArgumentTypeError
from engine.nn.cell._stage_form import (
    asked,
    count_tensors,
    form_of,
    in_words,
    is_lasting,
    rebuilt,
)

X, Y = Tensor([1.0]), Tensor([2.0])


@pytest.mark.parametrize(
    ("result", "words", "tensors", "lasts"),
    [
        (X, "a tensor", 1, True),
        ((X, None, [Y]), "(a tensor, None, [a tensor])", 2, True),
        ({"x": X, 3: (Y,)}, "{'x': a tensor, 3: (a tensor)}", 2, True),
        ((X, 1.5), "(a tensor, 1.5)", 1, False),
        ({"x": ["word", X]}, "{'x': ['word', a tensor]}", 1, False),
        (None, "None", 0, True),
        ((), "()", 0, True),
    ],
)
def test_form_says_how_a_result_is_put_together(result, words, tensors, lasts):
    form = form_of(result)

    assert in_words(form) == words
    assert count_tensors(form) == tensors
    assert is_lasting(form) == lasts
    assert in_words(form_of(rebuilt(form, [X, Y]))) == words


@pytest.mark.parametrize("odd", [object(), {X: 1}, (X, {1, 2}), {(1, 2): X}])
def test_what_json_cannot_hold_has_no_form(odd):
    with pytest.raises(ArgumentTypeError, match="tensors, numbers, texts and None"):
        form_of(odd)


def test_numbers_of_tensors_do_not_matter_and_others_do():
    assert asked((X, {"k": 1})) == asked((Y, {"k": 1}))
    assert asked((X, 1)) != asked((X, 2))
    assert asked((X, 1)) != asked((X, True))
    assert asked([X]) != asked((X,))
    assert asked(object()) == asked(object())
