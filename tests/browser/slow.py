"""A page that is slow, whatever the machine."""

from __future__ import annotations

# No timer is in time.
LATE = """() => {
    const { setTimeout } = window;
    window.setTimeout = (act, ms = 0, ...given) => setTimeout(act, Math.max(ms, 60), ...given);
}"""
