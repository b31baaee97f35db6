"""Networks whose files are damaged load and run, or raise a typed error, soon and without memory.

What is wrong may show when the file is read or when the network runs; both are tried.
"""

from __future__ import annotations

import resource
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from onnx import helper, numpy_helper

import engine
import tests.whole_engine  # noqa: F401 - all that registers itself
from engine import Tensor, nn
from engine.autodiff import PRIMITIVES
from engine.errors import ArgumentValueError, EngineError, GraphFileError, RoomError, ShapeError
from engine.train.export.mindir.registry import CONVERTERS
from engine.train.loading.mindir.converters.windows import avg_pool
from tests.engine.train.loading.onnx.beside_onnxruntime import case, model_of
from tests.operators import PURE

from .damaged_networks import FORMS, damaged, exported
from .peak import peak_kb

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

COUNTS = [240, pytest.param(6000, marks=pytest.mark.long)]
LONGEST_S = 5.0
GROWTH_LIMIT_KB = 512 * 1024
ROOM = 3 << 30  # bytes of addresses beyond those that are in use
X = np.arange(24, dtype=np.float32).reshape(1, 2, 3, 4)


@pytest.fixture
def bounded_memory() -> Iterator[None]:
    """An array of many gigabytes is refused, as on a machine that has not so much."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + ROOM, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, before)


def outcome(path: Path, inputs: list[np.ndarray]) -> str:
    """What comes of a file; whatever is not ours comes out."""
    try:
        network = nn.GraphCell(engine.load(path))
    except GraphFileError as error:
        return "refused" if str(path) in str(error) else f"refused without its name: {error}"
    try:
        network(*map(Tensor, inputs))
    except EngineError as error:
        return "refused at run" if str(path) in str(error) else f"at run without its name: {error}"
    return "ran"


def examples(form: str, folder: Path) -> dict[str, tuple[bytes, Any]]:
    """A file for each operator that leaves, with its inputs."""
    names = CONVERTERS.by_name if form == "MINDIR" else PURE
    found: dict[str, tuple[bytes, Any]] = {}
    for name in sorted(names):
        primitive, path = PRIMITIVES[name], folder / f"one.{form.lower()}"
        given: Any = primitive.examples
        inputs, attrs = next(iter(given(np.random.default_rng(3))))
        arrays = [np.asarray(one) for one in inputs if one is not None]
        arrays = [a.astype("f4") if a.dtype == np.float64 else a for a in arrays]

        def call(*all: Any, _primitive: Any = primitive, _attrs: Any = attrs) -> Any:
            return _primitive(*all, **_attrs)

        try:
            engine.export(call, *map(Tensor, arrays), file_name=path, file_format=form)
        except (EngineError, TypeError):  # it has no form there, or its inputs are not all arrays
            continue
        found[name] = path.read_bytes(), arrays
    return found


def campaign(
    files: dict[str, tuple[bytes, Any]], form: str, count: int, folder: Path, rng: Any
) -> tuple[Counter[str], str]:
    path, names = folder / f"damaged.{form.lower()}", list(files)
    counts: Counter[str] = Counter()
    longest_s, before_kb = 0.0, peak_kb()
    for k in range(count):
        content, inputs = files[names[k % len(names)]]
        path.write_bytes(damaged(content, form, rng))
        begun = time.process_time()
        counts[outcome(path, inputs)] += 1
        longest_s = max(longest_s, time.process_time() - begun)
    growth_kb = peak_kb() - before_kb
    assert longest_s < LONGEST_S
    assert growth_kb < GROWTH_LIMIT_KB
    told = ", ".join(f"{counts[name]} {name}" for name in sorted(counts))
    return counts, f"{told}; at most {longest_s:.1f} s, +{growth_kb >> 10} MB"


@pytest.mark.filterwarnings("ignore:.*:RuntimeWarning")  # numbers that are damaged, too
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("form", FORMS)
def test_damaged_network_runs_or_is_refused(
    form: str,
    count: int,
    tmp_path: Path,
    bounded_memory: None,
    record_property: Callable[[str, object], None],
) -> None:
    files = {name: (content, [x]) for name, (content, x) in exported(form, tmp_path).items()}
    counts, figures = campaign(files, form, count, tmp_path, np.random.default_rng(7))
    record_property("figures", f"{form}: {count} damaged networks: {figures}")

    assert set(counts) <= {"ran", "refused", "refused at run"}
    assert len(files) == 4
    assert counts["ran"]
    assert counts["refused"]


@pytest.mark.filterwarnings("ignore:.*:RuntimeWarning")
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("form", FORMS)
def test_damaged_operator_runs_or_is_refused(
    form: str,
    count: int,
    tmp_path: Path,
    bounded_memory: None,
    record_property: Callable[[str, object], None],
) -> None:
    files = examples(form, tmp_path)
    counts, figures = campaign(files, form, count, tmp_path, np.random.default_rng(8))
    record_property("figures", f"{form}: {count} damaged operators: {figures}")

    assert set(counts) <= {"ran", "refused", "refused at run"}
    assert len(files) > 100
    assert counts["refused at run"]


def run(model: Any, path: Path, *inputs: np.ndarray) -> Any:
    path.write_bytes(model.SerializeToString())
    return nn.GraphCell(engine.load(path))(*map(Tensor, inputs))


def node(operator: str, *held: np.ndarray, opset: int = 17, **attributes: Any) -> Any:
    """A network of one operator, whose further inputs the file holds."""
    model = model_of(case(operator, X, *held, opset=opset, **attributes))
    del model.graph.input[1:]
    for k, one in enumerate(held):
        model.graph.initializer.append(numpy_helper.from_array(one, f"x{k + 1}"))
    return model


@pytest.mark.parametrize(
    "model",
    [
        pytest.param(node("Tile", np.array([2**31, 2**20, 1, 1])), id="Tile"),
        pytest.param(node("Pad", np.array([0, 0, 0, 0, 0, 0, 0, 2**40])), id="Pad"),
        pytest.param(node("MaxPool", kernel_shape=[1, 1], pads=[2**40, 0, 2**40, 0]), id="MaxPool"),
        # A view that takes no memory; what reads it would take minutes or years.
        pytest.param(node("Expand", np.array([2**31, 2, 3, 4])), id="Expand"),
    ],
)
def test_result_that_memory_has_no_room_for_is_a_typed_error(
    model: Any, tmp_path: Path, bounded_memory: None
) -> None:
    path = tmp_path / "a.onnx"
    with pytest.raises((RoomError, ShapeError), match=f"{path}: .* expected") as caught:
        run(model, path, X)

    if isinstance(caught.value, MemoryError):
        assert "the file is damaged, or made for larger" in str(caught.value)


def test_border_that_takes_more_away_than_there_is_takes_no_memory(tmp_path: Path) -> None:
    pads = np.array([0, 0, 0, -(2**40), 0, 0, 0, 2**27])
    before_kb = peak_kb()
    with pytest.raises(ArgumentValueError, match="Pad expected no more taken away than there is"):
        run(node("Pad", pads), tmp_path / "a.onnx", X)

    assert peak_kb() - before_kb < GROWTH_LIMIT_KB


def test_window_that_no_size_fits_ends_at_once() -> None:
    for kernel, strides in (((2**40, 1), (1, 1)), ((1, 1), (0, 1)), ((1, 0), (1, 1)), ((1,), (1,))):
        with pytest.raises(ShapeError, match="expected a window of 2 axes that fits"):
            avg_pool(Tensor(X), kernel, strides, 2, 0)


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 9, 2**40])
def test_response_of_a_long_window_is_that_of_all_channels(size: int, tmp_path: Path) -> None:
    model = node("LRN", size=size, alpha=0.5 * size)
    found = run(model, tmp_path / "a.onnx", X).asnumpy()
    before, after = (size - 1) // 2, size // 2
    total = np.zeros_like(X)
    for k in range(2):
        total[:, k] = (X[:, max(0, k - before) : k + after + 1] ** 2).sum(1)

    np.testing.assert_allclose(found, X / (1 + 0.5 * total) ** 0.75, rtol=1e-5)


def test_split_into_more_parts_than_there_are_outputs_ends_at_once(tmp_path: Path) -> None:
    made = helper.make_node("Split", ["x0"], ["y0", "y1"], axis=3, num_outputs=2**40)
    model = node("Identity", opset=18)
    model.graph.node[0].CopyFrom(made)
    model.graph.output.add(name="y1")
    first, second = run(model, tmp_path / "a.onnx", X)

    assert (first.shape, second.shape) == ((1, 2, 3, 1), (1, 2, 3, 1))
