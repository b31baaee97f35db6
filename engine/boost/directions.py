"""The directions in which a network's weights have moved: from checkpoints, or from a file."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from engine import nn
from engine.errors import ArgumentValueError, CheckpointError, ShapeError
from insight.format.checkpoint import read_checkpoint

WHERE = "boost_config_dict['dim_reduce']"


def directions_for(
    network: nn.Cell, count: int, pca_mat_path: str | None, weight_load_dir: str | None
) -> np.ndarray:
    """The directions, (count, numbers in all trainable parameters), float32.

    Args:
        network: The network; its trainable parameters in order make one long vector.
        count: How many directions.
        pca_mat_path: A `.npy` file that has them; where there is none they are found.
        weight_load_dir: A folder of checkpoints of the network, in which they are found.

    Raises:
        ArgumentValueError: If there is neither file nor folder, or too few checkpoints.
        CheckpointError: If a file is damaged, or lacks a parameter.
        ShapeError: If what a file holds has another shape.

    """
    if pca_mat_path is not None and Path(pca_mat_path).is_file():
        return _read(Path(pca_mat_path), network, count)
    folder = None if weight_load_dir is None else Path(weight_load_dir)
    if folder is None or not folder.is_dir():
        expected = "a folder of checkpoints, or a .npy file as pca_mat_path"
        raise ArgumentValueError.of(f"{WHERE}['weight_load_dir']", expected, repr(weight_load_dir))
    return principal_components(sampled_weights(network, folder, count), count)


def principal_components(samples: np.ndarray, count: int) -> np.ndarray:
    """The directions of most variance among vectors: rows of length 1, at right angles.

    The largest number of each is positive.

    Args:
        samples: Vectors, (how many, their length).
        count: How many directions; not more than there are vectors.

    >>> principal_components(np.array([[1.0, 0.0], [3.0, 0.0], [2.0, 0.5]]), 1).round(4)
    array([[1., 0.]])

    """
    centred = samples - samples.mean(axis=0)
    rows = np.linalg.svd(centred, full_matrices=False)[2][:count]
    largest = np.abs(rows).argmax(axis=1)
    return rows * np.sign(rows[np.arange(len(rows)), largest])[:, None]


def sampled_weights(network: nn.Cell, folder: Path, least: int) -> np.ndarray:
    """The trainable parameters in each checkpoint of a folder, one vector a file."""
    files = sorted(folder.glob("*.ckpt"))
    if len(files) < least:
        expected = f"a folder with {least} checkpoints or more, as many as n_components"
        raise ArgumentValueError.of(f"{WHERE}['weight_load_dir']", expected, len(files))
    return np.stack([_vector(network, path) for path in files])


def _vector(network: nn.Cell, path: Path) -> np.ndarray:
    try:
        held = read_checkpoint(path, check_crc=True)
    except ValueError as error:
        raise CheckpointError(str(error)) from error
    parts = []
    for parameter in network.trainable_params():
        found = held.get(parameter.name)
        if found is None or isinstance(found, str):
            raise CheckpointError(
                f"{path} expected a parameter {parameter.name!r}, got {sorted(held)[:5]}."
            )
        if tuple(found.shape) != tuple(parameter.shape):
            where = f"{path}, parameter {parameter.name!r},"
            raise ShapeError.of(where, str(tuple(parameter.shape)), tuple(found.shape))
        parts.append(np.asarray(found, np.float32).reshape(-1))
    return np.concatenate(parts)


def _read(path: Path, network: nn.Cell, count: int) -> np.ndarray:
    where = f"{WHERE}['pca_mat_path']"
    try:
        matrix = np.load(path, allow_pickle=False)
    except (ValueError, EOFError) as error:
        raise ArgumentValueError.of(where, "a .npy file of numbers", str(path)) from error
    size = sum(int(np.prod(one.shape)) for one in network.trainable_params())
    if matrix.ndim != 2 or matrix.shape[0] < count or matrix.shape[1] != size:
        raise ShapeError.of(where, f"({count} or more, {size})", matrix.shape)
    return matrix[:count].astype(np.float32)
