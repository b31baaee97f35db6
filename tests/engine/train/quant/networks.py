"""Small networks that several tests turn into such that round."""

import numpy as np

from engine import Tensor, nn

IMAGES = Tensor(np.random.default_rng(7).uniform(-1, 1, (6, 1, 8, 8)).astype(np.float32))


class FusedNet(nn.Cell):
    """Convolution, normalisation and activation as one layer, as MindSpore's scripts have it."""

    def __init__(self, activation="relu"):
        super().__init__()
        told = {"weight_init": "HeUniform", "activation": activation}
        self.conv = nn.Conv2dBnAct(1, 4, 3, has_bn=True, momentum=0.9, **told)
        self.pool, self.flatten = nn.MaxPool2d(2, 2), nn.Flatten()
        self.fc1 = nn.DenseBnAct(64, 8, has_bn=True, **told)
        self.fc2 = nn.DenseBnAct(8, 3, weight_init="HeUniform")

    def construct(self, x):
        return self.fc2(self.fc1(self.flatten(self.pool(self.conv(x)))))


def plain_net():
    """Layers one by one."""
    return nn.SequentialCell(
        nn.Conv2d(1, 4, 3, has_bias=True),
        nn.BatchNorm2d(4),
        nn.ReLU(),
        nn.MaxPool2d(2, 2),
        nn.Conv2d(4, 4, 3),
        nn.ReLU(),
        nn.Flatten(),
        nn.Dense(64, 3, activation="relu"),
    )


def trained(net, *inputs):
    """The network after some calls in training, which move ranges and moments."""
    net.set_train()
    for _ in range(3):
        net(*(inputs or (IMAGES,)))
    return net.set_train(False)
