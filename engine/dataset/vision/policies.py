"""The pairs of changes that were found good for three sets of data.

Source: Cubuk et al., AutoAugment, arXiv:1805.09501, tables 7 to 9, with magnitudes in ten steps.
"""

from __future__ import annotations

from .enums import AutoAugmentPolicy

# A change, how likely it is, and its magnitude; None where there is no more or less.
Step = tuple[str, float, int | None]

_IMAGENET = """
Posterize 0.4 8 Rotate 0.6 9, Solarize 0.6 5 AutoContrast 0.6 -, Equalize 0.8 - Equalize 0.6 -,
Posterize 0.6 7 Posterize 0.6 6, Equalize 0.4 - Solarize 0.2 4, Equalize 0.4 - Rotate 0.8 8,
Solarize 0.6 3 Equalize 0.6 -, Posterize 0.8 5 Equalize 1.0 -, Rotate 0.2 3 Solarize 0.6 8,
Equalize 0.6 - Posterize 0.4 6, Rotate 0.8 8 Color 0.4 0, Rotate 0.4 9 Equalize 0.6 -,
Equalize 0.0 - Equalize 0.8 -, Invert 0.6 - Equalize 1.0 -, Color 0.6 4 Contrast 1.0 8,
Rotate 0.8 8 Color 1.0 2, Color 0.8 8 Solarize 0.8 7, Sharpness 0.4 7 Invert 0.6 -,
ShearX 0.6 5 Equalize 1.0 -, Color 0.4 0 Equalize 0.6 -, Equalize 0.4 - Solarize 0.2 4,
Solarize 0.6 5 AutoContrast 0.6 -, Invert 0.6 - Equalize 1.0 -, Color 0.6 4 Contrast 1.0 8,
Equalize 0.8 - Equalize 0.6 -
"""
_CIFAR10 = """
Invert 0.1 - Contrast 0.2 6, Rotate 0.7 2 TranslateX 0.3 9, Sharpness 0.8 1 Sharpness 0.9 3,
ShearY 0.5 8 TranslateY 0.7 9, AutoContrast 0.5 - Equalize 0.9 -, ShearY 0.2 7 Posterize 0.3 7,
Color 0.4 3 Brightness 0.6 7, Sharpness 0.3 9 Brightness 0.7 9, Equalize 0.6 - Equalize 0.5 -,
Contrast 0.6 7 Sharpness 0.6 5, Color 0.7 7 TranslateX 0.5 8, Equalize 0.3 - AutoContrast 0.4 -,
TranslateY 0.4 3 Sharpness 0.2 6, Brightness 0.9 6 Color 0.2 8, Solarize 0.5 2 Invert 0.0 -,
Equalize 0.2 - AutoContrast 0.6 -, Equalize 0.2 - Equalize 0.6 -, Color 0.9 9 Equalize 0.6 -,
AutoContrast 0.8 - Solarize 0.2 8, Brightness 0.1 3 Color 0.7 0, Solarize 0.4 5 AutoContrast 0.9 -,
TranslateY 0.9 9 TranslateY 0.7 9, AutoContrast 0.9 - Solarize 0.8 3, Equalize 0.8 - Invert 0.1 -,
TranslateY 0.7 9 AutoContrast 0.9 -
"""
_SVHN = """
ShearX 0.9 4 Invert 0.2 -, ShearY 0.9 8 Invert 0.7 -, Equalize 0.6 - Solarize 0.6 6,
Invert 0.9 - Equalize 0.6 -, Equalize 0.6 - Rotate 0.9 3, ShearX 0.9 4 AutoContrast 0.8 -,
ShearY 0.9 8 Invert 0.4 -, ShearY 0.9 5 Solarize 0.2 6, Invert 0.9 - AutoContrast 0.8 -,
Equalize 0.6 - Rotate 0.9 3, ShearX 0.9 4 Solarize 0.3 3, ShearY 0.8 8 Invert 0.7 -,
Equalize 0.9 - TranslateY 0.6 6, Invert 0.9 - Equalize 0.6 -, Contrast 0.3 3 Rotate 0.8 4,
Invert 0.8 - TranslateY 0.0 2, ShearY 0.7 6 Solarize 0.4 8, Invert 0.6 - Rotate 0.8 4,
ShearY 0.3 7 TranslateX 0.9 3, ShearX 0.1 6 Invert 0.6 -, Solarize 0.7 2 TranslateY 0.6 7,
ShearY 0.8 4 Invert 0.8 -, ShearX 0.7 9 TranslateY 0.8 3, ShearY 0.8 5 AutoContrast 0.7 -,
ShearX 0.7 2 Invert 0.1 -
"""


def _pairs(text: str) -> list[tuple[Step, Step]]:
    """The pairs that a table lists.

    >>> _pairs("Invert 0.1 - Contrast 0.2 6")
    [(('Invert', 0.1, None), ('Contrast', 0.2, 6))]

    """
    found = []
    for pair in text.split(","):
        words = pair.split()
        first, second = (
            (name, float(likely), None if by == "-" else int(by))
            for name, likely, by in (words[:3], words[3:])
        )
        found.append((first, second))
    return found


POLICIES = {
    AutoAugmentPolicy.IMAGENET: _pairs(_IMAGENET),
    AutoAugmentPolicy.CIFAR10: _pairs(_CIFAR10),
    AutoAugmentPolicy.SVHN: _pairs(_SVHN),
}
