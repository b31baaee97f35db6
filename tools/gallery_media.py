"""Three runs that learn the sound of a bell, for the gallery's page of sounds and videos.

Sixty partials, of which each run finds the loudness by gradient descent on samples of the sound; at
the smallest rate it is still far. What has been learned is recorded as sound, and how as a video.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

import insight

if TYPE_CHECKING:
    from pathlib import Path

    Numbers = np.ndarray[Any, Any]

RATES = (0.02, 0.2, 1.4)
STEPS = 80
RATE = 16_000  # samples a second
SECONDS = 1.5
PARTIALS = 60
BATCH = 256
# A bell of 220 Hz, by the partials that its founders name; each dies away by itself.
BELL = {1: 0.35, 2: 1.0, 3: 0.3, 4: 0.55, 6: 0.4, 8: 0.3, 11: 0.2, 16: 0.1, 22: 0.06}
BLUE, GREY, WHITE = (47, 90, 245), (190, 196, 206), 250


def make_runs(folder: Path) -> None:
    """Learn it at each rate, once."""
    if not folder.exists():
        for rate in RATES:
            learn(folder / f"bell-{rate:g}", rate)


def learn(folder: Path, rate: float) -> None:
    rng = np.random.default_rng(7)
    parts = partials()
    loudness = np.zeros(PARTIALS)
    wanted = np.array([BELL.get(number, 0.0) for number in range(1, PARTIALS + 1)])
    sound, frames = wanted @ parts, []
    with insight.SummaryRecord(folder, hyperparameters={"learning_rate": rate}) as record:
        for step in range(1, STEPS + 1):
            some = rng.choice(parts.shape[1], BATCH, replace=False, p=loud_more_often(sound))
            error = loudness @ parts[:, some] - sound[some]
            loudness -= rate * parts[:, some] @ error / BATCH * 2
            frames.append(picture(loudness, wanted))
            values: dict[str, Any] = {"loss": float(np.mean((loudness @ parts - sound) ** 2))}
            if step % 20 == 0:
                learned = loudness @ parts
                values["bell/learned"] = insight.Audio(learned / 3, RATE)
                values["bell/what is missing"] = insight.Audio((sound - learned) / 3, RATE)
                values["partials"] = insight.Video(np.stack(frames), rate=20)
            record.log(step, values)


def partials() -> Numbers:
    """Each partial as it sounds alone, a row each."""
    time = np.arange(round(RATE * SECONDS)) / RATE
    numbers = np.arange(1, PARTIALS + 1)[:, None]
    return np.sin(2 * np.pi * 110 * numbers * time) * np.exp(-time * (1 + 0.15 * numbers))


def loud_more_often(sound: Numbers) -> Numbers:
    odds: Numbers = np.abs(sound) + 0.05
    return odds / odds.sum()


def picture(loudness: Numbers, wanted: Numbers) -> Numbers:
    """What is learned of each partial, blue, before what it shall be."""
    height, width = 80, 2 * PARTIALS
    pixels = np.full((height, width, 3), WHITE, np.uint8)
    for values, colour, inset in ((wanted, GREY, 0), (loudness, BLUE, 1)):
        for at, value in enumerate(values):
            top = round(height * (1 - min(1.0, abs(float(value)) * 0.9)))
            pixels[top:, 2 * at + inset : 2 * at + 2] = colour
    return pixels
