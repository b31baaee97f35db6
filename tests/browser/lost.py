"""An answer of the server that never comes, and what waits for it."""

from __future__ import annotations

# The next answer of a channel does not arrive; `again` is what then waits for it.
LOSE = """(channel) => {
    const { channels, set_props } = dash_clientside, { heard } = channels, { setTimeout } = window;
    let latest, wait;
    window.setTimeout = (act, ms) => {
        if (ms === 15_000) latest = act;
        return setTimeout(act, ms);
    };
    dash_clientside.set_props = (id, ...change) => {
        if (id === `${channel}-request`) wait = latest; // how long it waits was settled just before
        set_props(id, ...change);
    };
    channels.heard = (answer) => {
        if (answer?.channel !== channel) return heard(answer);
        Object.assign(window, { setTimeout, again: wait });
        Object.assign(dash_clientside, { set_props });
        channels.heard = heard;
    };
}"""
# Nor does any other to the same question, however often it is asked.
LOSE_FOR_GOOD = LOSE.replace(
    "channels.heard = heard;",
    "channels.heard = (later) => later?.serial === answer.serial || heard(later);",
)
