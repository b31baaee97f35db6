"""Levels changed by a table that their histogram makes."""

from __future__ import annotations

import numpy as np

from engine.dataset.pixels.histograms import by_table, equalized, stretched


def test_each_channel_has_its_table():
    image = np.array([[[1, 1]]], np.uint8)
    tables = np.stack([np.arange(256), np.arange(256)[::-1]]).astype(np.uint8)

    assert by_table(image, tables).tolist() == [[[1, 254]]]


def test_levels_without_pixels_count_nothing():
    line = np.array([10, 10, 20, 30], np.uint8).reshape(1, 4, 1)

    assert equalized(line).ravel().tolist() == [0, 0, 128, 255]


def test_pixels_that_do_not_count_are_clipped():
    levels = np.array([0, *([100] * 18), 200], np.uint8).reshape(1, 20, 1)
    whole = np.array([100, 150, 200, 250], np.uint8).reshape(1, 4, 1)

    assert stretched(levels, 5, []).ravel().tolist() == [0, *([100] * 18), 200]  # one level is left
    assert stretched(whole, 0, [250]).ravel().tolist() == [0, 127, 255, 255]
