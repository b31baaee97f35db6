from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays

from insight.errors import CheckpointError
from insight.format import checkpoint
from insight.format.checkpoint import read_checkpoint, write_checkpoint
from insight.format.messages import Checkpoint
from insight.format.varint import varint
from tests.rights import UMASKS, rights, umask

CKPT = Path(__file__).parents[2] / "data" / "ckpt"
READABLE = sorted(path.name for path in CKPT.glob("*.ckpt") if "_enc_" not in path.name)


def check_round_trip(path, values):
    write_checkpoint(path, values)
    back = read_checkpoint(path)

    assert list(back) == list(values)
    for name, value in values.items():
        assert back[name].dtype == value.dtype
        np.testing.assert_array_equal(back[name], value)


@pytest.mark.parametrize("name", READABLE)
def test_a_real_file_has_the_arrays_that_mindspore_loads(name):
    expected = np.load(CKPT / f"{name}.npz")
    found = read_checkpoint(CKPT / name, check_crc=True)
    arrays_found = {key: value for key, value in found.items() if not isinstance(value, str)}

    assert list(arrays_found) == expected.files
    for key, value in arrays_found.items():
        shown = value.astype(np.float32) if value.dtype == ml_dtypes.bfloat16 else value
        assert shown.dtype == expected[key].dtype
        np.testing.assert_array_equal(shown, expected[key], strict=True)


@pytest.mark.parametrize("name", READABLE)
def test_a_real_file_written_again_has_the_same_bytes(name, tmp_path):
    write_checkpoint(tmp_path / name, read_checkpoint(CKPT / name), crc="crc" in name)

    assert (tmp_path / name).read_bytes() == (CKPT / name).read_bytes()


def test_a_text_of_a_real_file_is_a_text():
    assert read_checkpoint(CKPT / "ms210_append_dict_str.ckpt")["name"] == "run-1 名字"


@pytest.mark.parametrize(
    ("name", "cipher"),
    [
        ("ms210_enc_aesgcm_128.ckpt", "AES-GCM"),
        ("ms210_enc_aescbc_256.ckpt", "AES-CBC"),
        ("ms210_enc_sm4cbc.ckpt", "SM4-CBC"),
    ],
)
def test_an_encrypted_file_is_called_so(name, cipher):
    with pytest.raises(CheckpointError, match=f"{name} .*encrypted by {cipher}"):
        read_checkpoint(CKPT / name)


@given(
    st.dictionaries(
        st.text(min_size=1, max_size=5).filter(lambda name: name.isprintable()),
        arrays.arrays(
            st.sampled_from(["f2", "f4", "f8", "i1", "i4", "i8", "u1", "u8", "?"]),
            arrays.array_shapes(min_dims=0, max_dims=3, min_side=0, max_side=4),
        ),
        max_size=4,
    )
)
def test_arrays_come_back_as_they_were(tmp_path_factory, values):
    check_round_trip(tmp_path_factory.mktemp("ckpt") / "net.ckpt", values)


def test_an_array_of_other_byte_order_or_stride_keeps_its_numbers(tmp_path):
    big = np.arange(12, dtype=">i4").reshape(3, 4)
    check_round_trip(
        tmp_path / "a.ckpt", {"big": big.astype("=i4"), "turned": np.arange(6.0)[::-2]}
    )
    write_checkpoint(tmp_path / "b.ckpt", {"big": big})

    np.testing.assert_array_equal(read_checkpoint(tmp_path / "b.ckpt")["big"], big)


def test_plain_numbers_get_mindspores_types(tmp_path):
    path = tmp_path / "info.ckpt"
    write_checkpoint(path, {"epoch": 3, "lr": 0.1, "flag": True, "name": "héllo"})
    found = read_checkpoint(path)

    assert found["name"] == "héllo"
    assert {name: str(found[name].dtype) for name in ("epoch", "lr", "flag")} == {
        "epoch": "int64",
        "lr": "float32",
        "flag": "bool",
    }


def test_a_large_array_is_cut_into_values_of_one_name(tmp_path, monkeypatch):
    monkeypatch.setattr(checkpoint, "MOST_CONTENT", 16)
    path = tmp_path / "large.ckpt"
    values = {"large": np.arange(11, dtype=np.float32), "small": np.zeros(2, np.int8)}
    check_round_trip(path, values)

    names = [value.tag for value in Checkpoint.FromString(path.read_bytes()).value]

    assert names == ["large", "large", "large", "small"]


def test_a_single_number_as_mindspore_1_wrote_it_is_a_scalar(tmp_path):
    message = Checkpoint()
    tensor = message.value.add(tag="momentum").tensor
    tensor.dims.append(0)
    tensor.tensor_type = "Float32"
    tensor.tensor_content = np.float32(0.9).tobytes()
    (tmp_path / "old.ckpt").write_bytes(message.SerializeToString())

    assert read_checkpoint(tmp_path / "old.ckpt")["momentum"] == np.float32(0.9)


