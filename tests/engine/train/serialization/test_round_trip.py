"""What is saved comes back: every type, shape and layout, in every way to save and to protect."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine import Parameter, Tensor
from engine.train.serialization.formats import formats
from insight.format.encrypted import CIPHERS
from insight.format.tensor_types import PACKED
from tests.engine.fake_cupy.array import COPIES
from tests.engine.fake_cupy.gpu import fake_gpu

TYPES: list[Any] = ["?", *"bhilBHILefd", ml_dtypes.bfloat16]
LAYOUTS = {
    "as it is": lambda array: array,
    "fortran": np.asfortranarray,
    "strided": lambda array: np.repeat(array[None], 2, 0)[1, ...],
    "backwards": lambda array: array[::-1] if array.ndim else array,
    "turned": lambda array: array.T,
}
WRAPS = {
    "parameter": lambda array: Parameter(Tensor(array)),
    "tensor": Tensor,
    "shared": Tensor.from_numpy,
    "array": lambda array: array,
}
NAMES = st.text(min_size=1, max_size=6).filter(
    lambda name: name.isprintable() and "_state" not in name and "." not in name
)
ARRAYS = st.builds(
    lambda kind, shape, seed: np.random.default_rng(seed).integers(0, 2, shape).astype(kind),
    st.sampled_from(TYPES),
    st.lists(st.integers(0, 3), max_size=3).map(tuple),
    st.integers(0, 9),
)
VALUES = st.dictionaries(
    NAMES,
    st.tuples(ARRAYS, st.sampled_from(list(LAYOUTS)), st.sampled_from(list(WRAPS))),
    min_size=1,
    max_size=4,
)
PROTECTIONS = st.one_of(
    st.none(),
    st.sampled_from([(name, size) for name in CIPHERS for size in CIPHERS[name].key_sizes]),
)


def save_and_load(
    values: dict[str, Any], path: Path, cipher: tuple[str, int] | None, **options: Any
) -> dict[str, Any]:
    back: dict[str, Any] = {name: options[name] for name in ("crc_check", "format")}
    if cipher is not None:
        key = bytes(range(cipher[1]))
        options |= {"enc_key": key, "enc_mode": cipher[0]}
        back |= {"dec_key": key, "dec_mode": cipher[0]}
    engine.save_checkpoint(values, path, **options)
    return engine.load_checkpoint(path, **back)


@given(
    VALUES,
    PROTECTIONS,
    st.booleans(),
    st.sampled_from([False, "thread"]),
    st.dictionaries(NAMES, st.one_of(st.integers(-9, 9), st.booleans(), st.text(max_size=5))),
)
def test_what_is_saved_comes_back(
    tmp_path_factory: pytest.TempPathFactory,
    values: dict[str, Any],
    cipher: tuple[str, int] | None,
    crc_check: bool,
    beside: bool | str,
    facts: dict[str, Any],
) -> None:
    arrays = {name: LAYOUTS[layout](array) for name, (array, layout, _) in values.items()}
    given = {name: WRAPS[wrap](arrays[name]) for name, (_, _, wrap) in values.items()}
    facts = {f"fact {name}": value for name, value in facts.items()}
    found = save_and_load(
        given,
        tmp_path_factory.mktemp("ckpt") / "net.ckpt",
        cipher,
        crc_check=crc_check,
        async_save=beside,
        append_dict=facts,
        format="ckpt",
    )

    assert list(found) == [*arrays, *facts]
    for name, array in arrays.items():
        assert found[name].name == name
        back = found[name].asnumpy()
        assert back.dtype == array.dtype
        np.testing.assert_array_equal(back, array, strict=True)
    for name, fact in facts.items():
        assert found[name] == fact if isinstance(fact, str) else found[name].asnumpy() == fact


@pytest.mark.parametrize("number", [np.bool_(True), np.float32(0.5), np.int8(3), np.float64(2.5)])
def test_number_of_numpy_is_saved_as_one(tmp_path: Path, number: Any) -> None:
    found = save_and_load(
        {"best": number}, tmp_path / "net.ckpt", None, crc_check=False, format="ckpt"
    )

    assert found["best"].asnumpy() == number


@pytest.mark.parametrize("beside", [False, "thread", "process"])
@pytest.mark.parametrize("name", sorted(formats()))
def test_every_format_gives_back_what_every_way_saved(
    tmp_path: Path, name: str, beside: bool | str
) -> None:
    values = {
        "weight": Parameter(np.arange(12, dtype=np.float32).reshape(3, 4)),
        "turned": Tensor(np.arange(6).reshape(2, 3).T),
        "flag": Tensor(np.array([True, False])),
        "single": Tensor(np.float32(3)),
    }
    path = tmp_path / f"net{formats()[name].suffix}"
    found = save_and_load(values, path, None, crc_check=False, async_save=beside, format=name)

    assert set(found) == set(values)
    for key, value in values.items():
        np.testing.assert_array_equal(found[key].asnumpy(), value.asnumpy(), strict=True)


@pytest.mark.parametrize("layout", sorted(LAYOUTS))
@pytest.mark.parametrize("dtype", [*TYPES, "F"], ids=lambda dtype: np.dtype(dtype).name)
@pytest.mark.parametrize("name", sorted(formats()))
def test_every_format_gives_back_every_type_and_layout(
    tmp_path: Path, name: str, dtype: Any, layout: str
) -> None:
    numbers = np.arange(6).reshape(2, 3) % 2
    arrays = {
        "层/w.b": LAYOUTS[layout](numbers.astype(dtype)),
        "single": np.array(1, dtype),
        "none": np.zeros((0, 2), dtype),
    }
    facts = {"epoch": 3, "words": "fünf", "rate": 0.5, "done": True, "empty": ""}
    path = tmp_path / "net"
    options: dict[str, Any] = {"format": name, "crc_check": True}
    engine.save_checkpoint(arrays, path, append_dict=facts, **options)
    found = engine.load_checkpoint(path.with_suffix(formats()[name].suffix), **options)

    assert list(found) == [*arrays, *facts]
    for key, array in arrays.items():
        assert found[key].asnumpy().dtype == array.dtype
        np.testing.assert_array_equal(found[key].asnumpy(), array, strict=True)
    assert {
        key: f if isinstance(f := found[key], str) else f.asnumpy().item() for key in facts
    } == facts


@pytest.mark.parametrize("name", sorted(formats()))
def test_every_format_gives_back_packed_numbers(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"net{formats()[name].suffix}"
    packed = np.arange(-3, 3, dtype=np.int8).view(PACKED)
    engine.save_checkpoint({"w": packed}, path, format=name)
    found = engine.load_checkpoint(path, format=name)["w"].asnumpy()

    assert found.dtype.metadata == PACKED.metadata
    np.testing.assert_array_equal(found, packed)


@pytest.mark.parametrize("form", sorted(formats()))
@pytest.mark.parametrize("beside", [False, "thread"])
def test_arrays_of_a_gpu_leave_it_once_and_come_back_to_it(
    tmp_path: Path, beside: bool | str, form: str
) -> None:
    with fake_gpu() as cupy:
        values = {
            "weight": Parameter(Tensor(np.arange(12, dtype=np.float32).reshape(3, 4))),
            "turned": Tensor(np.arange(6.0).reshape(2, 3)).T,
        }
        COPIES.clear()
        engine.save_checkpoint(values, tmp_path / f"net.{form}", async_save=beside, format=form)
        found = engine.load_checkpoint(tmp_path / f"net.{form}", format=form)

        assert COPIES == {"to the host": 2, "to the device": 2}
        assert all(isinstance(value.array, cupy.ndarray) for value in found.values())
        for name, value in values.items():
            np.testing.assert_array_equal(found[name].asnumpy(), value.asnumpy())
