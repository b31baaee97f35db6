"""Training loops that users write."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

import engine as ms
from engine import Tensor, context, nn, ops
from engine.dataset import GeneratorDataset

ms.set_context(mode=ms.PYNATIVE_MODE, device_target="CPU")
context.set_context(max_call_depth=10)
ms.set_seed(1)


def rows() -> Iterator[tuple[np.ndarray, np.ndarray]]:
    rng = np.random.default_rng(0)
    for _ in range(64):
        x = rng.random(3, np.float32)
        yield x, x.sum(keepdims=True)


data = GeneratorDataset(rows, ["x", "y"], shuffle=False)
data = data.map(lambda x: x * 2, "x").batch(8, drop_remainder=True)
data = data.repeat(2)

network = nn.SequentialCell(nn.Dense(3, 8), nn.ReLU(), nn.Dense(8, 1))
measure = nn.MSELoss()
rate = nn.cosine_decay_lr(0.0, 0.1, data.get_dataset_size() * 3, data.get_dataset_size(), 3)
groups = [
    {"params": network.trainable_params()[:1], "weight_decay": 0.01},
    {"params": network.trainable_params()[1:]},
]
optimizer = nn.Momentum(groups, learning_rate=rate, momentum=0.9)


def forward(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    made = network(x)
    return measure(made, y), made


both = ms.value_and_grad(forward, None, optimizer.parameters, has_aux=True)


@ms.jit
def step(x: Tensor, y: Tensor) -> Tensor:
    (loss, made), gradients = both(x, y)
    loss = ops.depend(loss, optimizer(gradients))
    ms.log.debug("%s", made.shape)
    return loss


for epoch in range(3):
    network.set_train()
    total = 0.0
    for x, y in data.create_tuple_iterator(num_epochs=1):
        total += float(step(x, y))
    for batch in data.create_dict_iterator(output_numpy=True):
        print(batch["x"].mean())
    print(f"{epoch + 1}: {total / data.get_dataset_size():.4f}")


class OneStep(nn.Cell):
    """The older way: a cell that trains."""

    def __init__(self, inner: nn.Cell, trainer: nn.Optimizer) -> None:
        super().__init__(auto_prefix=False)
        self.inner = inner
        self.trainer = trainer
        self.weights = trainer.parameters
        self.gradient = ops.GradOperation(get_by_list=True, sens_param=True)

    def construct(self, *inputs: Tensor) -> Tensor:
        loss: Tensor = self.inner(*inputs)
        sens = ops.fill(loss.dtype, loss.shape, 1024.0)
        gradients = self.gradient(self.inner, self.weights)(*inputs, sens)
        return ops.depend(loss, self.trainer(gradients))


with_loss = nn.WithLossCell(network, measure)
older = OneStep(with_loss, nn.Adam(network.trainable_params(), 1e-3))
print(older(Tensor(np.ones((4, 3), np.float32)), ops.zeros((4, 1), ms.float32)))
one_step = nn.TrainOneStepCell(with_loss, nn.SGD(network.trainable_params(), learning_rate=0.1))
print(one_step(ops.ones((4, 3)), ops.zeros((4, 1))))
slope = ms.grad(lambda x: (x**2).sum())
print(slope(Tensor([1.0, 2.0])))
value, slopes = ms.value_and_grad(lambda x: (x**2).sum())(Tensor([1.0, 2.0]))
value, slopes = ms.value_and_grad(lambda x: network(x).sum(), None, optimizer.parameters)(
    ops.ones((4, 3))
)
rates = np.array([0.3, 0.2, 0.1], np.float32)
by_step = nn.SGD(network.trainable_params(), rates)
by_step([ops.zeros_like(one) for one in network.trainable_params()])
by_step(slopes)
mode: int = ms.get_context("mode")
target: str = context.get_context("device_target")
print(mode, target, ms.jit(fn=forward)(ops.ones((4, 3)), ops.zeros((4, 1)))[0].shape)
ms.save_checkpoint(network, "own.ckpt")
held = ms.load_checkpoint("own.ckpt")
missing, _ = ms.load_param_into_net(network, held, strict_load=True)
print(missing, sorted(held))
