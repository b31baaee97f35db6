from __future__ import annotations

import pytest

from engine import Parameter, Tensor, nn, ops
from engine.errors import ArgumentTypeError


class Double(nn.Cell):
    def construct(self, x):
        return x * 2.0


class Pair(nn.Cell):
    def construct(self, x, y):
        return x * 2.0, y * 3.0


def gradient(cell, *values):
    found = ops.GradOperation(get_all=True)(cell)(*(Tensor([value]) for value in values))
    return [float(one) for one in found]


def test_hooks_are_called_in_mindspores_order():
    met = []
    cell = Double()
    cell.register_backward_hook(lambda *_: met.append("backward"))
    cell.register_backward_pre_hook(lambda *_: met.append("backward_pre"))
    cell.register_forward_hook(lambda *_: met.append("forward"))
    cell.register_forward_pre_hook(lambda *_: met.append("forward_pre"))
    gradient(cell, 1.0)

    assert met == ["forward_pre", "forward", "backward_pre", "backward"]


def test_hooks_get_the_cell_and_tuples():
    met = {}
    cell = Double()
    cell.register_forward_pre_hook(lambda c, inputs: met.update(pre=(c, inputs)))
    cell.register_forward_hook(lambda c, inputs, out: met.update(after=(c, inputs, out)))
    cell.register_backward_hook(lambda c, g_in, g_out: met.update(back=(c, g_in, g_out)))
    gradient(cell, 1.0)

    assert met["pre"][0] is met["after"][0] is met["back"][0] is cell
    assert [float(value) for value in met["pre"][1]] == [1.0]
    assert float(met["after"][2]) == 2.0
    assert [float(part[0]) for part in met["back"][1:]] == [2.0, 1.0]


def test_forward_hooks_may_replace_inputs_and_output():
    cell = Double()
    cell.register_forward_pre_hook(lambda c, inputs: Tensor([10.0]))
    cell.register_forward_hook(lambda c, inputs, out: out + 1.0)

    assert float(cell(Tensor([1.0]))) == 21.0


def test_backward_hooks_may_replace_gradients():
    cell = Double()
    cell.register_backward_pre_hook(lambda c, g_out: g_out[0] * 10.0)
    cell.register_backward_hook(lambda c, g_in, g_out: (g_in[0] + 1.0,))

    assert gradient(cell, 1.0) == [21.0]


def test_cell_of_several_inputs_and_outputs_gives_tuples_of_all():
    met = []
    cell = Pair()
    cell.register_backward_hook(lambda c, g_in, g_out: met.append((len(g_in), len(g_out))))

    assert gradient(cell, 1.0, 1.0) == [2.0, 3.0]
    assert met == [(2, 2)]


def test_output_that_is_not_used_has_a_gradient_of_zeros():
    met = []
    cell = Pair()
    cell.register_backward_pre_hook(lambda c, g_out: met.extend(float(g) for g in g_out))
    ops.grad(lambda x, y: cell(x, y)[0], (0, 1))(Tensor([1.0]), Tensor([1.0]))

    assert met == [1.0, 0.0]


def test_first_layer_whose_inputs_need_no_gradient_is_still_watched():
    class Scale(nn.Cell):
        def __init__(self):
            super().__init__()
            self.factor = Parameter(Tensor([3.0]))

        def construct(self, x):
            return x * self.factor

    met = []
    cell = Scale()
    cell.register_backward_hook(lambda c, g_in, g_out: met.append((g_in, float(g_out[0]))))
    ops.grad(cell, None, cell.trainable_params())(Tensor([2.0]))

    assert met == [((None,), 1.0)]


def test_handle_takes_the_hook_away():
    met = []
    cell = Double()
    handle = cell.register_forward_hook(lambda *_: met.append(1))
    handle.remove()
    handle.remove()
    cell(Tensor([1.0]))

    assert met == []


@pytest.mark.parametrize(
    "register",
    [
        "register_forward_pre_hook",
        "register_forward_hook",
        "register_backward_pre_hook",
        "register_backward_hook",
        "register_state_dict_pre_hook",
    ],
)
def test_what_cannot_be_called_is_refused(register):
    with pytest.raises(ArgumentTypeError, match="expected a function, got int"):
        getattr(Double(), register)(1)


def test_hooked_gradient_can_be_differentiated_again():
    class Cube(nn.Cell):
        def construct(self, x):
            return x * x * x

    cell = Cube()
    cell.register_backward_hook(lambda c, g_in, g_out: (g_in[0] * 2.0,))
    twice = ops.grad(ops.grad(cell))(Tensor([2.0]))

    # The hook makes 6x² of the inner gradient, and doubles 12x on the outer way back again.
    assert float(twice) == 48.0


class ByHand(nn.Cell):
    """Its gradient is a tenth of the true one."""

    def construct(self, x, y):
        return x * y

    def bprop(self, x, y, out, dout):
        return 0.1 * y * dout, 0.1 * x * dout


def test_bprop_of_a_cell_is_its_gradient():
    assert gradient(ByHand(), 2.0, 3.0) == pytest.approx([0.3, 0.2])
    assert float(ByHand()(Tensor([2.0]), Tensor([3.0]))) == 6.0


def test_bprop_of_one_input_may_return_one_gradient():
    class Clipped(nn.Cell):
        def construct(self, x):
            return x

        def bprop(self, x, out, dout):
            return ops.clamp(dout, -1.0, 1.0)

    cell = Clipped()
    (found,) = gradient(lambda x: cell(x) * 100.0, 2.0)

    assert found == 1.0


def test_bprop_sees_arguments_that_are_no_tensors():
    class Power(nn.Cell):
        def construct(self, x, exponent):
            return x**exponent

        def bprop(self, x, exponent, out, dout):
            return dout * float(exponent), None

    cell = Power()

    assert float(ops.grad(lambda x: cell(x, 3))(Tensor([5.0]))) == 3.0


def test_bprop_of_several_outputs_gets_their_gradients_as_a_tuple():
    class Split(nn.Cell):
        def construct(self, x):
            return x, x * 2.0

        def bprop(self, x, out, dout):
            return dout[0] * 10.0 + dout[1]

    assert gradient(Split(), 1.0) == [11.0]


def test_bprop_can_be_differentiated_again():
    class Square(nn.Cell):
        def construct(self, x):
            return x * x

        def bprop(self, x, out, dout):
            return 2.0 * x * dout

    assert float(ops.grad(ops.grad(Square()))(Tensor([5.0]))) == 2.0
