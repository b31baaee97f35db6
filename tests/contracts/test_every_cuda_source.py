"""Every CUDA source of the engine compiles, for every type of number that it may be called with.

NVIDIA's compiler comes as a wheel and needs no GPU. CuPy writes a function around each source; the
one here is as CuPy's, with small types in place of its headers: see `tests/engine/fake_cupy`.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import engine
from engine.backend.kernels import special
from tests.contracts.test_every_kernel import ARRAY_CODE, EXAMPLES, kernels
from tests.engine.fake_cupy.cuda_source import cuda_source
from tests.engine.fake_cupy.elementwise import ElementwiseKernel
from tests.engine.fake_cupy.kept import forget_made_kernels
from tests.engine.fake_cupy.nvrtc import CompileError, ptx_of

if TYPE_CHECKING:
    from tests.engine.fake_cupy.elementwise import Launch

pytestmark = pytest.mark.skipif(sys.platform == "darwin", reason="NVIDIA serves no macOS")

ROOT = Path(engine.__file__).parent
# What makes CUDA sources in CuPy; a new one needs a form in `fake_cupy` first.
MAKERS = {"ElementwiseKernel", "RawKernel", "RawModule", "ReductionKernel", "fuse", "rawkernel"}
FLOATS = (np.float16, np.float32, np.float64)


def calls_of_makers() -> set[tuple[str, int]]:
    """File and line of each place in the engine that makes a CUDA source."""
    found = set()
    for path in sorted(ROOT.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if not any(maker in source for maker in MAKERS):
            continue
        for node in ast.walk(ast.parse(source)):
            name = getattr(node, "attr", getattr(node, "id", None))
            if isinstance(node, ast.Attribute | ast.Name) and name in MAKERS:
                found.add((str(path), node.lineno))
    return found


def launches_of(name: str, dtype: Any) -> list[Launch]:
    """What the GPU form of a kernel launches on its examples, in a type of number."""
    launches: list[Launch] = []

    class Recording(ElementwiseKernel):
        def __call__(self, *args: Any) -> None:
            launches.append(self.launch(lambda value: isinstance(value, np.ndarray), *args))

    def converted(value: Any) -> Any:
        is_float = isinstance(value, np.ndarray) and value.dtype.kind == "f"
        return value.astype(dtype) if is_float else value

    cupy = ModuleType("cupy")
    cupy.ndarray = type("NoSuchArray", (), {})
    cupy.empty, cupy.ElementwiseKernel = np.empty, Recording
    forget_made_kernels()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(sys.modules, "cupy", cupy)
            for args in EXAMPLES[name](np.random.default_rng(3)):
                kernels()[name].gpu(*map(converted, args))
    finally:
        forget_made_kernels()
    return launches


def check_compiles(launch: Launch) -> None:
    types = ", ".join(f"{letter} = {dtype}" for letter, dtype in launch.types.items())
    what = f"{launch.kernel.name} with {types}"
    try:
        ptx = ptx_of(cuda_source(launch), launch.kernel.name)
    except CompileError as error:
        pytest.fail(f"{what} does not compile:\n{error}")

    assert f".entry {launch.kernel.name}(" in ptx, what


# CuPy's own functions.
OF_CUPY = {name for name, made in vars(special).items() if hasattr(made, "gpu")} | {"scatter_add"}
MADE_HERE = sorted(set(kernels()) - ARRAY_CODE - OF_CUPY)


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("name", MADE_HERE)
def test_cuda_source_compiles(name: str, dtype: Any) -> None:
    different = {cuda_source(launch): launch for launch in launches_of(name, dtype)}

    for launch in different.values():
        check_compiles(launch)


def test_every_cuda_source_of_the_engine_is_among_them() -> None:
    launches = [launch for name in MADE_HERE for launch in launches_of(name, np.float32)]
    made = {launch.kernel.origin for launch in launches}

    assert made == calls_of_makers()


def made_of(operation: str) -> Launch:
    kernel = ElementwiseKernel("T x, float64 rate", "T y", operation, "tried_here")
    return kernel.launch(lambda value: isinstance(value, np.ndarray), np.ones(3), 0.1, np.ones(3))


def test_source_that_does_not_compile_is_told_by_name_and_log() -> None:
    with pytest.raises(pytest.fail.Exception) as caught:
        check_compiles(made_of("y = x * rat"))

    assert "tried_here with T = float64 does not compile" in str(caught.value)
    assert 'identifier "rat" is undefined' in str(caught.value)


def test_input_is_not_written() -> None:
    with pytest.raises(pytest.fail.Exception, match="must be a modifiable lvalue"):
        check_compiles(made_of("x = y"))


def test_output_of_another_shape_is_refused() -> None:
    kernel = ElementwiseKernel("T x, float64 rate", "T y", "y = x * rate", "tried_here")

    with pytest.raises(ValueError, match="Out shape is mismatched"):
        kernel.launch(lambda value: isinstance(value, np.ndarray), np.ones((2, 3)), 0.1, np.ones(3))


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ((np.ones(3), 0.1), "takes 3 arguments, got 2"),
        ((np.ones(3), 0.1, np.ones(3, np.float32)), "'y' is float32, not float64"),
        ((np.ones(3), 0.1, 2.0), "'y' must be an array"),
        ((1.0, 0.1, np.ones(3)), "'x' must be an array"),
    ],
)
def test_call_that_cupy_refuses_is_refused(args: tuple, told: str) -> None:
    kernel = ElementwiseKernel("T x, float64 rate", "T y", "y = x * rate", "tried_here")

    with pytest.raises(TypeError, match=told):
        kernel.launch(lambda value: isinstance(value, np.ndarray), *args)
