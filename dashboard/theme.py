"""Colours, type and spacing of both themes: the only place with a hex code.

CSS gets them as variables from `css_text`, Plotly as templates from `templates`. Every run colour
keeps a contrast of 3:1 or more on the surfaces of both themes, so that an exported chart survives
either.
"""

from __future__ import annotations

from typing import Any

LIGHT = {
    "bg": "#f5f6f8",
    "surface": "#ffffff",
    "raised": "#ffffff",
    "sunken": "#eceef2",
    "line": "#e1e4ea",
    "line-strong": "#c6cbd5",
    "text": "#14171f",
    "secondary": "#525a6b",
    "faint": "#656d7e",
    "accent": "#2f5af5",
    "accent-soft": "#e7edfe",
    "on-accent": "#ffffff",
    "crowd": "#6f7887",
    "good": "#02794a",
    "warn": "#9a5b00",
    "bad": "#c4283a",
    "shadow": "0 1px 2px rgb(20 23 31 / 6%)",
    "lift": "0 8px 28px rgb(20 23 31 / 16%)",
    "knob": "0 1px 2px rgb(0 0 0 / 14%)",
    "veil": "rgb(0 0 0 / 40%)",
}
DARK = {
    "bg": "#0d1014",
    "surface": "#151a21",
    "raised": "#1b212a",
    "sunken": "#1d232c",
    "line": "#262d38",
    "line-strong": "#3b4453",
    "text": "#e9ecf1",
    "secondary": "#a6b0be",
    "faint": "#8b95a5",
    "accent": "#86a2ff",
    "accent-soft": "#1b2747",
    "on-accent": "#0d1014",
    "crowd": "#8791a1",
    "good": "#3fcf8e",
    "warn": "#f0b04f",
    "bad": "#ff7b86",
    "shadow": "none",
    "lift": "0 8px 28px rgb(0 0 0 / 55%)",
    "knob": "0 1px 2px rgb(0 0 0 / 14%)",
    "veil": "rgb(0 0 0 / 40%)",
}
THEMES = {"light": LIGHT, "dark": DARK}

# Twelve hues at one chroma and, per theme, near one luminance (OKLCH).
RUN_COLOURS = {
    "light": (
        *("#2664e0", "#da6705", "#0a9656", "#d63145", "#874cd4", "#14939f"),
        *("#d1439e", "#967e0c", "#1e8bc8", "#71950e", "#ac3eb4", "#656e80"),
    ),
    "dark": (
        *("#4684fd", "#e16b08", "#0da25d", "#e84454", "#9f65ef", "#179ba8"),
        *("#e455b0", "#a68b00", "#2b94d1", "#75990c", "#bc4dc4", "#798194"),
    ),
}
# Small to large, for what has an order: from cool to warm, so that those who confuse red and green
# see an order, too. Between two of them colours are mixed (assets/frame/palette.mjs).
ORDER_COLOURS = {
    "light": ("#2664e0", "#8a45cf", "#c93a98", "#d8453c", "#b87400"),
    "dark": ("#4f8bff", "#a872f2", "#ea5fb4", "#f0665a", "#d9962a"),
}
# From "nothing here" to "most of it"; the first stop is the surface itself.
RAMPS = {
    "light": ("#ffffff", "#dbe5ff", "#a9bffb", "#6f90f0", "#3d62d6", "#24409f", "#142764"),
    "dark": ("#151a21", "#1c2a4d", "#264284", "#3a62c4", "#6288f0", "#9cb6ff", "#e3eaff"),
}
# Where a share of the greatest count gets each stop: the square root lifts what is rare.
RAMP_STOPS = (0.0, 0.02, 0.08, 0.2, 0.42, 0.7, 1.0)
# Heights of a landscape in both themes, the same everywhere: dark is low.
TERRAIN = ("#1c2868", "#22529c", "#2b84ab", "#53ada0", "#9bcb98", "#e0d894", "#f0b26c")
# Differences of landscapes, lower to higher, with nothing in the middle.
DIFFERENCE = ("#1f4fa3", "#5e8fc9", "#a9c6e3", "#f2f0ea", "#eabf9d", "#d2834e", "#9c4213")

# What systems draw Chinese with, then the letters that we serve: `tools/chinese_font.py`.
_CHINESE = (
    '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", '
    '"WenQuanYi Micro Hei", "Noto Sans SC Served"'
)
WORDS = f'"Inter Variable", {_CHINESE}, sans-serif'
NUMBERS = f'"JetBrains Mono Variable", ui-monospace, {_CHINESE}, monospace'


def contrast(one: str, other: str) -> float:
    """The contrast of two colours `#rrggbb`, from 1 to 21.

    Source: WCAG 2.2, relative luminance and contrast ratio.

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def css_text() -> str:
    """The tokens as CSS: light by default, dark when chosen or when the system asks for it."""
    light, dark = (_variables(name) for name in ("light", "dark"))
    return (
        f":root {{ color-scheme: light; --words: {WORDS}; --numbers: {NUMBERS}; {light} }}\n"
        f':root[data-theme="dark"] {{ color-scheme: dark; {dark} }}\n'
        "@media (prefers-color-scheme: dark) {\n"
        f"  :root:not([data-theme]) {{ color-scheme: dark; {dark} }}\n"
        "}\n"
    )


def template(name: str) -> dict[str, Any]:
    """The Plotly template of a theme: transparent, quiet axes, our type and colours."""
    tokens = THEMES[name]
    axis = {
        "color": tokens["faint"],
        "gridcolor": tokens["line"],
        "linecolor": tokens["line-strong"],
        "zeroline": False,
        "ticks": "outside",
        "ticklen": 4,
        "tickcolor": tokens["line-strong"],
        "tickfont": {"size": 11, "color": tokens["faint"]},
        "exponentformat": "e",
    }
    ramp = [list(stop) for stop in zip(RAMP_STOPS, RAMPS[name], strict=True)]
    layout = {
        "font": {"family": WORDS, "size": 12, "color": tokens["secondary"]},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "colorway": list(RUN_COLOURS[name]),
        "showlegend": False,
        "margin": {"l": 48, "r": 12, "t": 8, "b": 28},
        "xaxis": axis | {"showgrid": False, "showline": True},
        "yaxis": axis | {"showline": False, "ticks": ""},
        "hoverlabel": {
            "bgcolor": tokens["raised"],
            "bordercolor": tokens["line-strong"],
            "font": {"family": NUMBERS, "size": 11, "color": tokens["text"]},
        },
    }
    return {"layout": layout, "data": {"heatmap": [{"colorscale": ramp}]}}


def templates() -> dict[str, dict[str, Any]]:
    """The Plotly templates of both themes, by name."""
    return {name: template(name) for name in THEMES}


def _variables(name: str) -> str:
    runs = {f"run-{slot}": colour for slot, colour in enumerate(RUN_COLOURS[name])}
    order = {f"order-{stop}": colour for stop, colour in enumerate(ORDER_COLOURS[name])}
    return " ".join(f"--{key}: {value};" for key, value in (THEMES[name] | runs | order).items())


def _luminance(colour: str) -> float:
    channels = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
