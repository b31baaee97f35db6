"""Small real definitions of the names that the documents' examples use and do not define."""

from __future__ import annotations

from typing import Any

import numpy as np

import engine
from engine import dataset as ds
from engine import nn
from engine.train.node_strategy_pb2 import ParallelStrategyMap


class LeNet5(nn.Cell):
    """What `lenet.py` of MindSpore's tutorials defines, with fewer layers."""

    def __init__(self, num_class: int = 10) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(1, 2, 5, stride=4)
        self.flatten = nn.Flatten()
        self.fc = nn.Dense(2 * 8 * 8, num_class)

    def construct(self, x: Any) -> Any:
        return self.fc(self.flatten(self.conv1(x)))


class Net(nn.Cell):
    """Twelve classes of images of 3 x 224 x 224, as the documents' own `Net`, but small."""

    def __init__(self) -> None:
        super().__init__()
        self.pool = nn.AvgPool2d(32, 32)
        self.flatten = nn.Flatten()
        self.fc = nn.Dense(3 * 7 * 7, 12)

    def construct(self, x: Any) -> Any:
        return self.fc(self.flatten(self.pool(x)))


def get_dataset() -> Any:
    """One batch of two labelled images."""
    images = np.random.default_rng(0).random((2, 3, 224, 224), np.float32)
    labels = np.array([1, 3], np.int32)
    return ds.NumpySlicesDataset((images, labels), ["image", "label"], shuffle=False).batch(2)


def create_dataset(data_path: str = "", batch_size: int = 2) -> Any:
    """Batches of images and labels, like those of MNIST as `lenet.py` takes them."""
    images = np.random.default_rng(0).random((2 * batch_size, 1, 32, 32), np.float32)
    labels = np.arange(2 * batch_size, dtype=np.int32) % 10
    columns = ["image", "label"]
    return ds.NumpySlicesDataset((images, labels), columns, shuffle=False).batch(batch_size)


def strategy() -> bytes:
    """The file that the documents call `strategy_train.ckpt`: a table in slices on four devices."""
    message = ParallelStrategyMap(current_stage=0)
    item = message.parallel_layout_item.add(param_name="network.embedding_table")
    layout = item.parallel_layouts
    layout.field = layout.opt_weight_shard_step = layout.opt_weight_shard_size = 0
    layout.dev_matrix.add(dim=[4])
    layout.tensor_map.add(dim=[0])
    layout.param_split_shape.add()
    return bytes(message.SerializeToString())


def names() -> dict[str, Any]:
    """The names that are given to every example, made anew."""
    train: Any = engine.train
    network = Net()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True)
    optimizer = nn.Momentum(network.trainable_params(), 0.1, 0.9)
    return {
        "np": np,
        "mstype": engine.dtype,
        "mindspore": engine,
        "engine": engine,
        "nn": nn,
        "Tensor": engine.Tensor,
        "Parameter": engine.Parameter,
        "lazy_inline": engine.lazy_inline,
        "Momentum": nn.Momentum,
        "LeNet5": LeNet5,
        "Net": Net,
        "net": network,
        "network": nn.WithLossCell(network, loss),
        "get_dataset": get_dataset,
        "create_dataset": create_dataset,
        "dataset": get_dataset(),
        "epoch": 1,
        "model": train.Model(network, loss, optimizer, metrics={"acc"}),
        **{
            name: getattr(engine, name, None) or getattr(train, name)
            for name in (
                *("Model", "DatasetHelper", "connect_network_with_dataset"),
                "ConvertNetUtils",
            )
        },
        **{
            name: getattr(train.callback, name)
            for name in (
                *("Callback", "CheckpointConfig", "LossMonitor", "ModelCheckpoint"),
                *("SummaryCollector", "TimeMonitor"),
            )
        },
        "build_searched_strategy": train.serialization.build_searched_strategy,
        "merge_sliced_parameter": train.serialization.merge_sliced_parameter,
        "SummaryRecord": train.summary.SummaryRecord,
        "FixedLossScaleManager": engine.amp.FixedLossScaleManager,
        "DynamicLossScaleManager": engine.amp.DynamicLossScaleManager,
    }
