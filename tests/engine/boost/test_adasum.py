"""AdaSum of one process."""

from __future__ import annotations

import pytest

from engine import Tensor
from engine.boost import AdaSum
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from tests.engine.boost.boosted_networks import parameter


def test_one_group_takes_its_own_step():
    weight = parameter([9.0, 9.0])
    found = AdaSum(0, 8, 1, (weight,))((Tensor([1.0, 2.0]),), (weight,), (Tensor([5.0, 5.0]),))

    assert found == (weight,)
    assert weight.asnumpy().tolist() == [4.0, 3.0]


def test_several_groups_are_refused_with_the_reason():
    with pytest.raises(StateError, match="Hint: several processes come with a later version"):
        AdaSum(0, 8, 2, ())


@pytest.mark.parametrize(
    ("numbers", "kind"),
    [
        ((0.5, 8, 1), ArgumentTypeError),
        ((-1, 8, 1), ArgumentValueError),
        ((0, 0, 1), ArgumentValueError),
    ],
)
def test_other_numbers_are_refused(numbers, kind):
    with pytest.raises(kind, match="AdaSum"):
        AdaSum(*numbers, ())
