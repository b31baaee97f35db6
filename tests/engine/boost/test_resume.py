"""A boosted training that is cut off and resumed ends as one that never was."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Model, nn
from engine import dataset as ds
from engine.train import Callback, CheckpointConfig, ModelCheckpoint
from tests.engine.boost.boosted_networks import ResidualNet

EPOCHS, STEPS = 3, 4
FREEZE = {"grad_freeze": {"param_groups": 3, "freeze_p": 0.3, "total_steps": EPOCHS * STEPS}}
SUMS = {
    "boost": {"mode": "manual", "grad_accumulation": True},
    "grad_accumulation": {"grad_accumulation_step": 3},
}


class CutOffError(Exception):
    """The end of a process, as far as one test can play it."""


class EndsAfter(Callback):
    def __init__(self, step):
        super().__init__()
        self.step = step

    def on_train_step_begin(self, run_context):
        if run_context.original_args().cur_step_num == self.step + 1:
            raise CutOffError


def data():
    draw = np.random.default_rng(0)
    columns = {
        "image": draw.standard_normal((8 * STEPS, 1, 6, 6)).astype(np.float32),
        "label": draw.integers(0, 3, 8 * STEPS).astype(np.int32),
    }
    return ds.NumpySlicesDataset(columns, shuffle=True).batch(8)


def outcome(folder, config, seed, ends_after=-1):
    engine.set_seed(seed)
    network = ResidualNet()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = nn.Momentum(network.trainable_params(), nn.ExponentialDecayLR(0.05, 0.9, 2), 0.9)
    made = Model(
        network,
        loss,
        optimizer,
        boost_level="O1",
        boost_config_dict=config,
        loss_scale_manager=engine.DynamicLossScaleManager(64, 2, 3),
    )
    saver = ModelCheckpoint("net", str(folder), CheckpointConfig(1, resumable=True))
    made.train(EPOCHS, data(), [saver, EndsAfter(ends_after)], resume=folder)
    return {one.name: one.asnumpy().tobytes() for one in made.train_network.get_parameters()}


@pytest.mark.parametrize("config", [FREEZE, SUMS], ids=["frozen", "added up"])
def test_boosted_training_resumed_at_any_step_ends_bit_identical(config, tmp_path):
    whole = outcome(tmp_path / "whole", config, seed=3)
    for step in (1, 4, 5, 10):
        folder = tmp_path / str(step)
        with pytest.raises(CutOffError):
            outcome(folder, config, 3, step)

        assert outcome(folder, config, seed=9) == whole, step
