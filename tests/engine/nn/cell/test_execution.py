from __future__ import annotations

import pytest

from engine import Tensor, nn
from engine.autodiff import current_scope, observing
from engine.errors import AttributeMissingError


class Double(nn.Cell):
    def construct(self, x, times=2.0):
        return x * times


class Around(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner = Double()

    def construct(self, x):
        return self.inner(x)


def test_call_computes_construct():
    assert Double()(Tensor([3.0])).asnumpy() == [6.0]
    assert Double()(Tensor([3.0]), times=4.0).asnumpy() == [12.0]
    assert Double().run_construct((Tensor([3.0]),), {"times": 3.0}).asnumpy() == [9.0]
    assert Double().compile_and_run(Tensor([3.0])).asnumpy() == [6.0]


def test_cell_without_construct_says_what_to_define():
    class Empty(nn.Cell):
        pass

    with pytest.raises(AttributeMissingError, match=r"define construct\(self, x\) in class Empty"):
        Empty()(Tensor([1.0]))


def test_extra_arguments_are_pythons_error():
    with pytest.raises(TypeError, match=r"Around.construct\(\) takes 2 positional arguments but 3"):
        Around()(Tensor([1.0]), Tensor([1.0]))


def test_training_is_set_on_all_cells_below():
    cell = Around()

    assert cell.training is False
    assert cell.set_train() is cell
    assert cell.inner.training is True
    assert cell.set_train(False).inner.training is False


def test_name_of_the_class_is_told():
    assert Double().cls_name == "Double"
    with pytest.raises(AttributeError):
        Double().cls_name = "Other"


def test_request_for_a_gradient_is_recorded():
    assert Double().set_grad().requires_grad is True
    assert Double().set_grad(False).requires_grad is False


class Scoped(nn.Cell):
    """Writes down in which scope it runs."""

    def __init__(self, met):
        super().__init__()
        self.met = met

    def construct(self, x):
        self.met.append(current_scope())
        return x


class Stack(nn.Cell):
    """A cell that only holds others, as CellList does."""


def network(met):
    class Network(nn.Cell):
        def __init__(self):
            super().__init__()
            self.conv1 = Scoped(met)
            self.stack = Stack()
            self.stack.insert_child_to_cell("0", Scoped(met))
            self.loose = [Scoped(met)]

        def construct(self, x):
            met.append(current_scope())
            return self.loose[0](self.stack._cells["0"](self.conv1(x)))

    return nn.WithLossCell(Network(), lambda out, label: out)


def test_watched_cells_run_in_scopes_of_their_names_and_classes():
    met = []
    with observing(lambda outputs: None):
        network(met)(Tensor([1.0]), Tensor([1.0]))

    inside = "Default/_backbone-Network"
    assert met == [
        inside,
        f"{inside}/conv1-Scoped",
        f"{inside}/stack-Stack/0-Scoped",
        f"{inside}/Scoped",
    ]


def test_scope_can_be_asked_for_after_a_watched_run():
    cell = Scoped([])
    with observing(lambda outputs: None):
        cell(Tensor([1.0]))

    assert cell.get_scope() == "Default"


def test_cells_that_nobody_watches_have_no_scope():
    met = []
    Scoped(met)(Tensor([1.0]))

    assert met == [""]


def test_phase_is_train_until_set_train_says_otherwise():
    cell = nn.Dense(2, 3)

    assert cell.phase == "train"
    assert cell.set_train(False).phase == "predict"
    assert cell.set_train().phase == "train"
