"""A webhook: one POST of JSON."""

from __future__ import annotations

import http.client
import json
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any, NoReturn

from .failure import TellingError, resolved

if TYPE_CHECKING:
    from insight.watching.message import Message

PATIENCE_S = 10.0
_GONE = {400, 401, 403, 404, 405, 410, 413, 422}


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """What is told goes to the address that was given, and no further."""

    def redirect_request(self, *_: Any) -> None:
        return None


_OPENER = urllib.request.build_opener(_NoRedirect)


def post(address: str, message: Message, patience_s: float = PATIENCE_S) -> None:
    """Post a message; Slack, Mattermost and Discord show its text.

    Args:
        address: The URL, or `$NAME` of the variable that has it.
        message: What.
        patience_s: How long each wait of the connection may take.

    Raises:
        TellingError: If it is not taken; without the address.

    """
    url = resolved(address)
    body = json.dumps(message.payload(), ensure_ascii=False, allow_nan=False).encode()
    headers = {"Content-Type": "application/json; charset=utf-8", "User-Agent": "insight-watch"}
    try:
        if not url.startswith(("http://", "https://")):
            raise TellingError(f"{address} is no address that begins with https://", is_final=True)
        request = urllib.request.Request(url, body, headers, method="POST")  # noqa: S310 # see above
        with _OPENER.open(request, timeout=patience_s):
            return
    except urllib.error.HTTPError as error:
        with error:
            _fail(f"it answered {error.code}", is_final=error.code in _GONE)
    except urllib.error.URLError as error:
        reason = error.reason
        _fail(f"no answer: {getattr(reason, 'strerror', None) or type(reason).__name__}")
    except TimeoutError:
        _fail(f"no answer within {patience_s:g} s")
    except (OSError, http.client.HTTPException, ValueError) as error:
        _fail(f"no answer: {type(error).__name__}")


def _fail(text: str, *, is_final: bool = False) -> NoReturn:
    # What urllib says holds the address: it is told to nobody, not even to a traceback.
    raise TellingError(text, is_final=is_final) from None
