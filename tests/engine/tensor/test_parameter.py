from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from engine import Parameter, ParameterTuple, Tensor, nn
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


def weight(**options):
    return Parameter(Tensor([1.0, 2.0]), name="weight", **options)


def test_parameter_prints_as_mindspore_prints_it():
    text = "Parameter (name=weight, shape=(2,), dtype=Float32, requires_grad=True)"

    assert repr(weight()) == str(weight()) == text


def test_nameless_parameters_are_numbered():
    first, second = Parameter(Tensor(1.0)), Parameter(Tensor(1.0))

    assert first.name.startswith("Parameter#")
    assert first.name != second.name
    assert not first.has_own_name


def test_parameter_computes_as_a_tensor():
    assert (weight() * 2.0).tolist() == [2.0, 4.0]
    assert type(weight() * 2.0) is Tensor


def test_parameter_has_memory_of_its_own():
    tensor = Tensor([1.0])
    parameter = Parameter(tensor)
    parameter.array[0] = 5.0

    assert tensor.tolist() == [1.0]


def test_what_asnumpy_gave_does_not_change_with_training():
    parameter = weight()
    before = parameter.asnumpy()
    parameter.array += 1.0

    assert before.tolist() == [1.0, 2.0]


def test_new_numbers_keep_the_number_type():
    parameter = weight()

    assert parameter.set_data(np.array([3, 4])) is parameter
    assert parameter.tolist() == [3.0, 4.0]
    assert str(parameter.dtype) == "Float32"


def test_new_numbers_must_have_the_shape_unless_allowed():
    parameter = weight()

    with pytest.raises(ShapeError, match=r"'weight'.set_data expected \(2,\), got shape \(3,\)"):
        parameter.set_data(Tensor([1.0, 2.0, 3.0]))
    assert parameter.set_data(Tensor([1.0, 2.0, 3.0]), slice_shape=True).shape == (3,)


@pytest.mark.parametrize(
    ("init", "values"), [("same", [1, 2]), ("zeros", [0, 0]), ("ones", [1, 1])]
)
def test_clone_has_name_shape_and_the_numbers_asked_for(init, values):
    clone = weight(requires_grad=False).clone(init)

    assert (clone.name, clone.tolist(), clone.requires_grad) == ("weight", values, False)


@pytest.mark.parametrize(("init", "expected"), [("zeros", [0.0, 0.0]), ("ones", [1.0, 1.0])])
def test_clone_of_zeros_or_ones_is_that_whatever_the_numbers_were(init, expected):
    odd = Parameter(Tensor([float("inf"), float("nan")]), name="weight")

    assert odd.clone(init).tolist() == expected


def test_clone_of_an_unknown_kind_is_refused():
    with pytest.raises(ArgumentValueError, match=r"one of \['same', 'zeros', 'ones'\]"):
        weight().clone("twos")


@pytest.mark.parametrize(
    "again",
    [copy.deepcopy, copy.copy, lambda parameter: pickle.loads(pickle.dumps(parameter))],
    ids=["deepcopy", "copy", "pickle"],
)
def test_copy_keeps_everything(again):
    parameter = weight(requires_grad=False, layerwise_parallel=True, parallel_optimizer=False)
    other = again(parameter)

    assert vars(other) == vars(parameter)
    assert other.tolist() == [1.0, 2.0]


@pytest.mark.parametrize("name", [1, b"w"])
def test_name_must_be_text(name):
    with pytest.raises(ArgumentValueError, match="name"):
        Parameter(Tensor(1.0), name=name)
    with pytest.raises(ArgumentValueError, match="name"):
        weight().name = name


@pytest.mark.parametrize("name", ["", None])
def test_without_a_name_a_parameter_is_numbered(name):
    parameter = weight()
    parameter.name = name

    assert parameter.name.startswith("Parameter#")
    assert Parameter(Tensor(1.0), name=name).name.startswith("Parameter#")


@pytest.mark.parametrize(
    ("value", "dtype", "shape"),
    [
        (5, "Int32", ()),
        (2.5, "Float32", ()),
        (np.float64(2.5), "Float32", ()),
        ([5], "Int64", (1,)),
        ([2.5, 1], "Float32", (2,)),
        ([True], "Bool", (1,)),
        (np.ones(2), "Float64", (2,)),
        (np.ones(2, np.int8), "Int8", (2,)),
        (Tensor(5), "Int64", ()),
    ],
)
def test_first_value_decides_the_number_type(value, dtype, shape):
    parameter = Parameter(value)

    assert (str(parameter.dtype), parameter.shape) == (dtype, shape)


@pytest.mark.parametrize(
    ("value", "error"),
    [
        (True, ArgumentValueError),
        ((1, 2), ArgumentTypeError),
        ("a", ArgumentTypeError),
        (None, ArgumentTypeError),
    ],
)
def test_first_value_that_is_no_number_is_refused(value, error):
    with pytest.raises(error):
        Parameter(value)


