"""Networks of both formats that are small and use many operators, and ways to damage their files.

Bytes are damaged as those of any file are. Most of such files cannot be read, so fields are
changed, too: what comes out is a whole file that says something else.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import engine
from engine import Tensor, nn, ops
from tests.faults.mutants import HUGE, mutant

Rng = np.random.Generator
FORMS = ("MINDIR", "ONNX")
# Between what a small network may say and what memory has no room for lies what takes its time.
_NUMBERS = (0, 1, -1, 2, 3, 5, -7, 100, *HUGE, -(2**31), -(2**63))
_KINDS = {"data_type", "elem_type", "ir_version", "version", "type"}
_FLOATS = (0.0, -1.0, 0.5, 1e-30, 1e30, float("inf"), float("-inf"), float("nan"))


class Convolutions(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(2, 3, 3, pad_mode="same")
        self.norm = nn.BatchNorm2d(3)
        self.pool = nn.MaxPool2d(2, 2)
        self.second = nn.Conv2dTranspose(3, 2, 2, 2)
        self.last = nn.Dense(2 * 4 * 4, 3)

    def construct(self, x: Any) -> Any:
        x = self.pool(ops.relu(self.norm(self.first(x))))
        x = ops.pad(self.second(x), (1, 1, 0, 0))
        x = ops.avg_pool2d(x, 2, 2, ceil_mode=False)
        x = ops.interpolate(x, size=(4, 4), mode="nearest")
        return ops.softmax(self.last(x.reshape(x.shape[0], -1)), -1)


class Attention(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(6, 4)
        self.norm = nn.LayerNorm((4,))
        self.query, self.key, self.value = (nn.Dense(4, 4) for _ in range(3))

    def construct(self, tokens: Any) -> Any:
        x = self.norm(self.embedding(tokens))
        query, key, value = self.query(x), self.key(x), self.value(x)
        scores = ops.matmul(query, key.swapaxes(-1, -2)) / 2
        scores = ops.where(scores > 9, ops.zeros_like(scores), scores)
        mixed = ops.matmul(ops.softmax(scores, -1), value)
        parts = ops.split(mixed, 2, -1)
        best, where = ops.topk(parts[0], 1)
        joined = ops.concat((parts[1], best, where.astype(engine.float32)), -1)
        return ops.gelu(joined).sum((1,)), ops.cumsum(joined, 1), ops.tile(best, (1, 1, 2))


class Shapes(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.scale = engine.Parameter(Tensor(np.ones((1, 4), np.float32)), name="scale")

    def construct(self, x: Any) -> Any:
        y = ops.transpose(x, (1, 0))[1:3, ::2]
        y = ops.stack((y, y * 2), 0).reshape(2, -1)
        z = ops.gather(x * self.scale, Tensor([0, 1]), 1)
        one_hot = ops.one_hot(ops.argmax(x, 1), 4, Tensor(1.0), Tensor(0.0))
        wide = ops.broadcast_to(ops.expand_dims(z, 0), (2, *z.shape))
        low, high = wide.min(), wide.max()
        return y, ops.clip(z, -1, 1), one_hot, wide.mean((0, 1)), low + high, ops.sqrt(ops.abs(x))


class Recurrent(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.lstm = nn.LSTM(3, 2, batch_first=True, bidirectional=True)
        self.gru = nn.GRU(4, 2, batch_first=True)

    def construct(self, x: Any) -> Any:
        y, _ = self.lstm(x)
        return self.gru(y)[0]


def networks() -> dict[str, tuple[Any, np.ndarray]]:
    """Each by its name, with an input."""
    rng = np.random.default_rng(2)
    return {
        "convolutions": (Convolutions(), rng.standard_normal((1, 2, 6, 8)).astype("f4")),
        "attention": (Attention(), rng.integers(0, 6, (2, 3)).astype("i4")),
        "shapes": (Shapes(), rng.standard_normal((3, 4)).astype("f4")),
        "recurrent": (Recurrent(), rng.standard_normal((2, 3, 3)).astype("f4")),
    }


def exported(form: str, folder: Path) -> dict[str, tuple[bytes, np.ndarray]]:
    """The files of a form, and inputs; what the form has no place for is left out."""
    found = {}
    for name, (network, x) in networks().items():
        path = folder / f"{name}.{form.lower()}"
        try:
            engine.export(network.set_train(False), Tensor(x), file_name=path, file_format=form)
        except ValueError:
            continue
        found[name] = path.read_bytes(), x
    return found


def damaged(content: bytes, form: str, rng: Rng) -> bytes:
    """One damaged file: most often whole, with other words or numbers in it."""
    if rng.random() < 0.25:
        return mutant(content, rng)
    model = parsed(content, form)
    change = _change if rng.random() < 0.5 else _change_number
    for _ in range(int(rng.integers(1, 4))):
        change(model, rng)
    return bytes(model.SerializeToString())


def parsed(content: bytes, form: str) -> Any:
    """The message of a file."""
    if form == "MINDIR":
        from insight.format.mindir import ModelProto
    else:
        from onnx import ModelProto
    return ModelProto.FromString(content)


def _change(model: Any, rng: Rng) -> None:
    """One field of the message, or of one inside of it, is another."""
    message = model
    while True:
        fields = [(one, value) for one, value in message.ListFields() if _is_of_use(one.name)]
        if not fields:
            return
        field, value = fields[rng.integers(len(fields))]
        if field.message_type is None:
            _set(message, field, value, rng, model)
            return
        if not hasattr(value, "add"):
            if rng.random() < 0.03:
                message.ClearField(field.name)
                return
            message = value
        elif rng.random() < 0.12:
            _rearrange(value, rng)
            return
        else:
            message = value[rng.integers(len(value))]


def _change_number(model: Any, rng: Rng) -> None:
    """A setting, a shape, or some of the numbers of a tensor are others."""
    found = list(_numbers_in(model))
    if found:
        message, field = found[rng.integers(len(found))]
        _set(message, field, getattr(message, field.name), rng, model)


def _numbers_in(message: Any) -> Iterator[tuple[Any, Any]]:
    for field, value in message.ListFields():
        if field.message_type is not None:
            for one in value if field.is_repeated else [value]:
                yield from _numbers_in(one)
        elif field.name not in _KINDS and field.enum_type is None:
            one = value[0] if field.is_repeated else value
            if isinstance(one, int | float | bytes):
                yield message, field


def _is_of_use(name: str) -> bool:
    return not name.startswith(("doc_string", "producer", "debug"))


def _rearrange(values: Any, rng: Rng) -> None:
    one, two = (int(rng.integers(len(values))) for _ in range(2))
    how = rng.integers(3)
    if how == 0:
        del values[one]
    elif how == 1:
        values.add().CopyFrom(values[one])
    else:
        kept = type(values[one])()
        kept.CopyFrom(values[one])
        values[one].CopyFrom(values[two])
        values[two].CopyFrom(kept)


def _set(message: Any, field: Any, value: Any, rng: Rng, model: Any) -> None:
    values = list(value) if field.is_repeated else [value]
    at = int(rng.integers(len(values)))
    how = rng.random()
    if field.is_repeated and how < 0.15:
        del values[at]
    elif field.is_repeated and how < 0.25:
        values.insert(at, values[int(rng.integers(len(values)))])
    else:
        values[at] = _other(values[at], field, rng, model)
    try:
        if field.is_repeated:
            message.ClearField(field.name)
            getattr(message, field.name).extend(values)
        elif how < 0.1:
            message.ClearField(field.name)
        else:
            setattr(message, field.name, values[0])
    except ValueError:  # a number that the field cannot have
        message.ClearField(field.name)


def _other(value: Any, field: Any, rng: Rng, model: Any) -> Any:
    if field.enum_type is not None:
        return int(rng.choice([one.number for one in field.enum_type.values]))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = value + int(rng.integers(-2, 3))
        return near if rng.random() < 0.5 else _NUMBERS[rng.integers(len(_NUMBERS))]
    if isinstance(value, float):
        return _FLOATS[rng.integers(len(_FLOATS))]
    if isinstance(value, bytes):
        return _other_bytes(value, rng)
    texts = [*_texts(model), "", "x", value[:-1], value.upper()]
    return texts[rng.integers(len(texts))]


def _other_bytes(value: bytes, rng: Rng) -> bytes:
    """Numbers of a tensor: one of them huge, or below 0; or another count of bytes."""
    data = bytearray(value)
    if not data or rng.random() < 0.2:
        return bytes(data[: rng.integers(len(data) + 1)])
    begin = int(rng.integers(len(data) // 8 + 1)) * 8
    number = _NUMBERS[rng.integers(len(_NUMBERS))] % 2**64
    data[begin : begin + 8] = number.to_bytes(8, "little")[: max(0, len(data) - begin)]
    return bytes(data)


def _texts(message: Any) -> list[str]:
    """Every text of a message and of those inside of it."""
    found: list[str] = []
    for field, value in message.ListFields():
        if field.message_type is not None:
            for one in value if field.is_repeated else [value]:
                found += _texts(one)
        elif isinstance(value, str):
            found.append(value)
        elif field.is_repeated and value and isinstance(value[0], str):
            found += value
    return found