def test_a_loaded_array_can_be_changed(tmp_path):
    write_checkpoint(tmp_path / "a.ckpt", {"w": np.zeros(3, np.float32)})
    array = read_checkpoint(tmp_path / "a.ckpt")["w"]
    array += 1

    assert array.sum() == 3


def test_damage_is_found_by_the_checksum_when_asked(tmp_path):
    path = tmp_path / "net.ckpt"
    data = bytearray((CKPT / "ms210_crc.ckpt").read_bytes())
    data[100] ^= 1
    path.write_bytes(data)
    read_checkpoint(path)

    with pytest.raises(CheckpointError, match=r"net\.ckpt expected CRC-32 0x.*the file is damaged"):
        read_checkpoint(path, check_crc=True)


@pytest.mark.parametrize("cut", [1, 30, 100, 200])
def test_a_file_cut_short_is_refused(cut, tmp_path):
    path = tmp_path / "net.ckpt"
    path.write_bytes((CKPT / "ms210_dense.ckpt").read_bytes()[:-cut])

    with pytest.raises(CheckpointError, match=r"net\.ckpt expected a value"):
        read_checkpoint(path)


@given(st.sampled_from(READABLE), st.data())
def test_a_damaged_file_is_read_or_refused_and_nothing_else(tmp_path_factory, name, data):
    content = bytearray((CKPT / name).read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, min(len(content), 400) - 1))
        content[place] = data.draw(st.integers(0, 255))
    path = tmp_path_factory.mktemp("ckpt") / "net.ckpt"
    path.write_bytes(content)

    with suppress(CheckpointError):
        assert isinstance(read_checkpoint(path), dict)


def test_a_text_that_is_none_is_refused(tmp_path):
    message = Checkpoint()
    tensor = message.value.add(tag="name").tensor
    tensor.dims.append(0)
    tensor.tensor_type = "str"
    tensor.tensor_content = b"\xff" * 8
    (tmp_path / "net.ckpt").write_bytes(message.SerializeToString())

    with pytest.raises(CheckpointError, match=r"name expected a text in UTF-32"):
        read_checkpoint(tmp_path / "net.ckpt")


def test_a_name_is_a_text(tmp_path):
    with pytest.raises(CheckpointError, match=r"expected names that are texts, got 3"):
        write_checkpoint(tmp_path / "net.ckpt", {3: np.zeros(2)})


def test_bytes_that_do_not_fill_the_shape_are_refused(tmp_path):
    message = Checkpoint()
    tensor = message.value.add(tag="w").tensor
    tensor.dims.extend([2, 3])
    tensor.tensor_type = "Float32"
    tensor.tensor_content = bytes(20)
    (tmp_path / "net.ckpt").write_bytes(message.SerializeToString())

    with pytest.raises(CheckpointError, match=r"w expected Float32 of shape \(2, 3\), got 20"):
        read_checkpoint(tmp_path / "net.ckpt")


def test_a_type_that_the_format_has_not_is_refused_and_nothing_is_left(tmp_path):
    with pytest.raises(CheckpointError, match=r"z expected one of .* got datetime64"):
        write_checkpoint(tmp_path / "net.ckpt", {"a": np.zeros(2), "z": np.zeros(2, "M8[s]")})

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("taken", UMASKS)
def test_the_file_has_the_rights_that_the_user_gives_to_new_ones(tmp_path, taken):
    with umask(taken):
        write_checkpoint(tmp_path / "a.ckpt", {"w": np.zeros(3)})

    assert rights(tmp_path / "a.ckpt") == 0o666 & ~taken


def test_an_empty_checkpoint_is_one(tmp_path):
    check_round_trip(tmp_path / "a.ckpt", {})


@pytest.mark.parametrize("begin", [b"", b"\x7f\x3a\x5e\xd8"[::-1], b"whole"])
def test_a_file_with_a_hole_is_refused_without_reading_it(begin, tmp_path):
    path = tmp_path / "net.ckpt"
    write_checkpoint(path, {"fc.weight": np.ones((2, 3), np.float32)})
    with path.open("r+b" if begin == b"whole" else "wb") as file:
        file.write(b"" if begin == b"whole" else begin)
        file.truncate(200 << 30)

    with pytest.raises(CheckpointError, match=r"cut short or no checkpoint|encrypted by"):
        read_checkpoint(path)


def test_a_value_larger_than_protobuf_reads_is_refused_without_reading_it(tmp_path):
    path = tmp_path / "net.ckpt"
    with path.open("wb") as file:
        file.write(b"\x0a" + varint(199 << 30))
        file.truncate(200 << 30)

    with pytest.raises(CheckpointError, match="other bytes at offset 0"):
        read_checkpoint(path)