@pytest.mark.parametrize("name", ["layerwise_parallel", "parallel_optimizer"])
def test_switches_of_several_devices_are_kept_and_checked(name):
    parameter = weight(**{name: True})
    setattr(parameter, name, False)

    assert getattr(parameter.clone(), name) is False
    assert getattr(pickle.loads(pickle.dumps(parameter)), name) is False
    with pytest.raises(ArgumentTypeError, match=f"Parameter.{name} expected a bool"):
        setattr(parameter, name, 1)
    with pytest.raises(ArgumentTypeError, match=f"Parameter.{name} expected a bool"):
        weight(**{name: 1})


@pytest.mark.parametrize(
    ("value", "error"), [(-1, ArgumentValueError), ("a", ArgumentTypeError), (True, TypeError)]
)
def test_number_of_a_fusion_is_checked(value, error):
    parameter = weight()
    assert parameter.comm_fusion == 1
    parameter.comm_fusion = 0

    assert parameter.comm_fusion == 0
    with pytest.raises(error, match=r"Parameter\.comm_fusion"):
        parameter.comm_fusion = value


def test_rows_are_kept_in_no_cache_unless_that_is_asked_for():
    parameter = weight()
    assert parameter.cache_enable is False
    parameter.cache_enable = True

    assert parameter.cache_enable is True
    with pytest.raises(ArgumentTypeError, match=r"Parameter\.cache_enable"):
        parameter.cache_enable = 1


def test_parameter_may_belong_to_several_stages():
    parameter = weight()
    parameter.add_pipeline_stage(1)
    parameter.add_pipeline_stage(0)

    assert parameter.pipeline_stages == (1, 0)


@pytest.mark.parametrize("stage", [-1, "a", 1.0, True])
def test_stage_must_be_a_whole_number_from_0(stage):
    with pytest.raises(ArgumentTypeError, match="a whole number from 0"):
        weight().add_pipeline_stage(stage)


def test_format_is_kept_and_must_be_text():
    assert weight(storage_format="NZ").storage_format == "NZ"
    with pytest.raises(ArgumentTypeError, match="storage_format"):
        weight(storage_format=3)


@pytest.mark.parametrize("device", ["CPU", "Remote", None])
def test_host_may_be_asked_for(device):
    assert isinstance(weight(device=device).array, np.ndarray)


@pytest.mark.parametrize("device", ["GPU", "foo", 1])
def test_other_devices_are_the_contexts_to_choose(device):
    with pytest.raises(ArgumentValueError, match=r"Parameter\(device\)"):
        weight(device=device)


def test_data_is_the_same_memory_and_takes_new_numbers():
    parameter = Parameter(Tensor([1.0, 2.0]), name="w")
    parameter.data = Tensor([3, 4])

    assert repr(parameter) == "Parameter (name=w, shape=(2,), dtype=Float32, requires_grad=True)"
    assert type(parameter.data) is Tensor
    assert np.shares_memory(parameter.data.asnumpy(), parameter.array)
    assert parameter.tolist() == [3.0, 4.0]
    with pytest.raises(ShapeError, match=r"'w'.set_data"):
        parameter.data = Tensor([1.0])


def test_clone_may_be_filled_with_a_number():
    assert Parameter(Tensor([1.0, 1.0])).clone(2.5).tolist() == [2.5, 2.5]
    with pytest.raises(ArgumentValueError, match="or a number"):
        weight().clone("foo")


def test_parameters_of_a_tuple_have_different_names():
    one, other = Parameter(Tensor(1.0), name="w"), Parameter(Tensor(1.0), name="w")

    assert ParameterTuple([one, one]) == (one, one)
    with pytest.raises(ArgumentValueError, match="different names, got two called 'w'"):
        ParameterTuple([one, other])


def test_prefix_of_clones_must_be_text():
    with pytest.raises(ArgumentTypeError, match="prefix"):
        ParameterTuple([weight()]).clone(3)


def test_requires_grad_must_be_a_bool():
    with pytest.raises(ArgumentTypeError, match="requires_grad"):
        weight(requires_grad=1)


def test_value_is_a_tensor_apart():
    parameter = weight()
    value = parameter.value()
    parameter.array += 1.0

    assert type(value) is Tensor
    assert value.tolist() == [1.0, 2.0]


def test_tuple_of_parameters_is_cloned_under_a_prefix():
    clones = ParameterTuple([weight()]).clone("moments", "zeros")

    assert [(clone.name, clone.tolist()) for clone in clones] == [("moments.weight", [0.0, 0.0])]


def test_tuple_takes_only_parameters():
    with pytest.raises(ArgumentTypeError, match="ParameterTuple"):
        ParameterTuple([Tensor(1.0)])


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_parameter_made_of_a_number_that_was_computed_is_trained(kind):
    number = Tensor(np.ones(3, kind)).sum()
    assigned = Parameter(Tensor(np.array(0, kind)), name="assigned")
    assigned.assign_value(number)
    for parameter in (Parameter(number, name="made"), Parameter(number).clone(), assigned):
        nn.SGD([parameter], 0.5)([Tensor(np.array(1, kind))])

        assert float(parameter) == 2.5
