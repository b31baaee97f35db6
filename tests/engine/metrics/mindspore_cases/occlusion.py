"""Calls of `OcclusionSensitivity`, with whole numbers, so that scores are exact."""

from __future__ import annotations

DENSE = "nn.Dense(4, 2, T(small(1, 2, 4)), T(small(2, 2)))"
IMAGES = (
    "nn.SequentialCell(nn.Flatten(), nn.Dense(24, 3, T(small(3, 3, 24)), T(small(4, 3)))),"
    " T(small(5, 1, 2, 3, 4))"
)
BOXES = (
    "[0, 1, 0, 1, 1, 3]",
    "[-1, -1, 1, 2, -2, -1]",
    "[1, 1, 0, -1, 0, 0]",
    "[0, 2, 0, 1, 1, 3]",
    "[0, 1, 2, 1, 1, 3]",
    "[0, 1, 1, 3]",
    "[0, 1, 0]",
)
SEVERAL = "MindSpore takes no tuple, and a list only to fail with it; the document says Sequence"

CALLS = [
    *(
        f"after(t.OcclusionSensitivity({options}), ({DENSE}, small(6, 1, 4), np.array(1)))"
        for options in ("", "0.5", "1.0, 1", "0.0, 3, 2", "0.0, 0")
    ),
    *(
        f"after(t.OcclusionSensitivity({options}), ({IMAGES}, T(2)))"
        for options in ("", "0.5", "2.0, 1", "0.0, 1, 5", "0.0, 3, 1")
    ),
    *(f"after(t.OcclusionSensitivity(0.0, 1, 7, {box}), ({IMAGES}, T(0)))" for box in BOXES),
    f"after(t.OcclusionSensitivity(), *2 * [({DENSE}, small(6, 1, 4), np.array(1))])",
    f"after(t.OcclusionSensitivity(), ({DENSE}, small(6, 1, 4), np.array([1])))",
    f"after(t.OcclusionSensitivity(), ({DENSE}, small(6, 1, 4), np.array(-1)))",
    f"after(t.OcclusionSensitivity(), ({DENSE}, small(6, 1, 4), np.array(2)))",
    f"after(t.OcclusionSensitivity(), ({DENSE}, small(6, 1, 4), 1))",
    f"after(t.OcclusionSensitivity(), ({DENSE}, small(6, 1, 4), np.array([0, 1])))",
    f"after(t.OcclusionSensitivity(), ({DENSE}, small(6, 2, 4), np.array([0, 1])))",
    f"after(t.OcclusionSensitivity(), ({DENSE}, small(6, 1, 4)))",
    f"after(t.OcclusionSensitivity(), ({DENSE}, small(6, 1, 4).tolist(), T(1)))",
    f"after(t.OcclusionSensitivity(margin=[1]), ({DENSE}, small(6, 1, 4), T(1)))",
    "after(t.OcclusionSensitivity(), (1, small(6, 1, 4), np.array(1)))",
    "after(t.OcclusionSensitivity())",
    "t.OcclusionSensitivity(1)",
    "t.OcclusionSensitivity(margin=1.0)",
    "t.OcclusionSensitivity(margin=True)",
    "t.OcclusionSensitivity(margin=(1,))",
    "t.OcclusionSensitivity(n_batch=1.0)",
    "t.OcclusionSensitivity(n_batch=True)",
    "t.OcclusionSensitivity(n_batch=0)",
    "t.OcclusionSensitivity(b_box=1)",
    "t.OcclusionSensitivity(b_box=(0, 1))",
]

DIFFERS = {
    f"after(t.OcclusionSensitivity(), ({DENSE}, small(6, 1, 4), np.array([1])))": (
        "MindSpore fails at any label with an axis, though it checks for one of one element"
    ),
    f"after(t.OcclusionSensitivity(), ({DENSE}, small(6, 1, 4).tolist(), T(1)))": (
        "MindSpore makes float64 of it, which its network then refuses"
    ),
    f"after(t.OcclusionSensitivity(margin=[1]), ({DENSE}, small(6, 1, 4), T(1)))": SEVERAL,
    "t.OcclusionSensitivity(margin=(1,))": SEVERAL,
    "t.OcclusionSensitivity(b_box=(0, 1))": SEVERAL,
    "t.OcclusionSensitivity(n_batch=0)": "MindSpore takes it for all at once",
}
