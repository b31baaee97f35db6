"""What levels and options turn on."""

from __future__ import annotations

import pytest

from engine.boost.plan import LEVELS, SWITCHES, Plan, plan_for
from engine.errors import ArgumentTypeError, ArgumentValueError


def on(plan):
    return {name for name in SWITCHES if getattr(plan, name)}


@pytest.mark.parametrize(
    ("level", "expected"),
    [
        ("O0", set()),
        ("O1", {"less_bn", "grad_freeze"}),
        ("O2", {"less_bn", "grad_freeze", "adasum"}),
    ],
)
def test_level_turns_on_what_mindspores_does(level, expected):
    assert on(plan_for(level)) == expected
    assert on(plan_for(level, {"boost": {"mode": "auto", "dim_reduce": True}})) == expected


@pytest.mark.parametrize("level", LEVELS)
def test_manual_switches_count_instead_of_the_levels(level):
    given = {"mode": "manual", "less_bn": False, "grad_freeze": False, "grad_accumulation": True}
    found = on(plan_for(level, {"boost": given}))

    assert found - {"adasum"} == {"grad_accumulation"}


def test_manual_switch_that_is_not_said_is_the_levels():
    assert on(plan_for("O1", {"boost": {"mode": "manual", "less_bn": False}})) == {"grad_freeze"}


def test_all_are_off_where_that_is_said():
    assert plan_for("O2", {"boost": {"mode": "disable_all"}}).is_empty


def test_training_in_few_dimensions_leaves_no_room_for_others():
    assert on(plan_for("O1", {"boost": {"mode": "manual", "dim_reduce": True}})) == {"dim_reduce"}
    assert on(plan_for("O0", {"boost": {"mode": "enable_all"}})) == {"dim_reduce"}


def test_defaults_are_mindspores():
    plan = Plan()

    assert (plan.fn_flag, plan.gc_flag) == (True, True)
    assert (plan.param_groups, plan.freeze_type, plan.freeze_p, plan.total_steps) == (
        *(10, 1),
        *(0.7, 65536),
    )
    assert (plan.device_number, plan.grad_accumulation_step, plan.timeout) == (8, 1, 1800)
    assert (plan.rho, plan.gamma, plan.alpha, plan.sigma) == (0.55, 0.9, 0.001, 0.4)
    assert (plan.n_components, plan.pca_mat_path, plan.weight_load_dir) == (32, None, None)


def test_options_count_where_their_acceleration_is_on():
    config = {"grad_freeze": {"freeze_p": 0.5}, "grad_accumulation": {"grad_accumulation_step": 4}}
    plan = plan_for("O1", config)

    assert (plan.freeze_p, plan.grad_accumulation_step) == (0.5, 1)


def test_common_options_always_count():
    plan = plan_for("O0", {"common": {"gradient_split_groups": 3, "device_number": 2}})

    assert (plan.gradient_split_groups, plan.device_number) == ((3,), 2)


@pytest.mark.parametrize(
    ("config", "kind", "text"),
    [
        (3, ArgumentTypeError, "boost_config_dict expected a dict, got int"),
        ({"bost": {}}, ArgumentValueError, "expected sections of .*got 'bost'"),
        ({"boost": []}, ArgumentTypeError, "boost_config_dict.'boost'. expected a dict"),
        ({"boost": {"mode": "loud"}}, ArgumentValueError, "expected one of .*got 'loud'"),
        ({"boost": {"les_bn": True}}, ArgumentValueError, "expected options of .*got 'les_bn'"),
        ({"boost": {"less_bn": 1}}, ArgumentTypeError, "expected a bool, got int"),
        ({"grad_freeze": {"freeze_p": 2}}, ArgumentValueError, "a number from 0 to 1, got 2"),
        ({"grad_freeze": {"freeze_p": "a"}}, ArgumentTypeError, "a number, got str"),
        ({"grad_freeze": {"freeze_type": 2}}, ArgumentValueError, "0 or 1, got 2"),
        ({"grad_freeze": {"param_groups": 0}}, ArgumentValueError, "a number from 1, got 0"),
        ({"grad_freeze": {"total_steps": 1.5}}, ArgumentTypeError, "an int, got float"),
        ({"common": {"gradient_split_groups": "a"}}, ArgumentTypeError, "list of them, got str"),
        ({"dim_reduce": {"weight_load_dir": 3}}, ArgumentTypeError, "a str or None, got int"),
    ],
)
def test_options_that_are_wrong_are_refused(config, kind, text):
    with pytest.raises(kind, match=text):
        plan_for("O1", config)


@pytest.mark.parametrize("level", ["O9", 1, None, ["O1"]])
def test_unknown_level_is_refused(level):
    with pytest.raises(ArgumentValueError, match="boost level"):
        plan_for(level)


def test_adasum_is_refused_where_it_is_asked_for_by_name():
    with pytest.raises(ArgumentValueError, match=r"adasum.*Hint: it needs several processes"):
        plan_for("O1", {"boost": {"mode": "manual", "adasum": True}})
