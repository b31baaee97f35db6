"""A character LSTM on a text of our own, recorded with SummaryCollector; it writes a few lines.

The network reads 64 characters and says after each which comes next. The last tenth of the text is
held out. With `mindspore` for `engine` in the imports the same script runs on MindSpore.

    python sample_runs/harbour_lstm.py --dir summary_dir/lstm --epochs 12
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

import engine as ms
from engine import dataset as ds
from engine import nn, ops
from engine.train import LossMonitor, Model, SummaryCollector

TEXT = Path(__file__).with_name("harbour.txt")
LENGTH, BATCH, EPOCHS = 64, 32, 12


class CharacterLSTM(nn.Cell):
    """Characters (N, T) to scores of the next ones, (N, T, number of characters)."""

    def __init__(self, characters: int, width: int = 128) -> None:
        super().__init__()
        self.embedding = nn.Embedding(characters, 32)
        self.drop = nn.Dropout(
            p=0.4
        )  # the text is short: without it the network learns it by heart
        self.lstm = nn.LSTM(32, width, batch_first=True)
        self.scores = nn.Dense(width, characters)

    def construct(self, text: ms.Tensor) -> ms.Tensor:
        """The scores."""
        states, _ = self.lstm(self.drop(self.embedding(text)))
        return self.scores(self.drop(states))


class NextCharacter(nn.LossBase):
    """The cross entropy of the characters that came next, in nats a character."""

    def construct(self, scores: ms.Tensor, following: ms.Tensor) -> ms.Tensor:
        """Scores (N, T, C) and characters (N, T) to one number."""
        flat = scores.reshape(-1, scores.shape[-1])
        return ops.cross_entropy(flat, following.reshape(-1))


def pieces(codes: np.ndarray, step: int) -> ds.Dataset:
    """Pieces of the text that begin `step` characters apart, and the same one character later."""
    starts = range(0, len(codes) - LENGTH, step)
    text = np.stack([codes[start : start + LENGTH] for start in starts])
    following = np.stack([codes[start + 1 : start + LENGTH + 1] for start in starts])
    return ds.NumpySlicesDataset((text, following), ["text", "following"], shuffle=step < LENGTH)


def bits(network: nn.Cell, batches: ds.Dataset) -> float:
    """Bits a character, over all batches."""
    network.set_train(mode=False)
    loss = NextCharacter()
    losses = [loss(network(text), following).asnumpy() for text, following in batches]
    return float(np.mean(losses)) / np.log(2)


def written(network: nn.Cell, alphabet: str, begin: str, length: int, seed: int) -> str:
    """A text that begins so, each character drawn as the network expects it."""
    draws, text = np.random.default_rng(seed), begin
    for _ in range(length):
        codes = [alphabet.index(character) for character in text[-LENGTH:]]
        scores = network(ms.Tensor([codes], ms.int32))[0, -1].asnumpy().astype(np.float64)
        chances = np.exp((scores - scores.max()) / 0.6)  # below 1: what is likely, more often
        text += alphabet[draws.choice(len(alphabet), p=chances / chances.sum())]
    return text


def train(summary_dir: str, epochs: int = EPOCHS, seed: int = 1, callbacks: tuple = ()) -> tuple:
    """Train and record one run; bits a held-out character, and a text that the network wrote."""
    ms.set_seed(seed)
    text = " ".join(TEXT.read_text(encoding="utf-8").split())
    alphabet = "".join(sorted(set(text)))
    codes = np.array([alphabet.index(character) for character in text], np.int32)
    held_out = len(codes) // 10
    train_set = pieces(codes[:-held_out], 5).batch(BATCH, drop_remainder=True)
    network = CharacterLSTM(len(alphabet))
    optimizer = nn.Adam(network.trainable_params(), learning_rate=4e-3)
    model = Model(network, NextCharacter(), optimizer)
    collector = SummaryCollector(
        summary_dir,
        collect_freq=5,
        collect_specified_data={"collect_landscape": None},
        custom_lineage_data={"seed": seed, "characters": len(alphabet)},
    )
    model.train(epochs, train_set, callbacks=[collector, *callbacks], dataset_sink_mode=False)
    found = bits(network, pieces(codes[-held_out:], LENGTH).batch(1))
    return found, written(network, alphabet, "The woman ", 200, seed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dir", default="summary_dir/lstm", help="the run's folder")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    arguments = parser.parse_args()
    found, text = train(arguments.dir, arguments.epochs, callbacks=(LossMonitor(20),))
    print(f"{found:.2f} bits a held-out character\n{text}")
    if arguments.epochs >= EPOCHS and found > 2.9:
        raise SystemExit("harbour_lstm expected 2.9 bits a character at most")
