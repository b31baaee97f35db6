"""The table of training steps: what it counts, judges and lays out, without any peer."""

from __future__ import annotations

import math
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from benchmarks.peers import (
    arithmetic_limit,
    network_sizes,
    step_alone,
    step_products,
    step_table,
    step_turns,
)
from benchmarks.peers.our_steps import first_weights, our_step
from benchmarks.peers.started import Started
from benchmarks.peers.step_alone import Alone
from benchmarks.peers.step_cases import CASES, EAGER, HALF, NETWORKS, PLANNED, Case
from benchmarks.peers.step_options import parsed
from benchmarks.peers.step_sides import SIDES, Side, sides_of
from benchmarks.peers.step_turns import Timed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BY_KEY = {case.key: case for case in CASES}
# Pixels that a convolution of ResNet-20 makes, by how many channels.
PIXELS = {16: 32**2, 32: 16**2, 64: 8**2}


def of_weights(case: Case, rows_of: Any) -> int:
    """Operations by the matrices of our network: each number is multiplied in so many rows."""
    sizes = [one.size * rows_of(one) for one in first_weights(case) if one.ndim > 1]
    return 2 * case.batch * (3 * sum(sizes) - sizes[0])


@pytest.mark.parametrize("key", ["mlp-32", "mlp-128"])
def test_dense_layers_multiply_each_weight_once_a_sample(key: str) -> None:
    assert BY_KEY[key].flops == of_weights(BY_KEY[key], lambda _: 1)


def test_convolutions_of_lenet_multiply_each_weight_at_each_pixel() -> None:
    rows = {(6, 1): 28**2, (16, 6): 10**2}
    case = BY_KEY["lenet-32"]

    assert case.flops == of_weights(case, lambda one: rows.get(one.shape[:2], 1))


def test_convolutions_of_resnet_multiply_each_weight_at_each_pixel() -> None:
    case = BY_KEY["resnet-128"]
    found = of_weights(case, lambda one: PIXELS[len(one)] if one.ndim == 4 else 1)

    assert case.flops == found


def test_encoder_multiplies_each_weight_at_each_step_and_each_step_with_each() -> None:
    case, steps, width = BY_KEY["transformer-32"], network_sizes.STEPS, network_sizes.WIDTH
    found = of_weights(case, lambda one: 1 if len(one) == 10 else steps)
    # Scores and what they weigh, forward and twice backward, in each layer.
    found += network_sizes.LAYERS * 2 * 3 * 2 * case.batch * steps * steps * width

    assert case.flops == found


def test_gradient_of_an_input_is_not_counted_where_nobody_asks() -> None:
    assert step_products.dense(5, 7, 11) == 3 * 2 * 5 * 7 * 11
    assert step_products.dense(5, 7, 11, is_first=True) == 2 * 2 * 5 * 7 * 11


def test_every_network_has_a_case() -> None:
    assert {case.network for case in CASES} == set(NETWORKS)


def test_sides_leave_out_peers_and_what_is_for_images() -> None:
    names = [side.name for side in sides_of(BY_KEY["mlp-32"], ["torch"])]

    assert names == [EAGER, PLANNED, HALF, "jax jit"]
    assert [side.name for side in SIDES] == [side.name for side in sides_of(BY_KEY["lenet-32"])]
    assert "torch compile" not in {one.name for one in sides_of(BY_KEY["lenet-32"], ["compile"])}


def test_sides_that_always_compute_in_halves_are_left_out_where_all_do() -> None:
    names = {side.name for side in sides_of(BY_KEY["lenet-32"], all_half=True)}

    assert names == {side.name for side in SIDES if not side.is_half}
    assert HALF not in names


def test_options_are_two_threads_and_all_networks_unless_told() -> None:
    options = parsed([])

    assert (options.threads, options.networks, options.without) == (2, list(NETWORKS), [])
    assert parsed(["--without", "torch", "compile", "--rounds", "3"]).rounds == 3


