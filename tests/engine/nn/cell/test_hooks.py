from __future__ import annotations

import pytest

from engine import Parameter, Tensor, float16, float32, nn, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError


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


def test_output_that_is_not_used_has_no_gradient():
    met = []
    cell = Pair()
    cell.register_backward_pre_hook(lambda c, g_out: met.append(g_out))
    cell.register_backward_hook(lambda c, g_in, g_out: met.append(g_in))
    found = ops.grad(lambda x, y: cell(x, y)[0], (0, 1))(Tensor([1.0]), Tensor([1.0]))

    # As MindSpore 2.10 has it: None, for the hooks alone.
    assert [(float(one), other) for one, other in met] == [(1.0, None), (2.0, None)]
    assert [float(one) for one in found] == [2.0, 0.0]


def test_hooks_may_change_the_gradients_that_there_are():
    cell = Pair()
    cell.register_backward_pre_hook(lambda c, g_out: (g_out[0] * 10.0, None))
    cell.register_backward_hook(lambda c, g_in, g_out: (g_in[0] + 1.0, g_in[1]))
    found = ops.grad(lambda x, y: cell(x, y)[0], (0, 1))(Tensor([1.0]), Tensor([1.0]))

    assert [float(one) for one in found] == [21.0, 0.0]


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


@pytest.mark.parametrize("register", ["register_forward_pre_hook", "register_forward_hook"])
def test_hook_may_be_put_before_the_others(register):
    met = []
    cell = Double()
    getattr(cell, register)(lambda *_: met.append("first registered"))
    getattr(cell, register)(lambda *_: met.append("put before"), prepend=True)
    cell(Tensor([1.0]))

    assert met == ["put before", "first registered"]


def test_each_hook_gets_what_the_one_before_left():
    cell = Double()
    cell.register_forward_pre_hook(lambda c, inputs: inputs[0] * 3.0)
    cell.register_forward_pre_hook(lambda c, inputs: inputs[0] + 1.0)
    cell.register_forward_hook(lambda c, inputs, out: out + 1.0)
    cell.register_forward_hook(lambda c, inputs, out: out * 10.0)

    assert float(cell(Tensor([1.0]))) == 90.0


def test_backward_hooks_get_what_the_ones_before_left():
    met = []
    cell = Double()

    def doubled(c, g_out):
        met.append(float(g_out[0]))
        return g_out[0] * 2.0

    def raised(c, g_in, g_out):
        met.append((float(g_in[0]), float(g_out[0])))
        return g_in[0] + 1.0

    for _ in range(2):
        cell.register_backward_pre_hook(doubled)
        cell.register_backward_hook(raised)

    assert gradient(cell, 1.0) == [10.0]
    assert met == [1.0, 2.0, (8.0, 4.0), (9.0, 4.0)]


class Times(nn.Cell):
    def construct(self, x, *, times=1.0):
        return x * times


def test_hooks_may_see_and_replace_keyword_inputs():
    met = []
    cell = Times()
    cell.register_forward_pre_hook(
        lambda c, inputs, kwargs: ((inputs[0] * 5.0,), {"times": kwargs["times"] + 4.0}),
        with_kwargs=True,
    )
    cell.register_forward_hook(
        lambda c, inputs, kwargs, out: met.append((float(inputs[0]), kwargs, float(out))),
        with_kwargs=True,
    )

    assert float(cell(Tensor([1.0]), times=3.0)) == 35.0
    assert met == [(5.0, {"times": 7.0}, 35.0)]


def test_pre_hook_with_kwargs_must_return_both():
    cell = Times()
    cell.register_forward_pre_hook(lambda c, inputs, kwargs: inputs[0], with_kwargs=True)

    with pytest.raises(StateError, match=r"expected to return None or \(inputs, kwargs\), got Te"):
        cell(Tensor([1.0]))


def test_hook_that_is_always_called_gets_none_where_the_cell_raises():
    class Failing(nn.Cell):
        def construct(self, x):
            raise ValueError("on purpose")

    met = []
    cell = Failing()
    cell.register_forward_hook(lambda c, inputs, out: met.append(out), always_call=True)
    cell.register_forward_hook(lambda c, inputs, out: met.append("never"))

    with pytest.raises(ValueError, match="on purpose"):
        cell(Tensor([1.0]))
    assert met == [None]


