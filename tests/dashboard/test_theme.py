"""Everything that is read or told apart has contrast enough, on every surface it stands on."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from dashboard.theme import ORDER_COLOURS, RAMPS, RUN_COLOURS, THEMES, contrast, css_text, templates

# A number in a function of CSS: what is mixed of the theme's colours holds none.
COLOUR = re.compile(
    r"#(?:[\da-fA-F]{8}|[\da-fA-F]{6}|[\da-fA-F]{3,4})\b|\b(?:rgba?|hsla?|hwb|oklab|oklch)\(\s*[\d.]"
)
SURFACES = ("bg", "surface", "raised")
BOTH = [(name, surface) for name in THEMES for surface in SURFACES]


@pytest.mark.parametrize("level", RUN_COLOURS)
@pytest.mark.parametrize(("name", "surface"), BOTH)
def test_run_colours_stand_out_on_both_themes(level: str, name: str, surface: str) -> None:
    ground = THEMES[name][surface]
    weak = [c for c in RUN_COLOURS[level] if contrast(c, ground) < 3]

    assert weak == []


@pytest.mark.parametrize("token", ["text", "secondary", "faint", "accent", "good", "warn", "bad"])
@pytest.mark.parametrize(("name", "surface"), BOTH)
def test_words_can_be_read(token: str, name: str, surface: str) -> None:
    assert contrast(THEMES[name][token], THEMES[name][surface]) >= 4.5


@pytest.mark.parametrize("name", THEMES)
def test_chosen_page_can_be_read_in_the_rail(name: str) -> None:
    assert contrast(THEMES[name]["accent"], THEMES[name]["accent-soft"]) >= 4.5


@pytest.mark.parametrize("level", RUN_COLOURS)
def test_twelve_runs_have_twelve_colours(level: str) -> None:
    assert len(set(RUN_COLOURS[level])) == 12


@pytest.mark.parametrize("name", RAMPS)
def test_ramp_goes_one_way_from_the_surface(name: str) -> None:
    steps = [contrast(colour, THEMES[name]["surface"]) for colour in RAMPS[name]]

    assert steps[0] == 1
    assert steps == sorted(steps)


def test_both_themes_have_the_same_tokens() -> None:
    assert THEMES["light"].keys() == THEMES["dark"].keys()


def test_css_holds_every_token_of_both_themes() -> None:
    css = css_text()

    assert [token for token in THEMES["light"] if css.count(f"--{token}:") != 3] == []


def test_every_token_that_the_style_sheets_use_exists() -> None:
    from dashboard.app import ASSETS

    sheets = "".join(path.read_text("utf-8") for path in ASSETS.rglob("*.css"))
    scripts = "".join(path.read_text("utf-8") for path in ASSETS.rglob("*.mjs"))
    made = set(re.findall(r"--([\w-]+):", css_text() + sheets))  # by the theme or by a rule
    made |= set(re.findall(r"""["'`]--([\w-]+)["'`]""", scripts))  # for one element
    used = set(re.findall(r"var\(--([\w-]+)", sheets))

    assert len(used) > 10
    assert used <= made


def test_no_colour_is_written_outside_the_theme() -> None:
    from dashboard.app import ASSETS

    files = [path for kind in ("js", "css", "py") for path in ASSETS.parent.rglob(f"*.{kind}")]
    found = {
        path.name: colours for path in files if (colours := COLOUR.findall(path.read_text("utf-8")))
    }

    assert found.keys() == {"theme.py"}


def test_templates_paint_no_background_of_their_own() -> None:
    grounds = {template["layout"]["paper_bgcolor"] for template in templates().values()}

    assert grounds == {"rgba(0,0,0,0)"}


def mixed(one: str, other: str, share: float) -> str:
    """As `assets/frame/palette.mjs` mixes."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a + (b - a) * share) for a, b in pairs).hex()


@pytest.mark.parametrize(("name", "surface"), BOTH)
def test_colours_of_an_order_stand_out_and_so_do_those_between_them(
    name: str, surface: str
) -> None:
    stops, ground = ORDER_COLOURS[name], THEMES[name][surface]
    mixes = [mixed(a, b, share / 8) for a, b in pairwise(stops) for share in range(9)]
    shades = [mixed(colour, THEMES[name]["text"], 0.55) for colour in mixes]

    assert [colour for colour in mixes + shades if contrast(colour, ground) < 3] == []
