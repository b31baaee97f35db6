"""A function that takes its inputs from a dataset."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, MisfitError, compose
from engine.nn.jit import JitConfig
from engine.tensor import Tensor
from engine.tensor.unfilled import ANY_SHAPE

from .connected_network import is_sent, mark_as_sent
from .sent_batches import SentBatches

NEEDED = ("create_tuple_iterator", "get_dataset_size")


def data_sink(
    fn: Callable[..., Any],
    dataset: Any,
    sink_size: int = 1,
    jit_config: JitConfig | None = None,
    input_signature: Any = None,
) -> Callable[[], Any]:
    """The function without arguments: each call runs it on the next batches of the dataset.

    A thread makes the batches, and copies them to a GPU, while the function runs. They go on
    without end, one pass over the dataset after the other.

    Args:
        fn: Takes the columns of a batch.
        dataset: The dataset, batched, which nothing else has taken in sink mode.
        sink_size: The batches of a call, from 1; it returns what `fn` makes of the last one.
        jit_config: How `fn` would be compiled there; it changes nothing here.
        input_signature: A tensor for each column, or one for a single column, whose type and shape
            the batches must have; None allows any, and so does an axis or a shape that is None.

    Raises:
        ArgumentTypeError: If an argument has another type.
        ArgumentValueError: If the sink size is below 1, or the dataset was used in sink mode.
        MisfitError: When it is called, if a batch does not fit the signature.

    >>> import engine
    >>> from engine import dataset as ds
    >>> rows = ds.NumpySlicesDataset({"x": [1, 2], "y": [3, 4]}, shuffle=False)
    >>> step = engine.data_sink(lambda x, y: x + y, rows)
    >>> [int(step()) for _ in range(3)]
    [4, 6, 4]

    """
    _check(fn, dataset, sink_size, jit_config)
    signature = None if input_signature is None else _signature(input_signature)
    mark_as_sent(dataset)
    batches = SentBatches(dataset).endless()

    @wraps(fn)
    def run() -> Any:
        for _ in range(sink_size):
            batch = next(batches)
            if signature is not None:
                _check_batch(batch, signature)
            output = fn(*batch)
        return output

    return run


def _check(fn: Any, dataset: Any, sink_size: Any, jit_config: Any) -> None:
    if not callable(fn):
        raise ArgumentTypeError.of("data_sink(fn)", "a function", fn)
    if not all(hasattr(dataset, name) for name in NEEDED):
        raise ArgumentTypeError.of("data_sink(dataset)", "a dataset", dataset)
    if isinstance(sink_size, bool) or not isinstance(sink_size, int):
        raise ArgumentTypeError.of("data_sink(sink_size)", "an int", sink_size)
    if sink_size < 1:
        raise ArgumentValueError.of("data_sink(sink_size)", "a number above 0", sink_size)
    if jit_config is not None and not isinstance(jit_config, JitConfig):
        raise ArgumentTypeError.of("data_sink(jit_config)", "a JitConfig or None", jit_config)
    if is_sent(dataset):
        hint = "each function and each network needs a dataset of its own"
        where, expected = "data_sink(dataset)", "one that was not used in sink mode"
        raise ArgumentValueError.of(where, expected, "one that was", hint)


def _signature(given: Any) -> tuple[Tensor, ...]:
    tensors = tuple(given) if isinstance(given, list | tuple) else (given,)
    for one in tensors:
        if not isinstance(one, Tensor):
            raise ArgumentTypeError.of("data_sink(input_signature)", "tensors", one)
    return tensors


def _check_batch(batch: list[Any], signature: tuple[Tensor, ...]) -> None:
    where = "data_sink(input_signature)"
    if len(batch) != len(signature):
        raise MisfitError(compose(where, f"{len(signature)} columns", len(batch)))
    for column, (one, value) in enumerate(zip(signature, batch, strict=True)):
        if one.dtype != value.dtype or not _fits(one.shape, value.shape):
            expected = f"{one.dtype} of shape {tuple(one.shape)} as column {column}"
            got = f"{value.dtype} of shape {tuple(value.shape)}"
            raise MisfitError(compose(where, expected, got))


def _fits(expected: tuple[int, ...], got: tuple[int, ...]) -> bool:
    return expected == ANY_SHAPE or (
        len(expected) == len(got)
        and all(length in {-1, other} for length, other in zip(expected, got, strict=True))
    )
