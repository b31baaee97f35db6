"""Boost levels of `amp.build_train_network` and `Model`."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Model, amp, nn
from engine import dataset as ds
from engine.boost import (
    BoostTrainOneStepCell,
    BoostTrainOneStepWithLossScaleCell,
    FreezeOpt,
    GroupLossScaleManager,
    LessBN,
)
from engine.boost.less_batch_normalization import PassedOver
from engine.errors import ArgumentValueError
from tests.engine.boost.boosted_networks import ResidualNet, chain, moved, numbers


def classes():
    return nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")


def data(rows=24, batch=8):
    draw = np.random.default_rng(0)
    columns = {
        "image": draw.standard_normal((rows, 1, 6, 6)).astype(np.float32),
        "label": draw.integers(0, 3, rows).astype(np.int32),
    }
    return ds.NumpySlicesDataset(columns, shuffle=False).batch(batch)


def momentum(network):
    return nn.Momentum(network.trainable_params(), 0.05, 0.9)


def model(level, network=None, metrics=("acc",), **options):
    network = network or ResidualNet()
    options.setdefault("optimizer", momentum(network))
    return Model(network, classes(), metrics=set(metrics), boost_level=level, **options)


class Losses(engine.Callback):
    def __init__(self):
        super().__init__()
        self.seen = []

    def on_train_step_end(self, run_context):
        found = run_context.original_args().net_outputs
        self.seen.append(float(found[0] if isinstance(found, tuple) else found))


def trained(made, epochs=3):
    losses = Losses()
    made.train(epochs, data(), callbacks=[losses])
    return losses.seen


@pytest.mark.parametrize("level", ["O1", "O2"])
def test_model_trains_and_sees_its_losses(level):
    made = model(level)
    losses = trained(made, 12)

    assert type(made.train_network) is BoostTrainOneStepCell
    assert type(made.train_network.optimizer) is FreezeOpt
    assert np.mean(losses[-6:]) < np.mean(losses[:6])
    assert 0 <= made.eval(data())["acc"] <= 1


def test_level_o0_trains_bit_for_bit_as_without():
    network, twin = ResidualNet(), ResidualNet()
    for one, other in zip(network.get_parameters(), twin.get_parameters(), strict=True):
        other.set_data(one)
    ends = []
    for net, options in ((network, {}), (twin, {"boost_level": "O0", "boost_config_dict": {}})):
        engine.set_seed(7)
        made = Model(net, classes(), momentum(net), **options)
        ends.append((trained(made), numbers(net)))

    assert type(made.train_network) is nn.TrainOneStepCell
    assert ends[0][0] == ends[1][0]
    for name, value in ends[0][1].items():
        np.testing.assert_array_equal(value, ends[1][1][name])


def test_options_do_nothing_at_o0():
    made = model("O0", boost_config_dict={"boost": {"mode": "manual", "less_bn": True}})

    assert type(made.predict_network) is ResidualNet


def test_evaluation_and_prediction_are_of_the_network_that_was_trained():
    made = model("O1")
    network = made.predict_network

    assert type(network) is LessBN
    trained(made, 1)
    image = next(iter(data()))[0]
    found = made.predict(image).asnumpy()

    np.testing.assert_array_equal(found, network.set_train(False)(image).asnumpy())


def test_model_that_only_evaluates_leaves_the_same_norms_out():
    made = model("O1", optimizer=None)
    made.eval(data())
    found = [c for _, c in made.predict_network.cells_and_names() if type(c) is PassedOver]

    assert len(found) == 4


def test_checkpoint_of_a_boosted_network_is_evaluated_in_a_new_one(tmp_path):
    made = model("O1")
    trained(made, 2)
    path = str(tmp_path / "net.ckpt")
    engine.save_checkpoint(made.predict_network, path)
    other = model("O1", optimizer=None)
    engine.load_checkpoint(path, other.predict_network)
    image = next(iter(data()))[0]

    np.testing.assert_array_equal(made.predict(image).asnumpy(), other.predict(image).asnumpy())


def test_own_evaluation_network_is_boosted_too():
    network = ResidualNet()
    own = nn.WithEvalCell(network, classes())
    made = model("O1", network, eval_network=own, eval_indexes=[0, 1, 2])
    made.eval(data())

    assert any(type(c) is PassedOver for _, c in own.cells_and_names())


def test_older_name_of_the_level_counts():
    assert type(model("O0", acc_level="O1").train_network) is BoostTrainOneStepCell


def test_options_reach_the_step():
    config = {
        "boost": {"mode": "manual", "less_bn": False, "grad_freeze": False}
        | {"grad_accumulation": True},
        "grad_accumulation": {"grad_accumulation_step": 3},
    }
    made = model("O1", boost_config_dict=config)
    before = numbers(made.predict_network)
    made.train(1, data(rows=16))

    assert made.train_network.max_accumulation_step == 3
    assert {name for name in moved(before, made.predict_network) if "mean" not in name} <= {
        name for name in before if "variance" in name
    }


def test_everything_turned_off_is_an_ordinary_step():
    made = model("O1", boost_config_dict={"boost": {"mode": "disable_all"}})

    assert type(made.predict_network) is ResidualNet
    assert type(made.train_network.optimizer) is nn.Momentum
    assert not made.train_network.freeze


@pytest.mark.parametrize("amp_level", ["O1", "O2", "O3", "auto"])
def test_halves_train_with_boost(amp_level):
    made = model("O1", amp_level=amp_level)
    losses = trained(made, 12)

    assert np.isfinite(losses).all()
    assert np.mean(losses[-6:]) < np.mean(losses[:6])


def test_dynamic_loss_scale_trains_with_boost():
    made = model("O1", loss_scale_manager=engine.DynamicLossScaleManager(1024, 2, 4))
    trained(made)

    assert type(made.train_network) is BoostTrainOneStepWithLossScaleCell
    assert float(made.train_network.scale_sense) > 1024


def test_fixed_loss_scale_is_the_steps_sens():
    manager = engine.FixedLossScaleManager(8.0, drop_overflow_update=False)

    assert model("O1", loss_scale_manager=manager).train_network.sens == 8.0


class Grouped(nn.Cell):
    """Two layers with a scale each."""

    def __init__(self, scales):
        super().__init__()
        self.flatten = nn.Flatten()
        self.first, self.last = nn.Dense(36, 8), nn.Dense(8, 3)
        self.relu = nn.ReLU()
        self.scales = scales

    def construct(self, x):
        x = self.scales(self.flatten(x), 0, 1)
        x = self.scales(self.relu(self.first(x)), 1, 2)
        return self.scales(self.last(x), 2, 3)


def grouped(level, config):
    scales = GroupLossScaleManager(4096, [])
    network = Grouped(scales)
    scales.loss_scale_groups = [network.first.trainable_params(), network.last.trainable_params()]
    options = {"loss_scale_manager": scales, "boost_config_dict": config}
    return model(level, network, **options), scales


def test_loss_scale_a_group_of_layers_trains():
    switches = ("less_bn", "grad_freeze", "adasum", "grad_accumulation", "dim_reduce")
    off = dict.fromkeys(switches, False)
    made, scales = grouped("O1", {"boost": {"mode": "manual", **off, "loss_scale_group": True}})
    losses = trained(made, 12)

    assert np.mean(losses[-6:]) < np.mean(losses[:6])
    assert scales.scale_of(1) > 4096


def test_loss_scale_a_group_of_layers_is_refused_without_boost():
    with pytest.raises(ArgumentValueError, match="one scale at boost level O0"):
        grouped("O0", {})


def test_names_of_the_network_in_checkpoints_stay():
    made = model("O1")
    trained(made, 1)
    names = {one.name for one in made.train_network.get_parameters()}
    network = {one.name for one in ResidualNet().get_parameters()} - {"fc.bias"}

    assert network <= names


def test_own_loop_trains_at_a_level():
    network = chain(4)
    step = amp.build_train_network(network, momentum(network), nn.MSELoss(), boost_level="O1")

    assert type(step) is BoostTrainOneStepCell
    assert type(step.optimizer) is FreezeOpt


def test_callbacks_set_the_rate_of_every_part(tmp_path):
    made = model("O1", metrics=())
    seen = []

    class Watch(engine.Callback):
        def on_train_step_end(self, run_context):
            optimizer = run_context.original_args().optimizer
            seen.append(
                [float(one.get_lr()) for one in {id(o): o for o in optimizer.opts}.values()]
            )

    rate = engine.LearningRateScheduler(lambda _rate, step: 0.5**step)
    collector = engine.SummaryCollector(str(tmp_path), collect_freq=1)
    made.train(1, data(), callbacks=[rate, collector, Watch()])

    assert all(len(set(rates)) == 1 for rates in seen)
    assert [rates[0] for rates in seen] == [0.5, 0.25, 0.125]


def test_what_autoboost_has_done_is_not_done_twice():
    network = chain(2)
    auto = engine.boost.AutoBoost("O1", {"boost": {"mode": "disable_all"}})
    found = auto.network_auto_process_train(network, momentum(network))
    step = amp.build_train_network(*found, nn.MSELoss(), boost_level="O1")

    assert step.optimizer is found[1]


def test_flagged_part_is_boosted_by_a_model_without_a_level():
    network = ResidualNet()
    network.blocks[0].set_boost("less_bn")
    made = Model(network, classes(), momentum(network))
    trained(made, 1)

    assert [type(one) for one in network.blocks[0].norms][:2] == [PassedOver] * 2
    assert type(network.blocks[1].norms[0]) is nn.BatchNorm2d


def test_built_before_or_fed_ahead_it_trains_the_same():
    ends = []
    for build, sinks in ((False, False), (True, False), (False, True), (True, True)):
        engine.set_seed(1)
        made = model("O1")
        dataset = data()
        if build:
            made.build(dataset, epoch=2)
        made.train(2, dataset, dataset_sink_mode=sinks)
        state = made.train_network.get_parameters()
        ends.append({one.name: one.asnumpy().tobytes() for one in state})

    assert all(end == ends[0] for end in ends)
