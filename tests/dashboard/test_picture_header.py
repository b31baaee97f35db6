"""Only what a browser draws is a picture, and its header is all that is looked at."""

from __future__ import annotations

import random
import struct
import zlib
from io import BytesIO

import pytest
from PIL import Image

from dashboard.picture_header import MOST_PIXELS, picture_header

FORMS = ["PNG", "JPEG", "GIF", "BMP", "WEBP"]


def picture(form: str, mode: str = "RGB", **options: object) -> bytes:
    file = BytesIO()
    Image.new(mode, (37, 11), 128 if mode == "L" else (200, 10, 60)).save(file, form, **options)
    return file.getvalue()


def png_of_size(width: int, height: int) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    sealed = zlib.crc32(b"IHDR" + header).to_bytes(4, "big")
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + b"IHDR" + header + sealed


@pytest.mark.parametrize("form", FORMS)
def test_header_says_the_size(form: str) -> None:
    assert picture_header(picture(form)) == (form.lower(), 37, 11)


@pytest.mark.parametrize(
    ("form", "mode", "options"),
    [
        ("WEBP", "RGB", {"lossless": True}),
        ("WEBP", "RGBA", {"exif": b"Exif\0\0"}),
        ("JPEG", "L", {"progressive": True, "comment": b"x" * 300}),
        ("PNG", "L", {"bits": 4}),
    ],
)
def test_variants_of_the_formats_are_known(form: str, mode: str, options: dict) -> None:
    file = BytesIO()
    Image.new(mode, (37, 11)).save(file, form, **options)

    assert picture_header(file.getvalue()) == (form.lower(), 37, 11)


@pytest.mark.parametrize("form", FORMS)
def test_every_cut_header_is_none_or_the_same(form: str) -> None:
    whole = picture(form)
    found = {picture_header(whole[:length]) for length in range(len(whole))}

    assert found <= {None, picture_header(whole)}
    assert picture_header(whole[:8]) is None


def test_picture_that_never_begins_is_given_up() -> None:
    filled = b"\xff\xd8" + b"\xff" * 20_000
    frame = picture("JPEG")[2:]

    assert picture_header(filled + frame[1:]) is None
    assert picture_header(filled[:5_000] + frame) == ("jpeg", 37, 11)


HOSTILE = [
    b"",
    b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
    b"<!DOCTYPE html><script>alert(1)</script>",
    b"GIF89a<script>"[:8],
    b"GIF8<html><script>alert(1)</script>",
    b"BM<html><script>alert(1)</script></html>",
    b"\x89PNG\r\n\x1a\n<script>alert(1)</script>          ",
    b"\xff\xd8\xff<script>alert(1)</script>",
    b"RIFF....WEBP<script>alert(1)</script>",
    b"\0\0\1\0\1\0",
    b"%PDF-1.7",
    png_of_size(0, 7),
]


@pytest.mark.parametrize("content", HOSTILE)
def test_all_else_is_no_picture(content: bytes) -> None:
    assert picture_header(content) is None


def test_picture_that_would_fill_the_memory_is_none() -> None:
    assert picture_header(png_of_size(1 << 13, 1 << 14)) is not None
    assert MOST_PIXELS == (1 << 13) * (1 << 14)
    assert picture_header(png_of_size((1 << 13) + 1, 1 << 14)) is None
    assert picture_header(png_of_size(65_536, 65_536)) is None


def test_no_bytes_make_it_fail() -> None:
    chance = random.Random(4)
    starts = [b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF89a", b"BM", b"RIFF\0\0\0\0WEBPVP8X"]
    for _ in range(3_000):
        picture_header(chance.choice(starts) + chance.randbytes(chance.randrange(60)))
