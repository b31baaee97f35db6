"""A browser that has no more room for what its pages keep."""

from __future__ import annotations

FILL = """(storage) => {
    for (let size = 2 ** 22, count = 0; size >= 1;) {
        try { window[storage].setItem(`full ${count++}`, "x".repeat(size)); } catch { size /= 2; }
    }
}"""
"""JavaScript that fills `localStorage` or `sessionStorage`."""
