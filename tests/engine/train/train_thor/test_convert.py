"""Second-order training through a model: loss scales, halves, sinks, checkpoints."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import DynamicLossScaleManager, FixedLossScaleManager, Model, Tensor, dataset, nn
from engine.train import CheckpointConfig, LossMonitor, ModelCheckpoint, load_checkpoint
from engine.train.train_thor import ConvertModelUtils, ConvertNetUtils

BATCH, EPOCHS = 16, 3


def digits():
    """Images of two classes: a bright upper or a bright lower half."""
    rng = np.random.default_rng(7)
    images = rng.standard_normal((96, 1, 8, 8)).astype(np.float32)
    labels = rng.integers(0, 2, 96).astype(np.int32)
    for image, label in zip(images, labels, strict=True):
        image[0, label * 4 : label * 4 + 4] += 1
    return dataset.NumpySlicesDataset((images, labels), ["image", "label"], shuffle=False)


def batches():
    return digits().batch(BATCH)


def network():
    engine.set_seed(2)
    return nn.SequentialCell(
        nn.Conv2d(1, 4, 3, stride=2), nn.BatchNorm2d(4), nn.ReLU(), nn.Flatten(), nn.Dense(64, 2)
    )


def model_of(net, scale=1.0, level="O0", steps=100, **options):
    numbers = [Tensor(np.full(steps, value, np.float32)) for value in (0.05, 0.1)]
    optimizer = nn.thor(net, *numbers, 0.9, loss_scale=scale, batch_size=BATCH, frequency=4)
    parts = {
        "loss_fn": nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean"),
        "optimizer": optimizer,
        "metrics": {"acc", "loss"},
        "amp_level": level,
        **options,
    }
    if scale != 1.0 and "loss_scale_manager" not in options:
        parts["loss_scale_manager"] = FixedLossScaleManager(scale, drop_overflow_update=False)
    return ConvertModelUtils.convert_to_thor_model(Model(net, **parts), net, **parts)


def ends(model):
    return [p.asnumpy() for p in model.predict_network.trainable_params()]


@pytest.mark.parametrize(
    ("scale", "level"), [(1.0, "O0"), (128.0, "O0"), (128.0, "O2"), (128.0, "O3")]
)
def test_model_learns(scale, level):
    model = model_of(network(), scale, level)
    before = model.eval(batches())["loss"]
    model.train(EPOCHS, batches())

    assert type(model).__name__ == "ModelThor"
    assert model.eval(batches())["loss"] < 0.5 * before
    assert model.eval(batches())["acc"] > 0.9


@pytest.mark.parametrize(
    ("scale", "manager"),
    [
        (128.0, FixedLossScaleManager(128.0, drop_overflow_update=False)),
        (1.0, FixedLossScaleManager(128.0)),
        (1.0, DynamicLossScaleManager(2**10, 2, 3)),
    ],
    ids=["kept", "dropped", "dynamic"],
)
def test_loss_scale_changes_no_step(scale, manager):
    found = []
    for options in ({}, {"scale": scale, "loss_scale_manager": manager}):
        model = model_of(network(), **options)
        model.train(EPOCHS, batches())
        found.append(ends(model))

    for one, other in zip(*found, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-3, atol=1e-5)


def test_model_learns_in_halves_with_the_scale_of_the_level():
    net = network()
    numbers = [Tensor(np.float32(value)) for value in (0.05, 0.1)]
    optimizer = nn.thor(net, *numbers, 0.9, batch_size=BATCH, frequency=4)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    model = Model(net, loss, optimizer, {"acc"}, amp_level="O2")
    model.train(EPOCHS, batches())

    assert float(model.train_network.scale_sense) > 1000
    assert model.eval(batches())["acc"] > 0.9


def test_sinks_train_alike():
    found = []
    for options in ({}, {"dataset_sink_mode": True, "sink_size": 3}):
        model = model_of(network())
        epochs = 2 * EPOCHS if options else EPOCHS
        model.train(epochs, batches(), callbacks=LossMonitor(1000), **options)
        found.append(ends(model))

    for one, other in zip(*found, strict=True):
        np.testing.assert_array_equal(one, other)


def test_checkpoint_has_the_names_of_the_network(tmp_path):
    model = model_of(network())
    config = CheckpointConfig(save_checkpoint_steps=6)
    model.train(1, batches(), callbacks=ModelCheckpoint("thor", str(tmp_path), config))
    saved = load_checkpoint(str(tmp_path / "thor-1_6.ckpt"))
    plain = network()
    missing, unknown = engine.load_param_into_net(plain, saved)

    assert {"0.weight", "0.matrix_a", "4.matrix_g", "moments.4.weight"} <= set(saved)
    assert not missing
    assert not set(unknown) & set(plain.parameters_dict())
    np.testing.assert_array_equal(plain[4].weight.asnumpy(), ends(model)[3])


def test_training_resumes_in_the_middle_of_a_renewal_exactly(tmp_path):
    config = CheckpointConfig(save_checkpoint_steps=6, resumable=True, async_save=False)
    whole = model_of(network())
    whole.train(EPOCHS, batches(), callbacks=ModelCheckpoint("t", str(tmp_path), config))
    resumed = model_of(network())
    resumed.train(EPOCHS, batches(), resume=str(tmp_path / "t-1_6.ckpt"))

    for one, other in zip(ends(resumed), ends(whole), strict=True):
        np.testing.assert_array_equal(one, other)


def test_model_of_another_optimizer_stays_as_it_is():
    net = network()
    model = Model(net, nn.MSELoss(), nn.SGD(net.trainable_params()))
    same = ConvertModelUtils.convert_to_thor_model(model, net, nn.MSELoss(), None)

    assert same is model


def test_training_cell_may_stand_for_the_network():
    net = network()
    inner = model_of(net).train_network
    model = ConvertModelUtils.convert_to_thor_model(Model(inner), inner)
    model.train(1, batches())

    assert type(model).__name__ == "ModelThor"


def test_network_is_converted_in_place():
    net = network()

    assert ConvertNetUtils().convert_to_thor_net(net) is None
    assert type(net[0]) is nn.Conv2dThor


def test_names_are_those_of_mindspore():
    from engine.nn.layer.thor_layer import DenseThor
    from engine.train.train_thor import convert_utils

    assert DenseThor is nn.DenseThor
    assert convert_utils.ConvertNetUtils is ConvertNetUtils is engine.train.ConvertNetUtils
    assert engine.ConvertModelUtils is ConvertModelUtils
