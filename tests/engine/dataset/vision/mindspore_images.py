"""Calls of `dataset.vision` whose results do not depend on chance, and images to make them with.

A call is a text in which `V` is the module, `np` NumPy. What MindSpore made of them lies in
tests/data/dataset/images.npz; `tests/long/mindspore_peer/draw_images.py` writes such a file with
images drawn anew, in MindSpore's environment, so nothing else may be imported here.
"""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import numpy as np
from PIL import Image

Call = tuple[str, str]  # the text, and the name of an image


def drawn(seed: int, shape: tuple[int, ...], smooth: bool = True) -> np.ndarray:
    """Levels with slopes, edges and noise, as photographs have them; or noise alone."""
    rng = np.random.default_rng(seed)
    if not smooth:
        return rng.integers(0, 256, shape, dtype=np.uint8)
    rows, columns = np.mgrid[: shape[0], : shape[1]]
    levels = np.empty(shape)
    for channel in np.ndindex(shape[2:]):
        waves = rng.uniform(0.1, 0.4, 2)
        levels[(..., *channel)] = 128 + 90 * np.sin(rows * waves[0] + columns * waves[1])
    levels[shape[0] // 3 : shape[0] // 2, shape[1] // 4 :] += 60
    return np.clip(levels + rng.normal(0, 9, shape), 0, 255).astype(np.uint8)


def images(seed: int) -> dict[str, np.ndarray]:
    """Arrays of every kind by name; those that begin with `picture` are for Pillow."""
    colours = drawn(seed, (11, 14, 3))
    grey = drawn(seed + 1, (12, 9))
    light = (drawn(seed + 2, (7, 10, 3)) / 255).astype(np.float32)
    return {
        "colours": colours,
        "noise": drawn(seed + 3, (10, 8, 3), smooth=False),
        "dark": (drawn(seed + 4, (9, 9, 3)) // 4 + 30).astype(np.uint8),
        "one_level": np.full((4, 5, 3), 77, np.uint8),
        "grey": grey,
        "one_channel": grey[..., None].copy(),
        "opacity": drawn(seed + 5, (7, 9, 4), smooth=False),
        "light": light,
        "double": light.astype(np.float64),
        "signed": drawn(seed + 6, (7, 8, 3)).astype(np.int16) * 20 - 2000,
        "two": np.stack([drawn(seed + 7, (6, 7, 3)), drawn(seed + 8, (6, 7, 3))]),
        "first": light.transpose(2, 0, 1).copy(),
        "hues": np.random.default_rng(seed).random((5, 4, 3)),
        "picture": colours,
        "picture_grey": grey,
        **{f"file_{name}": file(colours, form, how) for name, form, how in FILES},
    }


FILES: list[tuple[str, str, dict[str, Any]]] = [
    ("jpeg", "JPEG", {"quality": 90}),
    ("jpeg_whole", "JPEG", {"quality": 75, "subsampling": 0, "progressive": True}),
    ("png", "PNG", {}),
    ("bmp", "BMP", {}),
    ("tiff", "TIFF", {}),
]


def file(levels: np.ndarray, form: str, how: dict[str, Any]) -> np.ndarray:
    buffer = BytesIO()
    Image.fromarray(levels).save(buffer, form, **how)
    return np.frombuffer(buffer.getvalue(), np.uint8)


def calls() -> list[Call]:
    return [(text, name) for text, names in _listed() for name in names.split()]


def answer(vision: Any, text: str, name: str, image: np.ndarray) -> list[np.ndarray]:
    """What a call gives, as arrays; several where it gives a tuple."""
    given = Image.fromarray(image) if name.startswith("picture") else image.copy()
    made = eval(text, {"V": vision, "np": np})(given)
    return [np.asarray(one) for one in (made if isinstance(made, tuple) else (made,))]


def packed(made: dict[int, list[np.ndarray]]) -> dict[str, np.ndarray]:
    """What calls gave, by their numbers, as few arrays: one a number type, and a list of shapes."""
    listed, flat = [], {}
    for number, arrays in made.items():
        for array in arrays:
            kind = array.dtype.name
            listed.append([number, kind, array.shape])
            flat.setdefault(kind, []).append(array.ravel())
    shapes = np.frombuffer(json.dumps([calls(), listed]).encode(), np.uint8)
    return {"listed": shapes, **{kind: np.concatenate(all_of) for kind, all_of in flat.items()}}


def unpacked(arrays: Any) -> tuple[list[Call], dict[int, list[np.ndarray]]]:
    """The calls, and what each gave, of a file that `packed` made."""
    texts, listed = json.loads(arrays["listed"].tobytes())
    flat = {kind: arrays[kind] for kind in {one[1] for one in listed}}
    begin, found = dict.fromkeys(flat, 0), {}
    for number, kind, shape in listed:
        count = int(np.prod(shape))
        array = flat[kind][begin[kind] : begin[kind] + count].reshape(shape)
        begin[kind] += count
        found.setdefault(number, []).append(array)
    return [(text, name) for text, name in texts], found


WHOLE = "colours noise dark one_level"
ANY = f"{WHOLE} grey one_channel light signed"
SQUARE = "[[0, 0], [7, 0], [7, 7], [0, 7]]"
ASIDE = "[[2, 1], [8, 0], [6, 9], [0, 6]]"


def _listed() -> list[tuple[str, str]]:
    return [*_levels(), *_sizes(), *_geometry(), *_colours(), *_forms(), *_certain()]


def _levels() -> list[tuple[str, str]]:
    found = []
    for factor in (0.3, 1.0, 2.7):
        found += [
            (f"V.AdjustBrightness({factor})", f"{ANY} picture picture_grey"),
            (f"V.AdjustContrast({factor})", f"{WHOLE} light picture"),
            (f"V.AdjustSaturation({factor})", f"{WHOLE} light picture"),
            (f"V.AdjustSharpness({factor})", f"{ANY} opacity"),
        ]
    found += [(f"V.AdjustHue({x})", f"{WHOLE} picture") for x in (-0.5, -0.2, 0, 0.37)]
    found += [
        (f"V.AdjustGamma({pair})", f"{WHOLE} grey light two picture picture_grey")
        for pair in ("0.5", "2.2, 1.5")
    ]
    for text in ("()", "(20)", "(3, [40, 77])"):
        found.append((f"V.AutoContrast{text}", f"{WHOLE} grey picture"))
    found += [
        ("V.Equalize()", f"{WHOLE} grey one_channel picture"),
        ("V.Invert()", "colours light signed picture picture_grey"),
        ("V.Solarize(100)", f"{WHOLE} grey"),
        ("V.Solarize((50, 150))", "colours grey"),
        ("V.Normalize([121., 115., 100.], [70., 68., 71.])", "colours light signed two picture"),
        ("V.Normalize([121.], [70.])", "colours grey opacity"),
        ("V.Normalize([0.4, 0.5, 0.6], [0.2, 0.3, 0.4], False)", "first"),
        ("V.NormalizePad([0.4, 0.5, 0.6], [0.2, 0.3, 0.4], 'float32', False)", "first"),
        ("V.Rescale(1 / 255, -0.5)", "colours grey light signed picture"),
    ]
    return [*found, *((f"V.Posterize({bits})", "colours grey opacity") for bits in (0, 1, 5, 8))]


def _sizes() -> list[tuple[str, str]]:
    found = []
    for size in ("6", "(9, 9)", "(19, 17)", "(5, 25)", "(5, 7)", "(22, 28)"):
        for how in ("NEAREST", "BILINEAR", "BICUBIC", "AREA", "PILCUBIC", "ANTIALIAS"):
            names = {
                "PILCUBIC": "colours noise",
                "ANTIALIAS": "picture picture_grey",
                "AREA": "colours noise grey light opacity",
            }.get(how, "colours noise grey light opacity two picture picture_grey")
            found.append((f"V.Resize({size}, V.Inter.{how})", names))
    found += [
        (f"V.ResizedCrop(2, 1, 6, 7, (10, 5), V.Inter.{how})", "colours noise")
        for how in ("NEAREST", "BILINEAR", "BICUBIC", "AREA", "PILCUBIC")
    ]
    found += [
        (f"V.CenterCrop({size})", "colours grey one_channel light picture")
        for size in ("5", "(6, 7)", "15", "(8, 20)")
    ]
    for mode in ("CONSTANT", "EDGE", "REFLECT", "SYMMETRIC"):
        for widths in ("1", "(2, 3)", "[1, 2, 3, 4]"):
            text = f"V.Pad({widths}, (7, 8, 9), V.Border.{mode})"
            found.append((text, "colours grey one_channel light picture picture_grey"))
        text = f"V.PadToSize((17, 24), (3, 9), 5, V.Border.{mode})"
        found.append((text, "colours grey"))
    return [
        *found,
        ("V.PadToSize(16)", "colours light"),
        ("V.Crop((2, 3), (4, 5))", "colours grey opacity light"),
        ("V.Erase(3, 4, 3, 4)", "colours light signed"),
        ("V.Erase(3, 4, 3, 4, (1, 200, 3))", "colours light"),
        ("V.Erase(8, 9, 7, 12, 9)", "colours"),
        ("V.FiveCrop(7)", "picture picture_grey"),
        ("V.TenCrop((8, 7))", "picture"),
        ("V.TenCrop(7, True)", "picture"),
        ("V.SlicePatches(2, 3)", "colours grey"),
        ("V.SlicePatches(4, 2, V.SliceMode.PAD, 9)", "colours light"),
        ("V.SlicePatches(4, 2, V.SliceMode.DROP)", "colours grey"),
    ]


def _geometry() -> list[tuple[str, str]]:
    found = [
        ("V.HorizontalFlip()", "colours grey opacity light two picture"),
        ("V.VerticalFlip()", "colours grey opacity light two picture"),
    ]
    for how in ("NEAREST", "BILINEAR", "BICUBIC"):
        found += [
            (f"V.Rotate(17, V.Inter.{how})", "colours noise grey light opacity"),
            (f"V.Rotate(-33.3, V.Inter.{how}, True, None, (1, 2, 200))", "colours noise grey"),
            (f"V.Rotate(90, V.Inter.{how}, True)", "colours grey"),
            (f"V.Rotate(50, V.Inter.{how}, False, (3.5, 7), 9)", "colours"),
            (
                f"V.Affine(15, (0.2, -0.1), 1.3, (10., 5.), V.Inter.{how}, (7, 99, 200))",
                "colours grey",
            ),
            (f"V.Affine(-100., (0.1, 0.3), 0.6, -12., V.Inter.{how})", "noise light"),
            (f"V.Perspective({SQUARE}, {ASIDE}, V.Inter.{how})", "colours grey light picture"),
        ]
    for text in ("3", "5", "(3, 7)", "9, 2.0", "(3, 5), (1.0, 2.5)", "(7, 1), 0.6"):
        found.append((f"V.GaussianBlur({text})", "colours noise grey opacity light"))
    return found


def _colours() -> list[tuple[str, str]]:
    found = [
        (f"V.ConvertColor(V.ConvertMode.COLOR_{mode})", names)
        for mode, names in (
            *((mode, "colours opacity light") for mode in ("BGR2BGRA", "BGRA2BGR", "BGR2RGBA")),
            *((mode, "colours opacity light") for mode in ("RGBA2BGR", "BGR2RGB", "BGR2GRAY")),
            *((mode, "colours opacity light") for mode in ("RGB2GRAY", "BGRA2GRAY", "RGBA2GRAY")),
            *((mode, "grey one_channel") for mode in ("GRAY2BGR", "GRAY2BGRA")),
            ("BGRA2RGBA", "opacity"),
        )
    ]
    return [
        *found,
        ("V.Grayscale()", "picture picture_grey"),
        ("V.Grayscale(3)", "picture"),
        ("V.RgbToHsv(True)", "light double one_level"),
        ("V.RgbToHsv()", "first"),
        ("V.HsvToRgb(True)", "hues"),
    ]


def _forms() -> list[tuple[str, str]]:
    files = " ".join(f"file_{name}" for name, *_ in FILES)
    return [
        ("V.Decode()", files),
        ("V.Decode(True)", files),
        ("V.HWC2CHW()", "colours grey light picture"),
        ("V.ToTensor()", "colours grey one_channel light signed picture picture_grey"),
        ("V.ToTensor(np.float16)", "colours"),
        ("V.ToNumpy()", "picture"),
        ("V.ToPIL()", "colours grey one_channel opacity"),
        ("V.ToType(np.float16)", "colours"),
    ]


def _certain() -> list[tuple[str, str]]:
    """Random operators that have no choice."""
    return [
        ("V.RandomHorizontalFlip(1.0)", "colours grey two picture"),
        ("V.RandomVerticalFlip(1.0)", "colours grey picture"),
        ("V.RandomInvert(1.0)", "colours"),
        ("V.RandomEqualize(1.0)", "colours grey"),
        ("V.RandomAutoContrast(5, None, 1.0)", "colours grey"),
        ("V.RandomAdjustSharpness(1.7, 1.0)", "colours grey"),
        ("V.RandomGrayscale(1.0)", "picture picture_grey"),
        ("V.RandomPosterize(3)", "colours"),
        ("V.RandomSolarize((100, 100))", "colours grey"),
        ("V.RandomColor((0.5, 0.5))", "colours picture"),
        ("V.RandomColor((0., 0.))", "colours"),
        ("V.RandomSharpness((1.5, 1.5))", "colours grey picture"),
        ("V.RandomLighting(0.)", "colours picture"),
        ("V.RandomColorAdjust((1.5, 1.5))", "colours light"),
        ("V.RandomColorAdjust(contrast=(0.5, 0.5))", "colours light"),
        ("V.RandomRotation((30, 30), V.Inter.BILINEAR)", "colours picture"),
        ("V.RandomAffine((20, 20), (0.1, 0.1, 0.2, 0.2), (1.2, 1.2), (5, 5, 3, 3))", "colours"),
        ("V.RandomAffine((20, 20), None, (1.2, 1.2), (5, 5, 3, 3))", "picture"),
        ("V.RandomCrop((11, 14))", "colours picture"),
        ("V.RandomCrop((15, 18), 2, False, (1, 2, 3))", "colours picture"),
        ("V.RandomResizedCrop((9, 8), (1.0, 1.0), (1.4, 1.4))", "colours"),
    ]
