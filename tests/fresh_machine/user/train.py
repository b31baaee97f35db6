"""A script of MindSpore as somebody brings it along: small pictures, and a run for each rate."""

import argparse

import mindspore
import numpy as np
from mindspore import Model, nn
from mindspore.dataset import NumpySlicesDataset
from mindspore.train.callback import CheckpointConfig, ModelCheckpoint, SummaryCollector

RATES = {"a": 0.02, "b": 0.01, "adam": 0.005, "sgd": 0.003}
LOSS = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")


def pictures(batch=16):
    images = np.random.default_rng(1).random((256, 64), dtype="float32")
    labels = (images[:, ::7].sum(axis=1) * 2 % 10).astype("int32")
    return NumpySlicesDataset((images, labels), ["image", "label"], shuffle=False).batch(batch)


def network():
    return nn.SequentialCell(nn.Dense(64, 8), nn.ReLU(), nn.Dense(8, 10))


def callback_fn():
    made, metrics = network(), {"Loss": nn.Loss()}
    return Model(made, LOSS, metrics=metrics), made, pictures(256), metrics


def train(epochs, run, rate):
    mindspore.set_seed(1)
    trained = network()
    optimizer = nn.Adam(trained.trainable_params(), learning_rate=rate)
    asked = {"landscape_size": 5, "num_samples": 64, "unit": "epoch", "intervals": [[1, 2, 3]]}
    specified = {"collect_landscape": asked}
    callbacks = [SummaryCollector(f"runs/{run}", 7, specified)]
    if run == "a":
        config = CheckpointConfig(save_checkpoint_steps=14)
        callbacks.append(ModelCheckpoint("digits", "checkpoints", config))
    Model(trained, LOSS, optimizer, metrics={"accuracy"}).train(epochs, pictures(), callbacks)
    return trained


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--runs", nargs="+", choices=RATES, default=list(RATES))
    asked = parser.parse_args()
    for run in asked.runs:
        trained = train(asked.epochs, run, RATES[run])
    mindspore.save_checkpoint(trained, "net", format="safetensors")
