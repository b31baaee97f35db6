"""Calls of metrics of surfaces."""

from __future__ import annotations

DISTANCES = ("euclidean", "chessboard", "taxicab")
AVERAGES = ("MeanSurfaceDistance", "RootMeanSquareDistance")
DOCUMENT = "([[3, 0, 1], [1, 3, 0], [1, 0, 2]], [[0, 2, 1], [1, 2, 1], [0, 0, 1]], 0)"
SPARSE = "(below(9, 1, 8, 9), below(9, 2, 8, 9), 3)"
VOLUMES = "(below(9, 3, 4, 5, 6), below(9, 4, 4, 5, 6), 0)"
NO_ROOT = "MindSpore leaves out the root where symmetric is False"

CALLS = [
    *(
        f"after(t.HausdorffDistance({how!r}, {share}, {directed}, {crop}), {images})"
        for how in DISTANCES
        for share in (None, 37.5)
        for directed in (True, False)
        for crop in (True, False)
        for images in (SPARSE, VOLUMES)
    ),
    *(
        f"after(t.{name}({symmetric}, {how!r}), {images})"
        for name in AVERAGES
        for symmetric in (True, False)
        for how in DISTANCES
        for images in (SPARSE, VOLUMES)
    ),
    *(f"after(t.{name}(), {DOCUMENT})" for name in ("HausdorffDistance", *AVERAGES)),
    "after(t.MeanSurfaceDistance(True), (np.ones((5, 6)), np.eye(5, 6), 1.0))",
    "after(t.HausdorffDistance(), (bits(1, 9), bits(2, 9), 1), (bits(3, 4), bits(4, 4), 1))",
    "after(t.HausdorffDistance(), (bits(1, 6, 7) == 1, below(5, 2, 6, 7) == 1, True))",
    "after(t.MeanSurfaceDistance(), (bits(1, 6, 7) == 1, below(5, 2, 6, 7) == 1, 0))",
    "after(t.HausdorffDistance(), (T(bits(1, 3, 4)), T(bits(2, 3, 4)), 1.0))",
    # An image without the region.
    *(
        f"after(t.{name}({options}), ({images}, 1))"
        for images in ("0 * bits(1, 3, 4), bits(2, 3, 4)", "bits(1, 3, 4), 0 * bits(2, 3, 4)")
        for name, options in (
            ("HausdorffDistance", ""),
            ("HausdorffDistance", "directed=True"),
            *((name, options) for name in AVERAGES for options in ("", "True")),
        )
    ),
    "after(t.HausdorffDistance(percentile=50.0), (bits(1, 3, 4), 0 * bits(2, 3, 4), 1))",
    # What cropping leaves of thin regions.
    "after(t.HausdorffDistance(), (np.eye(1, 3), np.eye(1, 3), 1))",
    "after(t.HausdorffDistance(), (np.ones((1, 5)), np.array([[1, 0, 0, 0, 1]]), 1))",
    "after(t.HausdorffDistance(crop=False), (np.ones((1, 5)), np.array([[1, 0, 0, 0, 1]]), 1))",
    "after(t.HausdorffDistance(percentile=0.0), (bits(1, 6, 7), bits(2, 6, 7), 1))",
    "after(t.HausdorffDistance(percentile=101.0), (bits(1, 6, 7), bits(2, 6, 7), 1))",
    "t.HausdorffDistance(percentile=50)",
    "t.HausdorffDistance('x')",
    "t.HausdorffDistance(1)",
    "t.HausdorffDistance(directed=1)",
    "t.HausdorffDistance(crop=1)",
    "t.HausdorffDistance(directed=None, crop=None)",
    *(f"t.{name}(1)" for name in AVERAGES),
    *(f"t.{name}(False, 'x')" for name in AVERAGES),
    *(f"t.{name}(False, 1)" for name in AVERAGES),
    *(f"after(t.{name}())" for name in ("HausdorffDistance", *AVERAGES)),
    *(
        f"after(t.{name}(), {inputs})"
        for name in ("HausdorffDistance", *AVERAGES)
        for inputs in (
            "(bits(1, 3, 4), bits(2, 3, 4))",
            "(bits(1, 3, 4), bits(2, 3, 4), 5)",
            "(bits(1, 3, 4), bits(2, 4, 3), 1)",
            "(np.zeros((0, 3)), np.zeros((0, 3)), 0)",
            "(bits(1, 3, 4), bits(2, 3, 4), '1')",
        )
    ),
]

DIFFERS = {
    **{
        f"after(t.RootMeanSquareDistance(False, {how!r}), {images})": NO_ROOT
        for how in DISTANCES
        for images in (SPARSE, VOLUMES)
    },
    **{f"after(t.{name}())": "MindSpore gives infinity until clear is called" for name in AVERAGES},
    **{
        f"after(t.{name}(), (bits(1, 3, 4), bits(2, 3, 4), '1'))": "the document says TypeError"
        for name in ("HausdorffDistance", "MeanSurfaceDistance")
    },
    "after(t.HausdorffDistance(percentile=50.0), (bits(1, 3, 4), 0 * bits(2, 3, 4), 1))": (
        "MindSpore gives NaN, between infinity and infinity"
    ),
    "after(t.HausdorffDistance(), (np.eye(1, 3), np.eye(1, 3), 1))": (
        "MindSpore drops axes that the crop leaves one element long: infinity, for equal regions"
    ),
    "after(t.HausdorffDistance(), (np.ones((1, 5)), np.array([[1, 0, 0, 0, 1]]), 1))": (
        "the same: 0.0, where it gives 2.0 without the crop"
    ),
    "after(t.HausdorffDistance(percentile=0.0), (bits(1, 6, 7), bits(2, 6, 7), 1))": (
        "MindSpore takes 0.0 for no percentile"
    ),
}
