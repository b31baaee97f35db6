"""What PCA makes of a walk without a goal, beside which a training's path has to be seen.

In many dimensions the principal components of a random walk are cosines, and two of them hold three
quarters of its variance. So neither a smooth loop nor a high share proves anything by itself.

Source: Antognini & Sohl-Dickstein, "PCA of high dimensional random walks with comparison to neural
network training", arXiv:1806.08805. The shares are those of a walk of n points, which become
6 / (pi k)^2 as n grows.
"""

from __future__ import annotations

import numpy as np

from .parameters import Array


def random_walk_variance(count: int) -> Array:
    """The shares of the variance of a random walk of `count` points, largest first, (count - 1,).

    >>> random_walk_variance(1000)[:3].round(4)
    array([0.6079, 0.152 , 0.0675])
    """
    k = np.arange(1, count)
    shares: Array = 6 / ((count**2 - 1) * 4 * np.sin(np.pi * k / (2 * count)) ** 2)
    return shares


def random_walk_cosines(coordinates: Array) -> Array:
    """How alike each principal component is to that of a random walk, from 0 to 1, (k,).

    Args:
        coordinates: Of the points along the components, (n, k), in the order of time.

    >>> t = (np.arange(50) + 0.5) / 50
    >>> random_walk_cosines(np.stack([np.cos(np.pi * t), t**2], axis=1)).round(2)
    array([1.  , 0.24])

    """
    count, components = coordinates.shape
    time = (np.arange(count)[:, None] + 0.5) / count
    walk = np.cos(np.pi * np.arange(1, components + 1) * time)
    centred = coordinates - coordinates.mean(axis=0)
    lengths = np.linalg.norm(centred, axis=0) * np.linalg.norm(walk, axis=0)
    products = np.abs((centred * walk).sum(axis=0))
    cosines: Array = np.divide(products, lengths, out=np.zeros(components), where=lengths > 0)
    return cosines
