"""Data sets, and what prepares their rows."""

from __future__ import annotations

import numpy as np

from engine.dataset import GeneratorDataset, NumpySlicesDataset, transforms, vision

pixels = np.random.default_rng(0).integers(0, 255, (8, 6, 6, 3), np.uint8)
rows = NumpySlicesDataset((pixels, np.arange(8)), column_names=("image", "label"), shuffle=False)
scaled = [vision.Resize(4), vision.Rescale(1 / 255, 0.0), vision.HWC2CHW()]
rows = rows.map(scaled, ("image",))
rows = rows.map(lambda one: one + 1, ("label",), ("number",)).rename(("number",), ("label",))
rows = rows.filter(lambda label: label < 7, ("label",)).project(("image", "label"))
rows = rows.batch(2, per_batch_map=lambda labels, _: labels, input_columns=("label",))
for (labels,) in rows.create_tuple_iterator(columns=("label",), num_epochs=1):
    print(labels.asnumpy())
for image, label in GeneratorDataset([(pixels, 1)], column_names=("image", "label")):
    print(image.shape, label)

changes = [vision.RandomHorizontalFlip(), vision.RandomVerticalFlip()]
changed = [
    transforms.Compose(scaled),
    transforms.RandomApply(changes, prob=0.3),
    transforms.RandomChoice(changes),
    transforms.RandomOrder(changes),
    transforms.Compose([vision.Resize(4), transforms.TypeCast("float32"), np.negative]),
]
mixed = [vision.Resize(4), transforms.TypeCast("float32")]
print(transforms.Compose(mixed)(pixels[0]).dtype, changed)
chosen = vision.UniformAugment((vision.RandomHorizontalFlip(), vision.Invert()), 1)
several = vision.UniformAugment(changes, num_ops=2)
policy = [[(vision.RandomHorizontalFlip(0.5), 0.5)], [(vision.Invert(), 1.0)]]
print(chosen(pixels[0]).shape, several(pixels[0]).shape)
print(vision.RandomSelectSubpolicy(policy)(pixels[0]).shape)
normal = vision.Normalize((0.1, 0.2, 0.3), (0.2, 0.2, 0.2))
padded = vision.NormalizePad((0.1,), (0.2,), "float16")
print(normal(pixels[0]).mean(), padded(pixels[0]).shape)
