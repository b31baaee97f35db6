"""LeNet-5 on scikit-learn's digits in small and in large batches: what surrounds where they end.

    python sample_runs/digits_batch_size.py --dir summary_dir/batch_size

Two runs of as many epochs that differ in nothing but the batch size, so the large one takes far
fewer steps. Each gets its landscapes, of its training's
plane and of a random plane around its end, and the figures of its sharpness, as scalars and as
facts of its lineage. What the figures can and cannot say: docs/landscapes.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from digits_lenet import LeNet5, digits

import engine as ms
import insight
from engine import nn
from engine.train import Model, SummaryCollector
from engine.train.landscape import LandscapeModel
from insight import landscape

SMALL, LARGE = 32, 700
RATE, MOMENTUM = 0.01, 0.9


def collected(epochs: int, size: int, samples: int) -> dict:
    """What the collector keeps: the weights after each epoch."""
    return {
        "landscape_size": size,
        "unit": "epoch",
        "num_samples": samples,
        "create_landscape": {"train": True, "result": True},
        "intervals": [list(range(1, epochs + 1))],
    }


def train(folder: Path, batch_size: int, options: argparse.Namespace) -> tuple[nn.Cell, int, float]:
    """Train and record one run; returns the network, its steps and its held-out accuracy."""
    ms.set_seed(options.seed)
    train_set, test_set = digits(options.seed, batch_size)
    network = LeNet5()
    optimizer = nn.Momentum(network.trainable_params(), RATE, MOMENTUM)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    model = Model(network, loss, optimizer, metrics={"accuracy"})
    kept = collected(options.epochs, options.size, options.samples)
    collector = SummaryCollector(
        str(folder),
        collect_freq=max(1, train_set.get_dataset_size() // 2),
        collect_specified_data={"collect_landscape": kept, "collect_input_data": False},
        custom_lineage_data={"seed": options.seed},
    )
    model.train(options.epochs, train_set, callbacks=[collector], dataset_sink_mode=False)
    found = model.eval(test_set, callbacks=[collector], dataset_sink_mode=False)
    return network, options.epochs * train_set.get_dataset_size(), found["accuracy"]


def seen_by(network: nn.Cell, options: argparse.Namespace) -> LandscapeModel:
    """The network on training samples that are the same for each batch size."""
    samples, _ = digits(options.seed, batch_size=32)  # small parts tell how the loss hangs on them
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    return LandscapeModel(network, loss, samples, options.samples)


def surfaces(
    folder: Path, model: LandscapeModel, options: argparse.Namespace
) -> Iterator[tuple[str, list[int], landscape.Surface]]:
    """Each landscape of a run, with its kind and its epochs."""
    epochs = list(range(1, options.epochs + 1))
    found = {int(file.stem.split("_")[-2]): file for file in folder.glob("ckpt_dir/*_epoch.ckpt")}
    names = list(model.parameters())
    planes = {
        "pca": landscape.pca_plane([found[epoch] for epoch in epochs], names=names, steps=epochs),
        "random": landscape.random_plane(model.parameters(), options.seed),
    }
    for kind, plane in planes.items():
        ends = [epochs[0], epochs[-1]] if kind == "pca" else epochs[-1:]
        # Adaptive is for looking; figures to publish are of method="exact".
        yield kind, ends, landscape.surface(model, plane, size=options.size, method="adaptive")


def figures(found: landscape.Sharpness) -> dict[str, float]:
    """What is recorded of a network's sharpness, by name."""
    told = {
        "loss": found.loss,
        "gradient_length": found.gradient_length,
        "eigenvalue_1": found.eigenvalues[0],
        "eigenvalue_2": found.eigenvalues[1],
        "smallest_eigenvalue": found.smallest_eigenvalue,
        "trace": found.trace,
        "trace_error": found.trace_error,
        "ball_rise": found.ball_rise,
    }
    for rise in found.rises:
        told[f"rise_{rise.radius}"] = rise.mean
        told[f"rise_{rise.radius}_deviation"] = rise.deviation
        told[f"rise_{rise.radius}_lowest"] = rise.lowest
        told[f"rise_{rise.radius}_highest"] = rise.highest
    return {name: float(value) for name, value in told.items()}


def look(
    folder: Path, network: nn.Cell, step: int, options: argparse.Namespace
) -> dict[str, float]:
    """Draw and measure what is around a trained network, into its run; returns the figures."""
    model = seen_by(network, options)
    told = figures(landscape.sharpness(model, options.seed))
    # What reproduces the run is what trained it, which is recorded already.
    with insight.SummaryRecord(str(folder), provenance=False) as record:
        for kind, ends, surface in surfaces(folder, model, options):
            file = folder / f"{kind}_{'_'.join(map(str, ends))}.landscape.npz"
            landscape.write_surface(file, surface)
            fields = landscape.landscape_fields(surface, "epoch", step // options.epochs)
            record.add_value("landscape", f"landscape_{ends}", fields)
            if kind == "pca":
                told["sampling_error"] = float(surface.facts["sampling_error"])
                told["plane_explains"] = float(sum(surface.facts["explained_variance"][:2]))
                told["random_walk_score"] = float(surface.facts["plane"]["random_walk_score"])
        record.add_value(
            "custom_lineage_data",
            "sharpness",
            {f"sharpness_{name}": value for name, value in told.items()},
        )
        for name, value in told.items():
            record.add_value("scalar", f"sharpness/{name}", value)
        record.record(step)
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--dir", default="summary_dir/batch_size", help="where the runs' folders go"
    )
    parser.add_argument("--epochs", type=int, default=40, help="of each, at least 3")
    parser.add_argument("--samples", type=int, default=512, help="that each loss is looked at on")
    parser.add_argument("--size", type=int, default=41, help="nodes of a landscape's axes")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    ms.set_context(mode=ms.GRAPH_MODE)
    rows: dict[str, list[float]] = {}
    for size in (SMALL, LARGE):
        run = Path(chosen.dir) / f"batch_{size}"
        trained, steps, accuracy = train(run, size, chosen)
        seen = {"steps": steps, "accuracy": accuracy, **look(run, trained, steps, chosen)}
        for label, number in seen.items():
            rows.setdefault(label, []).append(number)
    print(f"{'batch size':22}{SMALL:>12}{LARGE:>12}")
    for label, (small, large) in rows.items():
        print(f"{label:22}{small:12.4f}{large:12.4f}")
