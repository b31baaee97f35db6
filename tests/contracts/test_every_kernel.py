"""Every hand-written kernel: an example, and the same numbers from its CPU and its GPU form."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import engine.backend.kernels as folder
from engine.backend import asnumpy
from engine.backend.kernels.window import Window
from tests.engine.fake_cupy.gpu import fake_gpu

WINDOWS = (
    Window((2, 2), (2, 2)),
    Window((3, 2), (1, 2), (1, 1, 0, 1)),
    Window((2, 3), (2, 1), (0, 2, 1, 0), (2, 1)),
)
# Kernels whose GPU form is array code too: it runs on NumPy arrays, so it is checked everywhere.
ARRAY_CODE = {"im2col", "scatter_combine"}


# A few roundings, of which a GPU may leave out some.
NEAR: dict[Any, dict[str, float]] = {
    np.float16: {"rtol": 4e-3, "atol": 4e-3},
    np.float32: {"rtol": 1e-5, "atol": 1e-6},
    np.float64: {"rtol": 1e-9, "atol": 1e-12},
}
every_dtype = pytest.mark.parametrize("dtype", NEAR, ids=lambda dtype: dtype.__name__)


def is_kernel(value: Any) -> bool:
    return callable(value) and hasattr(value, "cpu") and hasattr(value, "gpu")


def kernels() -> dict[str, Any]:
    modules = [
        importlib.import_module(f"{folder.__name__}.{module.name}")
        for module in pkgutil.iter_modules(folder.__path__)
    ]
    return {
        name: value
        for module in modules
        for name, value in sorted(vars(module).items())
        if is_kernel(value)
    }


def images(rng: np.random.Generator) -> Iterator[tuple]:
    for window in WINDOWS:
        yield rng.standard_normal((2, 3, 6, 5)), window


def columns(rng: np.random.Generator) -> Iterator[tuple]:
    for x, window in images(rng):
        made = folder.im2col.im2col.cpu(x, window)
        yield rng.standard_normal(made.shape), x.shape, window


def steps(rng: np.random.Generator, state: int, *numbers: float) -> Iterator[tuple]:
    for flags in ((False,), (True,)):
        arrays = [np.abs(rng.standard_normal((3, 4))) for _ in range(state + 2)]
        yield (*arrays, *numbers, *flags)


def adam_steps(rng: np.random.Generator) -> Iterator[tuple]:
    """With AMSGrad in the end, some of whose largest are larger and some are not."""
    *_, last = made = list(steps(rng, 2, 0.1, 0.9, 0.999, 1e-8))
    yield from made
    yield (*last, np.abs(rng.standard_normal((3, 4))))


def sgd_steps(rng: np.random.Generator) -> Iterator[tuple]:
    """First steps, later ones, and one without momentum."""
    for param, accum, fresh, *others in steps(rng, 2, 0.1, 0.9, 0.3):
        yield param, accum, fresh, *others
        yield param, accum, np.zeros_like(fresh), *others
    yield param, accum, fresh, others[0], 0.1, 0.0


EXAMPLES: dict[str, Callable[[np.random.Generator], Iterator[tuple]]] = {
    "adam_step": adam_steps,
    "col2im": columns,
    "im2col": images,
    "momentum_step": lambda rng: steps(rng, 1, 0.1, 0.9),
    "scatter_add": lambda rng: iter(
        [
            (np.zeros((4, 3)), (np.array([1, 0, 1, -1]),), rng.standard_normal((4, 3))),
            (np.zeros((4, 3)), (slice(1, 3), 0), rng.standard_normal(2)),
            (np.zeros(5), (np.array([[0, 0], [4, 1]]),), rng.standard_normal((2, 2))),
            *(
                (np.full(4, -2, kind), (np.array([1, 0, 1]),), np.array([-3, 5, 7], kind))
                for kind in (np.int8, np.int32, np.int64)
            ),
        ]
    ),
    "scatter_combine": lambda rng: iter(
        [
            *(
                (np.ones((4, 3)), (np.array([1, 0, 1, -1, 1]),), rng.standard_normal((5, 3)), how)
                for how in ("multiply", "maximum", "minimum")
            ),
            (np.zeros((4, 3)), (slice(1, 3), 0), rng.standard_normal(2), "maximum"),
            (
                np.full(4, 2, np.int32),
                (np.array([1, 0, 1]),),
                np.array([3, -5, 7], "i4"),
                "multiply",
            ),
            (np.zeros(3), (np.zeros(0, np.int64),), np.zeros(0), "minimum"),
        ]
    ),
    "sgd_step": sgd_steps,
}
for _name in ("erf", "erfc", "i0", "i0e", "i1", "i1e", "j0", "j1"):
    EXAMPLES[_name] = lambda rng: iter([(rng.standard_normal((3, 4)),)])
for _name in ("erfinv", "gammaln", "k0", "k0e", "k1", "k1e", "psi", "y0", "y1"):
    EXAMPLES[_name] = lambda rng: iter([(rng.random((3, 4)) * 0.9 + 0.05,)])
for _name in ("gammainc", "gammaincc", "zeta"):
    EXAMPLES[_name] = lambda rng: iter([(rng.random((3, 4)) + 1.5, rng.random((3, 4)) + 0.5)])
EXAMPLES["betainc"] = lambda rng: iter([tuple(rng.random((3, 3, 4)) * 0.9 + 0.05)])


def run(form: Any, args: tuple, move: Callable[[Any], Any]) -> list[np.ndarray]:
    """What a form returns, and what it leaves in its arrays; many write in place."""
    given = [move(x) if isinstance(x, np.ndarray) else x for x in args]
    out = form(*given)
    left = [x for x, before in zip(given, args, strict=True) if isinstance(before, np.ndarray)]
    return [asnumpy(x) for x in (*left, *([] if out is None else [out]))]


def in_dtype(args: tuple, dtype: Any) -> tuple:
    """The arguments with their real arrays in a number type."""
    return tuple(
        x.astype(dtype) if isinstance(x, np.ndarray) and x.dtype.kind == "f" else x for x in args
    )


def check_forms_agree(
    name: str, kernel: Any, move: Callable[[Any], Any], dtype: Any = np.float64
) -> None:
    for example in EXAMPLES[name](np.random.default_rng(3)):
        args = in_dtype(example, dtype)
        expected = run(kernel.cpu, args, np.copy)
        for found, other in zip(run(kernel.gpu, args, move), expected, strict=True):
            assert found.dtype == other.dtype, f"{name}: {found.dtype}, not {other.dtype}"
            near = np.allclose(found, other, **NEAR[dtype])
            assert near, f"{name}: GPU is not CPU"


def test_every_kernel_has_an_example_here() -> None:
    assert set(kernels()) == set(EXAMPLES)


@pytest.mark.parametrize("name", sorted(ARRAY_CODE))
def test_gpu_form_in_array_code_gives_what_the_cpu_form_gives(name: str) -> None:
    check_forms_agree(name, kernels()[name], np.copy)


@pytest.mark.gpu
@every_dtype
@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_gpu_form_on_the_gpu_gives_what_the_cpu_form_gives(name: str, dtype: Any) -> None:
    import cupy

    check_forms_agree(name, kernels()[name], cupy.asarray, dtype)


@every_dtype
@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_gpu_form_on_its_stand_in_gives_what_the_cpu_form_gives(name: str, dtype: Any) -> None:
    """The call alone: what a CUDA source computes stands in `fake_cupy/effects.py`."""
    with fake_gpu() as cupy:
        check_forms_agree(name, kernels()[name], cupy.asarray, dtype)


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_the_array_decides_which_form_runs(name: str) -> None:
    kernel = kernels()[name]
    for args in EXAMPLES[name](np.random.default_rng(3)):
        for found, expected in zip(
            run(kernel, args, np.copy), run(kernel.cpu, args, np.copy), strict=True
        ):
            assert np.array_equal(found, expected)


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_float32_stays_float32(name: str) -> None:
    kernel = kernels()[name]

    def smaller(x: np.ndarray) -> np.ndarray:
        return x.astype(np.float32) if x.dtype.kind == "f" else x.copy()

    for args in EXAMPLES[name](np.random.default_rng(3)):
        for out in run(kernel.cpu, args, smaller):
            assert out.dtype == np.float32 or out.dtype.kind in "iu"


def test_forms_that_differ_are_caught_by_name() -> None:
    wrong = folder.by_device(lambda x: x * 2, lambda x: x * 3)
    EXAMPLES["wrong"] = lambda rng: iter([(rng.standard_normal(3),)])
    try:
        with pytest.raises(AssertionError, match="wrong: GPU is not CPU"):
            check_forms_agree("wrong", wrong, np.copy)
    finally:
        del EXAMPLES["wrong"]
