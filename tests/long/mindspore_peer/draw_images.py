"""Draws images by a seed, prepares them by an engine's vision, and writes both into a file.

    python draw_images.py mindspore|engine SEED FILE.npz

The root of the checkout must be on the path. The file holds the images by name and what the calls
gave, as `packed` lays it out; nothing for a call that raised.
"""

from __future__ import annotations

import importlib
import sys

import numpy as np

from tests.engine.dataset.vision.mindspore_images import answer, calls, images, packed


def main(engine: str, seed: str, path: str) -> None:
    vision = importlib.import_module(f"{engine}.dataset.vision")
    drawn = images(int(seed))
    made: dict[int, list[np.ndarray]] = {}
    for number, (text, name) in enumerate(calls()):
        try:
            made[number] = answer(vision, text, name, drawn[name])
        except (TypeError, ValueError, RuntimeError) as error:
            print(text, name, type(error).__name__)
    kept = {f"image/{name}": array for name, array in drawn.items()}
    np.savez_compressed(path, **kept, **packed(made))


if __name__ == "__main__":
    main(*sys.argv[1:])