@pytest.mark.parametrize("given", ["--rounds 0", "--networks vgg", "--without numpy"])
def test_options_that_make_no_sense_are_refused(
    given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parsed(given.split())

    assert given.split(maxsplit=1)[0] in capsys.readouterr().err


MEDIANS = {
    EAGER: 4.0,
    PLANNED: 2.0,
    "torch eager": 6.0,
    "torch fused": 5.0,
    "jax jit": 8.0,
    "jax channels last": 3.0,
}


def test_best_of_a_peer_is_its_way_with_the_least_median() -> None:
    assert step_table.peers_of(MEDIANS) == {
        step_table.EAGER_TITLE: ("torch eager", 6.0),
        step_table.BEST_TITLE: ("torch fused", 5.0),
        step_table.JAX_TITLE: ("jax channels last", 3.0),
    }


def test_peers_that_are_not_there_are_not_judged() -> None:
    assert step_table.judged({}, {EAGER: 1.0, PLANNED: 1.0}) == []


def test_each_of_our_ways_is_judged_by_its_own_goals() -> None:
    lines = step_table.judged({PLANNED: (3.0, 2.6, 1.0)}, MEDIANS)

    assert [line.figure for line in lines] == ["3.00x", "2.50x", "1.50x", "1.50x", "1.25x", "0.75x"]
    assert [line.met for line in lines] == [True, False, True, None, None, None]
    assert lines[1].name == f"{PLANNED}: {step_table.BEST_TITLE}, which is torch fused"


def test_bfloat16_is_judged_by_the_best_autocast_alone() -> None:
    medians = {**MEDIANS, HALF: 1.5, "torch autocast": 4.5, "torch autocast fused": 3.6}
    (line,) = step_table.judged_halves(2.5, medians)

    assert (line.figure, line.met) == ("2.40x", False)
    assert line.name == f"{HALF}: {step_table.HALF_TITLE}, which is torch autocast fused"
    assert step_table.judged_halves(2.5, MEDIANS) == []
    assert step_table.peers_of(medians) == step_table.peers_of(MEDIANS)


def test_first_losses_of_bfloat16_agree_to_two_digits() -> None:
    seen = {
        PLANNED: Timed([2.30258], []),
        HALF: Timed([2.309], []),
        "torch autocast": Timed([2.4], []),
    }

    assert step_table.disagreeing(seen) == ["torch autocast"]


def test_table_has_ratios_to_ours_and_the_share_of_the_limit() -> None:
    case = BY_KEY["mlp-32"]
    seen = {EAGER: Timed([2.5], [0.2, 0.4, 0.3]), "torch eager": Timed([2.5], [0.6, 0.6, 0.9])}
    rows = step_table.times_of(case, seen, limit=case.flops / 0.15)

    assert rows[0] == ("", "median", "least", "of limit", f"/ {EAGER}", "losses")
    assert rows[1] == (EAGER, "300.000 ms", "200.000 ms", "50.0%", "1.00", "2.50000")
    assert rows[2] == ("torch eager", "600.000 ms", "600.000 ms", "25.0%", "2.00", "2.50000")


@pytest.mark.parametrize(
    ("loss", "digits", "found"),
    [(2.30261, 4, []), (2.3041, 4, ["b"]), (2.3041, 2, []), (math.nan, 4, ["b"])],
)
def test_first_losses_agree_to_so_many_digits(loss: float, digits: int, found: list[str]) -> None:
    seen = {"a": Timed([2.30258], []), "b": Timed([loss], [])}

    assert step_table.disagreeing(seen, digits) == found


def test_memory_of_a_step_is_what_its_process_grew_by() -> None:
    ever, later = (
        Alone(0.5, 9.0, 40_000_000, 90_000_000),
        Alone(0.25, 0.125, 50_000_000, 75_000_000),
    )

    assert step_table.alone_of({"a": [ever, later]})[1] == (
        *("a", "9.000 s", "0.125 s", "0.25 s", "75 MB", "25 MB"),
    )


def test_columns_lie_below_each_other() -> None:
    assert step_table.laid_out([("", "b"), ("name", "1.25")]) == "         b\nname  1.25"


class Acts:
    """A step that notes when it is made, and what its turns are inside of."""

    def __init__(self, name: str, notes: list[str]) -> None:
        self.name, self.notes, self.is_inside = name, notes, False

    def step(self) -> float:
        assert self.is_inside
        self.notes.append(self.name)
        return float(len(self.notes))

    @contextmanager
    def around(self) -> Iterator[None]:
        self.is_inside = True
        yield
        self.is_inside = False

    def started(self) -> Started:
        return Started(self.step, self.around)


def test_sides_take_turns_and_another_begins_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(step_turns, "REST_S", 0)
    notes: list[str] = []
    sides = {name: Acts(name, notes).started() for name in "ab"}
    seen = {name: Timed(step_turns.first_losses(one)) for name, one in sides.items()}
    step_turns.take_turns(sides, seen, steps=4, rounds=2)

    # Three first losses, then turns of four steps behind one that is not timed.
    assert "".join(notes) == "aaabbb" + "aaaaabbbbb" + "bbbbbaaaaa"
    assert seen["b"].losses == [4.0, 5.0, 6.0]
    assert [len(timed.seconds) for timed in seen.values()] == [8, 8]


def test_turn_ends_early_where_steps_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(step_turns, "TURN_S", 0)
    acts = Acts("a", [])

    assert len(step_turns.turn_of(acts.started(), 50)) == step_turns.FEWEST


def test_process_of_one_side_tells_its_memory_and_its_first_step() -> None:
    notes: list[str] = []
    side = Side("a", "ours", "engine.nn", lambda *_: Acts("a", notes).started())
    found = step_alone.alone(side, BY_KEY["mlp-32"], [], is_half=False)

    assert len(notes) == step_alone.STEPS
    assert 0 < found.imported_bytes <= found.peak_bytes


def test_weights_are_handed_to_a_process_as_they_are(tmp_path: Path) -> None:
    weights = first_weights(BY_KEY["lenet-32"])
    step_alone.keep_weights(tmp_path, weights)

    kept = step_alone.kept_weights(tmp_path)
    assert [one.tobytes() for one in kept] == [one.tobytes() for one in weights]


def test_limit_is_measured_in_more_ways_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arithmetic_limit, "SIDE", 16)
    monkeypatch.setattr(arithmetic_limit, "PASSES", 1000)
    found = arithmetic_limit.limits(2)

    assert {"NumPy's matrix product", "a loop of multiply-and-add"} <= set(found)
    assert min(found.values()) > 0


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_both_of_our_ways_make_the_same_step(case: Case) -> None:
    weights, small = first_weights(case), Case(case.network, 4, case.optimizer)
    losses, remarks = {}, []
    for is_planned in (False, True):
        started = our_step(small, weights, is_half=False, is_planned=is_planned)
        with started.around():
            losses[is_planned] = [started.step() for _ in range(3)]
        remarks += started.remarks

    assert losses[True] == losses[False]
    assert remarks == []
