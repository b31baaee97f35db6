from __future__ import annotations

import pytest

import engine
from engine import (
    JitConfig,
    Tensor,
    enable_dynamic,
    jit,
    jit_class,
    lazy_inline,
    mutable,
    nn,
    no_inline,
    ops,
)
from engine.errors import ArgumentTypeError, ArgumentValueError

DEFAULTS = {
    "jit_level": "",
    "exc_mode": "auto",
    "jit_syntax_level": "",
    "debug_level": "RELEASE",
    "infer_boost": "off",
}


def test_options_are_kept_by_name():
    assert JitConfig().jit_config_dict == DEFAULTS
    assert JitConfig("O1", "sink", other=3).jit_config_dict == DEFAULTS | {
        "jit_level": "O1",
        "exc_mode": "sink",
        "other": 3,
    }


@pytest.mark.parametrize("name", list(DEFAULTS))
@pytest.mark.parametrize("word", ["O9", 1, None])
def test_unknown_word_is_refused(name, word):
    with pytest.raises(ArgumentValueError, match=rf"JitConfig\({name}\) expected one of \["):
        JitConfig(**{name: word})


def test_cell_keeps_the_first_options():
    cell = nn.ReLU()

    assert cell.jit_config_dict == {}
    assert cell.set_jit_config(JitConfig("O1")) is None
    cell.set_jit_config(JitConfig("O0"))
    assert cell.jit_config_dict == DEFAULTS | {"jit_level": "O1"}
    with pytest.raises(ArgumentTypeError, match="expected a JitConfig, got dict"):
        cell.set_jit_config({"jit_level": "O1"})


class Block(nn.Cell):
    @lazy_inline
    def __init__(self, width, depth=2):
        super().__init__()
        self.dense = nn.Dense(width, width)
        self.size = depth

    def construct(self, x):
        return self.dense(x)


def test_marked_cell_is_made_and_computes_as_before():
    cell = Block(3, depth=4)

    assert cell.size == 4
    assert cell(engine.ops.ones((2, 3))).shape == (2, 3)
    assert Block.__init__.lazy_inline_policy is None


@pytest.mark.parametrize("attrs", ["depth", ["depth"]])
def test_arguments_become_attributes(attrs):
    class Named(nn.Cell):
        @lazy_inline(attrs=attrs, policy="front")
        def __init__(self, width, depth=2):
            super().__init__()

    assert Named(3).depth == 2
    assert Named(3, 5).depth == 5
    assert Named.__init__.lazy_inline_policy == "front"


def test_mark_checks_what_it_is_given():
    with pytest.raises(ArgumentValueError, match=r"attrs.* a name or a list of names, got 3"):
        lazy_inline(attrs=3)
    with pytest.raises(ArgumentValueError, match=r"policy.* expected None or 'front', got 'x'"):
        lazy_inline(policy="x")
    with pytest.raises(ArgumentTypeError, match="expected the __init__ of a cell, got int"):
        lazy_inline(3)
    with pytest.raises(ArgumentValueError, match=r"names among \['width', 'depth'\], got \['zz'\]"):
        lazy_inline(lambda self, width, depth: None, attrs="zz")


def test_jit_gives_a_function_that_computes_the_same():
    def double(x):
        """Twice."""
        return x * 2.0

    for made in (jit(double), jit(fn=double), jit(capture_mode="ast", jit_level="O0")(double)):
        assert made.__doc__ == "Twice."
        assert [float(made(engine.Tensor(k))) for k in (1.0, 2.0)] == [2.0, 4.0]


def test_jit_gives_a_cell_back():
    cell = nn.ReLU()

    assert jit(cell) is cell


def test_jit_refuses_what_cannot_be_called():
    with pytest.raises(ArgumentTypeError, match=r"jit\(function\) expected a function, got int"):
        jit(3)


def test_construct_may_be_jitted():
    class Double(nn.Cell):
        @jit
        def construct(self, x):
            return x * 2.0

    assert float(engine.grad(Double())(Tensor([1.0]))) == 2.0


def test_older_names_mean_the_same():
    assert engine.ms_function is jit
    assert engine.ms_class is jit_class


def test_jit_class_gives_the_class_back():
    assert jit_class(Block) is Block
    with pytest.raises(ArgumentTypeError, match=r"jit_class\(cls\) expected a class, got int"):
        jit_class(3)


def test_mutable_gives_back_what_may_change():
    x = Tensor([1.0])
    nested = {"a": (x, [1, 2.0])}

    assert mutable(nested) is nested
    assert mutable((x, x), dynamic_len=True) == (x, x)
    with pytest.raises(ArgumentTypeError, match="got str"):
        mutable([1, "x"])
    with pytest.raises(ArgumentTypeError, match="a tuple or list"):
        mutable(3, dynamic_len=True)


def test_function_that_would_not_be_inlined_is_itself():
    @no_inline
    def twice(x):
        return x * 2

    assert twice(3) == 6
    assert no_inline()(abs) is abs
    with pytest.raises(ArgumentTypeError, match=r"no_inline\(fn\) expected a function, got int"):
        no_inline(3)


def test_axes_may_have_any_length_anyway():
    @enable_dynamic(x=ops.zeros(2), y=(ops.zeros(1),))
    def first(x, y):
        return x[0]

    assert first([3], None) == 3
    with pytest.raises(ArgumentValueError, match="enable_dynamic expected an argument"):
        enable_dynamic()
    with pytest.raises(ArgumentTypeError, match=r"enable_dynamic\(x\) expected a tensor, got int"):
        enable_dynamic(x=3)
