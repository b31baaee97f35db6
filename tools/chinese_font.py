"""Makes the font that Chinese words are drawn with where a system has none.

    npm pack @fontsource/noto-sans-sc && tar xzf fontsource-noto-sans-sc-*.tgz
    pip install fonttools brotli
    python tools/chinese_font.py package/files/noto-sans-sc-chinese-simplified-400-normal.woff2

It keeps the letters of `characters()`; decisions/0033 says why these.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from dashboard.words import words  # noqa: E402

FONT = ROOT / "dashboard/assets/fonts/noto-sans-sc-level-1.woff2"
PUNCTUATION, LEVEL_1 = (0xA1, 0xA3), range(0xB0, 0xD8)  # rows of GB 2312
WIDE = "\u3000"  # from here on: what no Latin font has


def characters() -> str:
    """The 3,755 letters of the first level of GB 2312, its wide marks, and those of our words."""
    found = {*_rows(*PUNCTUATION), *_rows(*LEVEL_1), *"".join(words("zh").values())}
    return "".join(sorted(one for one in found if one >= WIDE))


def _rows(*rows: int) -> str:
    """All characters of some rows of GB 2312."""
    bytes_ = (bytes([row, cell]) for row in rows for cell in range(0xA1, 0xFF))
    return "".join(pair.decode("gb2312", "ignore") for pair in bytes_)


def main() -> None:
    """Write the subset of a font over the one that is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("font", help="the whole font, as a WOFF2 file")
    font = parser.parse_args().font
    subset = [sys.executable, "-m", "fontTools.subset", font, f"--text={characters()}"]
    how = ["--flavor=woff2", "--layout-features=", "--no-hinting", "--desubroutinize"]
    subprocess.run([*subset, *how, f"--output-file={FONT}"], check=True)


if __name__ == "__main__":
    main()
