"""Images changed by policies of augmentation."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from engine.dataset import config, vision
from engine.dataset.vision import AutoAugmentPolicy, Inter
from engine.dataset.vision.augment import Looks, changed, largest, signed, space
from engine.dataset.vision.policies import POLICIES
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError

PLAIN = Looks("test", Inter.NEAREST, (0, 0, 0))


@pytest.fixture(autouse=True)
def _seeded():
    config.set_seed(5)


@pytest.fixture
def image(rng):
    return rng.integers(60, 200, (16, 20, 3), dtype=np.uint8)


POLICY_OPERATIONS = [
    *(vision.AutoAugment(policy) for policy in AutoAugmentPolicy),
    vision.RandAugment(),
    vision.RandAugment(3, 20, fill_value=(1, 2, 3), interpolation=Inter.BILINEAR),
    vision.TrivialAugmentWide(),
]


@pytest.mark.parametrize("operation", POLICY_OPERATIONS)
def test_images_are_changed_in_many_ways_and_keep_their_form(operation, image):
    made = [operation(image) for _ in range(60)]

    assert {one.shape for one in made} == {image.shape}
    assert {one.dtype.name for one in made} == {"uint8"}
    assert len({one.tobytes() for one in made}) > 15
    assert operation(Image.fromarray(image)).shape == image.shape


def test_images_stay_in_view(image):
    """MindSpore moves them by so many widths: nothing of them is left."""
    operation = vision.RandAugment(1)

    assert all((operation(image) != 0).mean() > 0.2 for _ in range(150))


def test_no_change_or_fourteen_are_as_likely(image):
    same = [np.array_equal(vision.RandAugment(1, 9)(image), image) for _ in range(1400)]

    assert np.array_equal(vision.RandAugment(0)(image), image)
    # Identity; and at this magnitude Posterize keeps 7 bits, so that it does change.
    assert np.mean(same) == pytest.approx(1 / 14, abs=0.025)


@pytest.mark.parametrize("policy", AutoAugmentPolicy)
def test_tables_hold_25_pairs_of_known_changes(policy):
    known = space(10, largest(0.3, (1.0, 1.0), 30.0, 0.9), 4, 256.0).keys() | {"Invert"}
    steps = [step for pair in POLICIES[policy] for step in pair]

    assert len(POLICIES[policy]) == 25
    assert {name for name, _, _ in steps} <= known
    assert all(0 <= likely <= 1 for _, likely, _ in steps)
    assert all(by is None or 0 <= by < 10 for _, _, by in steps)


def test_magnitudes_grow_in_even_steps():
    found = space(11, largest(0.3, (10.0, 20.0), 30.0, 0.9), 4, 255.0)

    assert found["Rotate"].values == pytest.approx(np.linspace(0, 30, 11))
    assert found["TranslateX"].values[-1] == 10
    assert found["TranslateY"].values[-1] == 20
    assert found["Posterize"].values.tolist() == [8, 8, 7, 7, 6, 6, 6, 5, 5, 4, 4]
    assert found["Solarize"].values[[0, -1]].tolist() == [255, 0]
    assert signed(found["Rotate"], 10, other_way=True) == -30
    assert signed(found["Solarize"], 0, other_way=True) == 255
    assert signed(found["Equalize"], 3, other_way=True) == 0


def test_each_change_is_the_operation_of_its_name(image):
    pairs = {
        ("Brightness", 0.5): vision.AdjustBrightness(1.5),
        ("Color", -0.5): vision.AdjustSaturation(0.5),
        ("Contrast", 0.5): vision.AdjustContrast(1.5),
        ("Sharpness", 0.5): vision.AdjustSharpness(1.5),
        ("Posterize", 3.0): vision.Posterize(3),
        ("Solarize", 100.0): vision.Solarize(100),
        ("AutoContrast", 0.0): vision.AutoContrast(),
        ("Equalize", 0.0): vision.Equalize(),
        ("Invert", 0.0): vision.Invert(),
        ("Rotate", 20.0): vision.Rotate(20),
        ("TranslateX", 5.0): vision.Affine(0, (0.25, 0.0), 1.0, 0.0),
        ("TranslateY", 4.0): vision.Affine(0, (0.0, 0.25), 1.0, 0.0),
        ("ShearX", np.radians(20)): vision.Affine(0, (0.0, 0.0), 1.0, (20.0, 0.0)),
        ("ShearY", np.radians(20)): vision.Affine(0, (0.0, 0.0), 1.0, (0.0, 20.0)),
    }
    for (name, by), operation in pairs.items():
        assert np.array_equal(changed(image, name, by, PLAIN), operation(image)), name


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: vision.AutoAugment("imagenet"), ArgumentTypeError, "an AutoAugmentPolicy"),
        (lambda: vision.AutoAugment(fill_value=-1), ArgumentValueError, "0 to 255"),
        (lambda: vision.AutoAugment()(np.ones((3, 3, 3))), StateError, "uint8"),
        (lambda: vision.RandAugment(-1), ArgumentValueError, "a number from 0"),
        (lambda: vision.RandAugment(1, 31), ArgumentValueError, "from 0 to 30"),
        (lambda: vision.RandAugment(1, 0, 1), ArgumentValueError, "a number from 2"),
        (lambda: vision.RandAugment()(np.ones((3, 3), np.uint8)), ShapeError, "3 channels"),
        (lambda: vision.TrivialAugmentWide(1), ArgumentValueError, "a number from 2"),
        (lambda: vision.TrivialAugmentWide(31, 0), ArgumentTypeError, "an Inter"),
    ],
)
def test_arguments_that_do_not_fit_raise(make, error, message):
    with pytest.raises(error, match=message):
        make()
