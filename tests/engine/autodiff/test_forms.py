from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import PRIMITIVES, Primitive, defvjp, forms, primitive, providers
from engine.autodiff.forms import allowed_by
from engine.errors import ArgumentValueError


@pytest.fixture(autouse=True)
def two_providers(monkeypatch):
    """A faster provider before the one there is, both allowed."""
    monkeypatch.setattr(forms, "PROVIDERS", ("native", "numpy"))
    monkeypatch.setattr(forms, "_allowed", ("native", "numpy"))


@pytest.fixture
def named():
    """An operator without forms that tells who computed, forgotten after the test."""

    @primitive(infer=lambda x: x)
    def named_for_this_test(x):
        return x + 0.0

    defvjp(named_for_this_test, lambda g, out, x: g, examples=lambda rng: iter([]))
    yield named_for_this_test
    del PRIMITIVES["named_for_this_test"]


class OfGPU(np.ndarray):
    """Stands for an array of another library: NumPy's own lie in the host's memory."""


def adding(number):
    return lambda x: x + number


def test_the_reference_computes_where_there_is_no_form(named):
    assert named.run is named.reference
    assert named(Tensor([1.0])).tolist() == [1.0]


def test_a_form_computes_instead_of_the_reference(named):
    named.form(device="CPU", provider="numpy")(adding(10.0))

    assert named(Tensor([1.0])).tolist() == [11.0]
    assert named(np.array([1.0])) == [11.0]
    assert named.reference(np.array([1.0])) == [1.0]


def test_the_faster_provider_wins_whichever_was_added_first(named):
    named.form(device="CPU", provider="native")(adding(20.0))
    named.form(device="CPU", provider="numpy")(adding(10.0))

    assert named(Tensor([1.0])).tolist() == [21.0]


def test_a_form_is_for_its_device_alone(named, monkeypatch):
    named.form(device="GPU", provider="numpy")(adding(30.0))

    assert named(Tensor([1.0])).tolist() == [1.0]
    monkeypatch.setattr(Primitive, "device_of", staticmethod(lambda *arrays: "GPU"))
    assert named(np.ones(1).view(OfGPU)).tolist() == [31.0]


def test_providers_are_switched_for_a_block(named):
    named.form(device="CPU", provider="native")(adding(20.0))
    named.form(device="CPU", provider="numpy")(adding(10.0))

    with providers("numpy"):
        assert named(Tensor([1.0])).tolist() == [11.0]
        with providers():
            assert named(Tensor([1.0])).tolist() == [1.0]
        assert named(Tensor([1.0])).tolist() == [11.0]
    assert named(Tensor([1.0])).tolist() == [21.0]


def test_a_form_that_is_added_inside_a_block_waits_for_its_end(named):
    with providers():
        named.form(device="CPU", provider="numpy")(adding(10.0))
        assert named(Tensor([1.0])).tolist() == [1.0]

    assert named(Tensor([1.0])).tolist() == [11.0]


def test_providers_are_put_back_after_an_error(named):
    named.form(device="CPU", provider="numpy")(adding(10.0))
    with pytest.raises(RuntimeError), providers():
        raise RuntimeError

    assert named(Tensor([1.0])).tolist() == [11.0]


def test_gradients_go_through_forms_by_the_same_rule(named):
    named.form(device="CPU", provider="numpy")(adding(10.0))

    found = ops.value_and_grad(lambda x: named(x) * x)(Tensor([2.0]))

    assert [part.tolist() for part in found] == [[24.0], [14.0]]


def test_the_environment_names_who_may_compute():
    assert allowed_by({}) == ("native", "numpy")
    assert allowed_by({"INSIGHT_PROVIDERS": "numpy"}) == ("numpy",)
    assert allowed_by({"INSIGHT_PROVIDERS": " native , numpy "}) == ("native", "numpy")
    assert allowed_by({"INSIGHT_PROVIDERS": ""}) == ()


def test_a_provider_that_is_not_there_is_told_with_those_that_are():
    with pytest.raises(ArgumentValueError, match=r"INSIGHT_PROVIDERS expected .*numpy.*'nonsuch'"):
        allowed_by({"INSIGHT_PROVIDERS": "numpy,nonsuch"})
    with pytest.raises(ArgumentValueError, match="nonsuch"), providers("nonsuch"):
        pass


@pytest.mark.parametrize(("device", "provider"), [("TPU", "numpy"), ("CPU", "nobody")])
def test_a_form_for_nowhere_or_by_nobody_is_our_own_mistake(named, device, provider):
    with pytest.raises(AssertionError, match="a form"):
        named.form(device=device, provider=provider)(adding(1.0))


def test_pooling_gives_the_same_by_its_references():
    x = np.random.default_rng(3).standard_normal((2, 3, 7, 6)).astype(np.float32)

    def pooled():
        return ops.value_and_grad(lambda x: (ops.max_pool2d(x, 3, 2) * 2.0).sum())(Tensor(x))

    fast = pooled()
    with providers():
        plain = pooled()

    assert [part.tolist() for part in fast] == [part.tolist() for part in plain]
