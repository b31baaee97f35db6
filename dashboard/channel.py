"""Questions of browsers and their answers, carried by stores of Dash.

A channel is a pair of stores, `<name>-request` and `<name>-answer`: a question goes into one, its
answer comes out of the other. `assets/frame/channel.mjs` is the other end: it numbers questions, is
patient, and asks again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, dcc

if TYPE_CHECKING:
    from collections.abc import Callable

    from .page import App


def stores(*names: str) -> list[dcc.Store]:
    """The two ends of channels, for the layout of who asks through them."""
    return [dcc.Store(id=f"{name}-{end}") for name in names for end in ("request", "answer")]


def answers(app: App, name: str, function: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Let a function answer what browsers ask through a channel.

    Args:
        app: The app.
        name: Of the channel; whoever asks has its `stores` in sight.
        function: From a question to its answer. A question may be anything that a browser sent, but
            is a dict; the answer gets the question's number and the channel's name.

    """

    @app.callback(
        Output(f"{name}-answer", "data"),
        Input(f"{name}-request", "data"),
        prevent_initial_call=True,
    )
    def send(request: Any) -> dict[str, Any]:
        asked = request if isinstance(request, dict) else {}
        return {**function(asked), "channel": name, "serial": asked.get("serial")}

    app.clientside_callback(
        ClientsideFunction("channels", "heard"),
        Input(f"{name}-answer", "data"),
        prevent_initial_call=True,
    )
