"""The plane in which the loss is curved most: eigenvectors of its Hessian."""

from __future__ import annotations

import numpy as np

from insight.errors import SummaryValueError

from .eigenpairs import Effort, eigenpairs
from .hessian import Hessian
from .model import DifferentiableModel
from .parameters import Array
from .plane import Plane
from .random_plane import checked_seed

WHICH = ("largest", "ends")
_WHERE = "hessian_plane"
TOLERANCE = {True: 1e-8, False: 1e-4}  # of eigenvalues, by whether gradients have float64's digits


def hessian_plane(
    model: DifferentiableModel,
    seed: int = 0,
    *,
    which: str = "largest",
    step: float | None = None,
    tolerance: float | None = None,
    most_products: int = 1000,
) -> Plane:
    """The plane through a model's parameters along two eigenvectors of its loss's Hessian.

    Args:
        model: It has `parameters()` and `gradient(parameters)`; where it has `hessian_vector`, too,
            that is asked instead of taking differences of gradients.
        seed: Of the vector that Lanczos starts from; not below 0.
        which: `"largest"`: the two largest eigenvalues. `"ends"`: the largest and the smallest,
            which is below zero at a saddle.
        step: Half the way between two gradients; see `Hessian`.
        tolerance: How exact eigenvalues are to be, as a share of them; None: 1e-8, or 1e-4 where
            parameters have less digits than float64.
        most_products: After how many products of the Hessian to give up. Some twenty or thirty are
            enough for the largest two, some hundreds may be for the smallest. Each costs two
            gradients, and twenty vectors of all parameters are held in float64.

    Returns:
        A plane of kind `hessian`, its `eigenvalues` in descending order, directions of length 1:
        along them the second derivative of the loss at (0, 0) is the eigenvalue. The `facts` tell
        the step, how many products were made, and for each direction v how far the Hessian times v
        is from the eigenvalue times v, as a share of the largest (`eigenvector_errors`).

    Raises:
        ValueKindError: If the model has no `gradient`.
        SummaryValueError: If an option is out of its range, there are less than two parameters, a
            gradient does not fit or is not finite, or the eigenvalues do not settle.

    ReLU and max pooling make kinks, which second derivatives leave out and differences see: there
    the loss along a direction bends more than its eigenvalue says. See `Hessian`.

    Source: Böttcher & Wheeler, "Visualizing high-dimensional loss landscapes with Hessian
    directions", arXiv:2208.09918; ARPACK's Lanczos.

    >>> class Bowl:
    ...     curvature = np.array([1.0, 5.0, -2.0])
    ...     def parameters(self): return {"w": np.zeros(3)}
    ...     def loss(self, parameters): return float(self.curvature @ parameters["w"] ** 2 / 2)
    ...     def gradient(self, parameters): return {"w": self.curvature * parameters["w"]}
    >>> plane = hessian_plane(Bowl())
    >>> plane.eigenvalues.round(6), plane.at(2, 0)["w"].round(6)
    (array([5., 1.]), array([0., 2., 0.]))
    >>> hessian_plane(Bowl(), which="ends").eigenvalues.round(6)
    array([ 5., -2.])

    """
    seed = checked_seed(_WHERE, seed)
    if which not in WHICH:
        raise SummaryValueError.of(f"{_WHERE}: which", f"one of {WHICH}", repr(which))
    hessian = Hessian(model, step)
    if hessian.size < 2:
        raise SummaryValueError.of(_WHERE, "at least 2 parameters", hessian.size)
    sought = checked_tolerance(_WHERE, tolerance, hessian)
    effort = Effort(seed, sought, most_products)
    if which == "largest":
        values, vectors = eigenpairs(hessian, 2, "largest", effort)
    else:
        tops = eigenpairs(hessian, 1, "largest", effort)
        ends = eigenpairs(hessian, 1, "smallest", effort)
        values, vectors = (np.concatenate(pair) for pair in zip(tops, ends, strict=True))
    scale = np.abs(values).max() or 1.0
    errors = [
        float(np.linalg.norm(hessian.product(vector) - value * vector) / scale)
        for value, vector in zip(values, vectors, strict=True)
    ]
    facts = {
        "seed": seed,
        "which": which,
        "step": None if hessian.is_exact else hessian.step,
        "tolerance": sought,
        "products": hessian.products,
        "eigenvector_errors": errors,
        "cosine_of_axes": float(vectors[0] @ vectors[1]),
    }
    first, second = (_direction(hessian, vector) for vector in vectors)
    return Plane(hessian.origin, (first, second), kind="hessian", eigenvalues=values, facts=facts)


def checked_tolerance(where: str, tolerance: float | None, hessian: Hessian) -> float:
    """How exact eigenvalues are to be.

    Raises:
        SummaryValueError: If it is not between 0 and 1.

    """
    if tolerance is None:
        types = {array.dtype.name for array in hessian.origin.arrays.values()}
        return TOLERANCE[types == {"float64"}]
    if not 0 < tolerance < 1:
        raise SummaryValueError.of(f"{where}: tolerance", "a number between 0 and 1", tolerance)
    return float(tolerance)


def _direction(hessian: Hessian, vector: Array) -> dict[str, Array]:
    found = {}
    for name, array in hessian.split(vector).items():
        wide = hessian.origin.arrays[name].dtype == np.float64
        found[name] = array.astype(np.float64 if wide else np.float32)
    return found