def test_hook_may_take_itself_away():
    met = []
    cell = Double()

    def once(*_):
        met.append(1)
        handle.remove()

    handle = cell.register_forward_hook(once)
    for _ in range(2):
        cell(Tensor([1.0]))

    assert met == [1]


@pytest.mark.parametrize(
    ("changed", "error", "text"),
    [
        ([Tensor([7.0])], ArgumentTypeError, "expected a Tensor or a tuple of them, got list"),
        (7, ArgumentTypeError, "expected a Tensor or a tuple of them, got int"),
        ((None,), ArgumentTypeError, "expected a Tensor or a tuple of them, got NoneType"),
        ((Tensor([7.0]),) * 2, ArgumentTypeError, "expected to return 1 gradients, got 2"),
        (Tensor([7.0, 8.0]), ShapeError, r"expected \(1,\), got shape \(2,\)"),
        (Tensor([7.0], float16), ArgumentValueError, "expected Float32, got Float16"),
    ],
)
def test_backward_hooks_must_return_what_fits(changed, error, text):
    cells = Double(), Double()
    cells[0].register_backward_pre_hook(lambda c, g_out: changed)
    cells[1].register_backward_hook(lambda c, g_in, g_out: changed)

    for cell in cells:
        with pytest.raises(error, match=text):
            gradient(cell, 1.0)


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


class Given(nn.Cell):
    """Its bprop is a function that the test gives."""

    def __init__(self, function, construct=lambda x, *rest: x * x, *, debug=False):
        super().__init__()
        self.function, self.forward = function, construct
        self.bprop_debug = debug

    def construct(self, *inputs):
        return self.forward(*inputs)

    def bprop(self, *given):
        return self.function(*given)


both = pytest.mark.parametrize("debug", [False, True], ids=["unchecked", "checked"])


@both
@pytest.mark.parametrize(
    ("function", "expected"),
    [
        (lambda x, out, dout: dout * 10.0, 10.0),
        (lambda x, out, dout: (dout * 10.0,), 10.0),
        (lambda x, out, dout: [dout * 10.0], 10.0),
        (lambda x, out, dout: (None,), 0.0),
        (lambda x, out, dout: ((dout * 10.0,),), 10.0),
        (lambda x, out, dout: ((dout * 10.0,), {"weight": dout}), 10.0),
    ],
    ids=["tensor", "tuple", "list", "none", "nested", "with parameters"],
)
def test_bprop_may_return_its_gradient_in_several_forms(function, expected, debug):
    assert gradient(Given(function, debug=debug), 4.0) == [expected]


@both
def test_bprop_that_returns_nothing_is_refused(debug):
    with pytest.raises(ArgumentTypeError, match=r"Given.bprop expected gradients, got NoneType"):
        gradient(Given(lambda x, out, dout: None, debug=debug), 4.0)


@both
def test_bprop_must_return_a_gradient_for_each_input(debug):
    with pytest.raises(StateError, match="expected to return 2 gradients, one for each input, got"):
        gradient(Given(lambda x, y, out, dout: dout, debug=debug), 4.0, 4.0)


@both
def test_bprop_must_return_tensors(debug):
    with pytest.raises(StateError, match="gradient of input 0 expected a Tensor or None, got floa"):
        gradient(Given(lambda x, out, dout: (3.0,), debug=debug), 4.0)


def test_bprop_that_is_not_checked_is_fitted_to_the_inputs():
    too_many = Given(lambda x, out, dout: (dout, dout))
    other_type = Given(lambda x, out, dout: dout.astype(float16))
    wider = Given(lambda x, out, dout: Tensor([1.0, 2.0]))

    assert gradient(too_many, 4.0) == [1.0]
    assert ops.grad(other_type)(Tensor([4.0])).dtype == float32
    assert gradient(wider, 4.0) == [3.0]
    with pytest.raises(ShapeError, match=r"input 0 expected \(3,\), got shape \(2,\)"):
        ops.grad(wider)(Tensor([1.0, 2.0, 3.0]))


