from __future__ import annotations

from io import BytesIO
from types import ModuleType

import numpy as np
import pytest
from PIL import Image

from insight.errors import SummaryValueError
from insight.plugins._drawn import figure_of, is_pillow, is_plotly
from insight.plugins.image import PLUGIN

SIZE = (6, 4)


class Figure:
    """Stands in for Matplotlib's: what counts is where a class says that it comes from."""

    __module__ = "matplotlib.figure"

    def savefig(self, file, format):
        Image.new("RGBA", SIZE, (1, 2, 3, 255)).save(file, format=format)


class SubFigure:
    __module__ = "matplotlib.figure"

    def __init__(self, figure):
        self.figure = figure


class Axes:
    __module__ = "matplotlib.axes._axes"

    def __init__(self, figure):
        self.figure = figure


class FacetGrid:
    __module__ = "seaborn.axisgrid"

    def __init__(self, figure):
        self.figure = figure


def pyplot(figure):
    module = ModuleType("matplotlib.pyplot")
    module.gcf = lambda: figure
    return module


class Report(Figure):
    """A class of a user's own."""


@pytest.mark.parametrize("part", [Axes, SubFigure, FacetGrid, pyplot])
def test_whatever_belongs_to_a_figure_leads_to_it(part):
    figure = Figure()

    assert figure_of(part(figure)) is figure


def test_axes_of_a_part_of_a_figure_lead_to_the_whole():
    figure = Figure()

    assert figure_of(Axes(SubFigure(figure))) is figure


def test_a_figure_of_a_users_own_class_is_one():
    report = Report()

    assert figure_of(report) is report


def test_a_part_that_stands_in_no_figure_is_none():
    assert figure_of(Axes(None)) is None
    alone = SubFigure(None)
    alone.figure = alone
    assert figure_of(alone) is None


def test_what_only_has_a_figure_is_none():
    class Notebook:
        figure = Figure()

    assert figure_of(Notebook()) is None


@pytest.mark.parametrize("value", [1.0, "a", np.zeros(3), None, {}, object(), np])
def test_other_values_are_drawn_by_nobody(value):
    assert figure_of(value) is None
    assert not is_plotly(value)
    assert not is_pillow(value)


def test_a_figure_is_the_picture_that_it_saves():
    message = PLUGIN.encode(Axes(Figure()))

    assert PLUGIN.decode(message) == (*SIZE, 4, "png")
    assert Image.open(BytesIO(PLUGIN.load(message))).getpixel((0, 0)) == (1, 2, 3, 255)


@pytest.mark.parametrize("error", [RuntimeError, ValueError, OSError, KeyError])
def test_figure_that_cannot_be_saved_is_told_with_its_reason(error):
    class Broken(Figure):
        def savefig(self, file, format):
            raise error("latex could not be found")

    with pytest.raises(SummaryValueError, match=r"a figure that savefig can save.*latex could not"):
        PLUGIN.encode(Broken())


@pytest.mark.parametrize("mode", ["La", "LA", "PA", "RGBa"])
def test_grey_and_colours_that_are_seen_through_are_pictures(mode):
    image = Image.new("RGBA", SIZE, (8, 8, 8, 255))
    via = {"La": "LA", "PA": "LA"}.get(mode, mode)
    image = image.convert(via).convert(mode)

    assert image.mode == mode
    assert PLUGIN.decode(PLUGIN.encode(image))[:3] == (*SIZE, 4)


def test_image_whose_file_is_cut_is_told_with_its_reason():
    file = BytesIO()
    Image.fromarray(np.random.default_rng(0).integers(0, 255, (64, 64), np.uint8)).save(file, "PNG")
    cut = Image.open(BytesIO(file.getvalue()[:1000]))

    with pytest.raises(SummaryValueError, match="an image that Pillow can read"):
        PLUGIN.encode(cut)


@pytest.mark.peers("matplotlib")
def test_what_matplotlib_drew_is_saved_in_its_own_size():
    import matplotlib as mpl
    from matplotlib.figure import Figure as Drawn

    with mpl.rc_context({"figure.dpi": 50, "savefig.dpi": "figure"}):
        figure = Drawn(figsize=(3, 2))
        axes = figure.subfigures(1, 2)[0].subplots()
        (line,) = axes.plot([1, 2], [3, 4])
        found = [PLUGIN.decode(PLUGIN.encode(value)) for value in (figure, axes, line)]

    assert found == [(150, 100, 4, "png")] * 3
