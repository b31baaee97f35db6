"""A generative adversarial network on scikit-learn's handwritten digits, with a step of its own.

Two networks learn against each other, so the step is written here and not left to `Model`; losses
and pictures of what is drawn are recorded with SummaryRecord. How good the drawings are is told by
their neighbours: how many lie among real digits (precision), and among how many of the real ones
some lie (recall). With `mindspore` for `engine` in the imports the same script runs on MindSpore.

    python sample_runs/digits_gan.py --dir summary_dir/gan --epochs 150
"""

from __future__ import annotations

import argparse

import numpy as np
from sklearn.datasets import load_digits
from sklearn.neighbors import NearestNeighbors

import engine as ms
from engine import dataset as ds
from engine import nn, ops
from engine.train.summary import SummaryRecord

NOISE = 16
BATCH = 64
NEIGHBOURS = 3
EPOCHS = 150


class Generator(nn.Cell):
    """Noise (N, 16) to images (N, 1, 8, 8), from -1 to 1."""

    def __init__(self) -> None:
        super().__init__()
        self.draw = nn.SequentialCell(
            nn.Dense(NOISE, 128),
            nn.BatchNorm1d(128),
            nn.ReLU(),
            nn.Dense(128, 256),
            nn.BatchNorm1d(256),
            nn.ReLU(),
            nn.Dense(256, 64),
            nn.Tanh(),
        )

    def construct(self, noise: ms.Tensor) -> ms.Tensor:
        """The images."""
        return self.draw(noise).reshape(-1, 1, 8, 8)


class Discriminator(nn.Cell):
    """Images (N, 1, 8, 8) to scores (N, 1): above 0 for a digit that is thought to be real."""

    def __init__(self) -> None:
        super().__init__()
        self.judge = nn.SequentialCell(
            nn.Flatten(),
            nn.Dense(64, 256),
            nn.LeakyReLU(0.2),
            nn.Dropout(p=0.3),
            nn.Dense(256, 128),
            nn.LeakyReLU(0.2),
            nn.Dropout(p=0.3),
            nn.Dense(128, 1),
        )

    def construct(self, images: ms.Tensor) -> ms.Tensor:
        """The scores."""
        return self.judge(images)


def digits() -> np.ndarray:
    """All digits, (1797, 1, 8, 8) from -1 to 1."""
    return (load_digits().data.reshape(-1, 1, 8, 8) / 8 - 1).astype(np.float32)


def step_of(generator: nn.Cell, discriminator: nn.Cell, rate: float):
    """A training step: real images and noise to the losses of both networks."""
    entropy = nn.BCEWithLogitsLoss()
    of_generator = nn.Adam(generator.trainable_params(), rate, beta1=0.5)
    of_discriminator = nn.Adam(discriminator.trainable_params(), rate, beta1=0.5)

    def fooling(noise: ms.Tensor) -> ms.Tensor:
        scores = discriminator(generator(noise))
        return entropy(scores, ops.ones_like(scores))

    def judging(real: ms.Tensor, drawn: ms.Tensor) -> ms.Tensor:
        of_real, of_drawn = discriminator(real), discriminator(drawn)
        # 0.9 and not 1: a judge that is never quite sure leaves the generator a slope to follow.
        taken = entropy(of_real, ops.full_like(of_real, 0.9))
        return (taken + entropy(of_drawn, ops.zeros_like(of_drawn))) / 2

    fool = ms.value_and_grad(fooling, None, of_generator.parameters)
    judge = ms.value_and_grad(judging, None, of_discriminator.parameters)

    def step(real: ms.Tensor, noise: ms.Tensor) -> tuple[ms.Tensor, ms.Tensor]:
        drawn = ops.stop_gradient(generator(noise))
        judged, gradients = judge(real, drawn)
        of_discriminator(gradients)
        fooled, gradients = fool(noise)
        of_generator(gradients)
        return fooled, judged

    return step


def sheet(images: np.ndarray) -> np.ndarray:
    """Forty images as one grey picture of 5 rows, enlarged, for the dashboard: (1, 1, H, W)."""
    rows = images[:40].reshape(5, 8, 8, 8).transpose(0, 2, 1, 3).reshape(40, 64)
    return ((rows + 1) / 2).repeat(4, axis=0).repeat(4, axis=1)[None, None].astype(np.float32)


def covered(points: np.ndarray, by: np.ndarray) -> float:
    """The share of points that lie no farther from one of `by` than its third neighbour does."""
    index = NearestNeighbors(n_neighbors=NEIGHBOURS + 1).fit(by)
    reach = index.kneighbors(by)[0][:, -1]
    distances, nearest = index.kneighbors(points, n_neighbors=20)
    return float((distances <= reach[nearest]).any(axis=1).mean())


def judged(drawn: np.ndarray, real: np.ndarray) -> tuple[float, float]:
    """Precision and recall of as many drawings as there are real digits.

    Source: Kynkäänniemi et al., arXiv:1904.06991, on the pixels themselves.
    """
    drawn, real = drawn.reshape(len(drawn), -1), real.reshape(len(real), -1)
    return covered(drawn, by=real), covered(real, by=drawn)


def train(
    summary_dir: str, epochs: int = EPOCHS, rate: float = 2e-3, seed: int = 1
) -> tuple[float, float]:
    """Train and record one run; precision and recall of its drawings."""
    ms.set_seed(seed)
    images = digits()
    batches = ds.NumpySlicesDataset({"image": images}, shuffle=True).batch(BATCH, True)
    generator, discriminator = Generator(), Discriminator()
    step = step_of(generator, discriminator, rate)
    draws = np.random.default_rng(seed)

    def noise(count: int) -> ms.Tensor:
        return ms.Tensor(draws.standard_normal((count, NOISE)).astype(np.float32))

    shown, done = noise(40), 0
    with SummaryRecord(summary_dir, network=generator) as record:
        for _ in range(epochs):
            generator.set_train()
            for (real,) in batches.create_tuple_iterator():
                fooled, found = step(real, noise(BATCH))
                done += 1
            record.add_value("scalar", "loss/generator", fooled)
            record.add_value("scalar", "loss/discriminator", found)
            generator.set_train(mode=False)
            record.add_value("image", "drawn", ms.Tensor(sheet(generator(shown).asnumpy())))
            record.record(done)
    return judged(generator(noise(len(images))).asnumpy(), images)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dir", default="summary_dir/gan", help="the run's folder")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    arguments = parser.parse_args()
    precision, recall = train(arguments.dir, arguments.epochs)
    print(f"{precision:.0%} of drawings lie among digits, {recall:.0%} of digits among drawings")
    if arguments.epochs >= EPOCHS and min(precision, recall) < 0.4:
        raise SystemExit("digits_gan expected 40% of both at least")
