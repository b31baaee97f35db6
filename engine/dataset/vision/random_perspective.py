"""Images of Pillow as if they were seen from aside, by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.dataset import draws

from . import arguments
from .enums import Inter
from .image import PictureOperation
from .warped import Points, seen_aside

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

__all__ = ["RandomPerspective"]


class RandomPerspective(PictureOperation):
    """The image of Pillow, sometimes as if it were seen from aside.

    Args:
        distortion_scale: How far its corners move at most, as a part of half its width and height.
        prob: How likely, from 0 to 1.
        interpolation: How pixels between pixels are made.

    Raises:
        ArgumentTypeError: If one is of another type; when called: if the image is none of Pillow.
        ArgumentValueError: If one is out of range.

    """

    def __init__(
        self,
        distortion_scale: float = 0.5,
        prob: float = 0.5,
        interpolation: Inter = Inter.BICUBIC,
    ) -> None:
        where = "RandomPerspective"
        scale = f"{where}(distortion_scale)"
        self.distortion_scale = arguments.reach(scale, distortion_scale, 0, 1)
        self.prob = arguments.probability(f"{where}(prob)", prob)
        self.interpolation = arguments.choice(f"{where}(interpolation)", interpolation, Inter)

    def _of_picture(self, picture: Picture) -> Any:
        if not draws.chance(self.prob):
            return picture
        width, height = picture.size
        wide, high = (int(length / 2 * self.distortion_scale) for length in picture.size)
        right, bottom = width - 1, height - 1
        start: Points = [(0, 0), (right, 0), (right, bottom), (0, bottom)]
        end: Points = [
            (draws.whole(0, wide), draws.whole(0, high)),
            (draws.whole(right - wide, right), draws.whole(0, high)),
            (draws.whole(right - wide, right), draws.whole(bottom - high, bottom)),
            (draws.whole(0, wide), draws.whole(bottom - high, bottom)),
        ]
        return seen_aside("RandomPerspective", picture, start, end, self.interpolation)

    def _graph(self) -> dict[str, Any]:
        told = {"distortion_scale": self.distortion_scale, "prob": self.prob}
        return {**told, "interpolation": int(self.interpolation)}