@pytest.mark.parametrize(
    ("function", "error", "text"),
    [
        (lambda x, out, dout: (dout, dout), StateError, "to return 1 gradients.* got 2"),
        (lambda x, out, dout: dout.astype(float16), ArgumentValueError, "Float32, got Float16"),
        (lambda x, out, dout: Tensor([1.0, 2.0]), ShapeError, r"\(1,\), got shape \(2,\)"),
    ],
    ids=["count", "type", "shape"],
)
def test_bprop_debug_refuses_what_does_not_fit(function, error, text):
    with pytest.raises(error, match=text):
        gradient(Given(function, debug=True), 4.0)


def test_bprop_debug_is_off_at_first_and_a_bool():
    cell = Double()

    assert cell.bprop_debug is False
    cell.bprop_debug = True
    assert cell.bprop_debug is True
    with pytest.raises(ArgumentTypeError, match="bprop_debug expected a bool, got int"):
        cell.bprop_debug = 1


def test_bprop_gets_keyword_inputs_and_defaults_by_position():
    class Power(nn.Cell):
        def construct(self, x, exponent=2):
            return x**exponent

        def bprop(self, x, exponent, out, dout):
            return dout * float(exponent), None

    cell = Power()

    assert gradient(cell, 5.0) == [2.0]
    assert gradient(lambda x: cell(x, exponent=7), 5.0) == [7.0]


def test_bprop_gives_a_tuple_of_gradients_for_an_input_of_several_tensors():
    class Weighed(nn.Cell):
        def construct(self, x, parts):
            return x * parts[0] * parts[1]

        def bprop(self, x, parts, out, dout):
            assert isinstance(parts, tuple)
            return dout * 100.0, (dout * 3.0, dout * 4.0)

    cell = Weighed()

    assert gradient(lambda x, y, z: cell(x, (y, z)), 1.0, 1.0, 1.0) == [100.0, 3.0, 4.0]


def test_parameters_of_a_cell_with_a_bprop_get_no_gradient():
    class Scale(nn.Cell):
        def __init__(self):
            super().__init__()
            self.factor = Parameter(Tensor([3.0]))

        def construct(self, x):
            return x * self.factor

        def bprop(self, x, out, dout):
            return dout * 100.0

    cell = Scale()
    by_input, by_weight = ops.grad(cell, 0, cell.trainable_params())(Tensor([1.0]))

    assert float(by_input) == 100.0
    assert [float(one) for one in by_weight] == [0.0]


def test_hooks_of_a_cell_with_a_bprop_see_its_gradients():
    met = []
    cell = Given(lambda x, out, dout: dout * 100.0)
    cell.register_backward_pre_hook(lambda c, g_out: met.append(float(g_out[0])))
    cell.register_backward_hook(lambda c, g_in, g_out: met.append(float(g_in[0])))

    assert gradient(cell, 1.0) == [100.0]
    assert met == [1.0, 100.0]


@pytest.mark.parametrize(
    ("arranged", "first"),
    [
        (lambda a, b: [a, b], lambda out: out[0]),
        (lambda a, b: {"a": a, "b": b}, lambda out: out["a"]),
        (lambda a, b: (a, 3, None), lambda out: out[0]),
        (lambda a, b: (3, (a, [b])), lambda out: out[1][0]),
    ],
    ids=["list", "dict", "beside others", "nested"],
)
def test_bprop_gets_outputs_and_gradients_as_construct_arranged_them(arranged, first):
    class Arranging(nn.Cell):
        def construct(self, x):
            return arranged(x * 2.0, x * 3.0)

        def bprop(self, x, out, dout):
            assert type(dout) is type(out) is type(arranged(x, x))
            return first(dout) * 10.0 + first(out)

    cell = Arranging()

    assert ops.grad(lambda x: first(cell(x)) * 5.0)(Tensor([1.0])).tolist() == [52.0]


def test_bprop_of_a_cell_that_returns_no_tensor_is_not_asked():
    class Counting(nn.Cell):
        def construct(self, x):
            return 3.0

        def bprop(self, x, out, dout):
            raise AssertionError

    assert ops.grad(lambda x: x * Counting()(x))(Tensor([1.0])).tolist() == [3.0]
