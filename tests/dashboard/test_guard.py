"""Requests of other sites get no answer, and answers tell the browser what they may do."""

from __future__ import annotations

import re
import threading
from http.client import HTTPConnection
from typing import TYPE_CHECKING

import pytest

import insight
from dashboard import create_app
from dashboard.guard import hosts_of, refusal_of
from dashboard.server import make_server

if TYPE_CHECKING:
    from flask.testing import FlaskClient

PLACES = [
    "/",
    "/health",
    "/theme.css",
    "/styles.css",
    "/_dash-layout",
    "/assets/favicon.svg",
    "/nowhere",
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    empty = insight.open_runs(tmp_path_factory.mktemp("empty"))
    return create_app(empty).server.test_client()


@pytest.mark.parametrize("place", PLACES)
def test_every_answer_carries_the_headers(client: FlaskClient, place: str) -> None:
    with client.get(place) as answer:
        headers = answer.headers

    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]


def test_no_inline_script_is_allowed_but_those_of_dash(client: FlaskClient) -> None:
    policy = client.get("/").headers["Content-Security-Policy"]
    scripts = next(rule for rule in policy.split("; ") if rule.startswith("script-src"))

    assert "unsafe" not in scripts
    assert re.fullmatch(r"script-src 'self'( 'sha256-[\w+/=]+')+", scripts)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:6060", "127.0.0.1.evil.example", ""]
)
@pytest.mark.parametrize("place", PLACES)
def test_foreign_host_is_refused(client: FlaskClient, host: str, place: str) -> None:
    with client.get(place, headers={"Host": host}) as answer:
        assert answer.status_code == 421


@pytest.mark.parametrize("host", ["127.0.0.1:6060", "localhost", "LOCALHOST:1", "[::1]:6060"])
def test_our_own_host_is_answered(client: FlaskClient, host: str) -> None:
    assert client.get("/health", headers={"Host": host}).status_code == 200


FOREIGN = ["https://evil.example", "null", "http://localhost:1", "https://localhost"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_origin_is_refused(client: FlaskClient, origin: str) -> None:
    answer = client.post("/_dash-update-component", json={}, headers={"Origin": origin})

    assert answer.status_code == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_request_from_another_site_is_refused(client: FlaskClient, site: str) -> None:
    assert client.get("/_dash-layout", headers={"Sec-Fetch-Site": site}).status_code == 403


def test_refusal_below_api_is_json(client: FlaskClient) -> None:
    answer = client.get("/api/v1/runs", headers={"Host": "evil.example"})

    assert answer.json.keys() == {"error", "hint"}


def test_request_without_a_host_is_told_so(client: FlaskClient) -> None:
    answer = client.get("/api/v1/runs", headers={"Host": "a b"})

    assert (answer.status_code, answer.json["error"]) == (421, "The request names no host.")


def test_refusal_speaks_the_language_of_the_browser(client: FlaskClient) -> None:
    headers = {"Host": "evil.example", "Accept-Language": "zh"}

    assert "此服务不响应主机 evil.example。" in client.get("/runs", headers=headers).text


def test_server_on_all_addresses_answers_to_addresses_but_not_to_names() -> None:
    from flask import Request
    from werkzeug.test import EnvironBuilder

    def refused(host: str) -> bool:
        asked = Request(EnvironBuilder(headers={"Host": host}).get_environ())
        return refusal_of(asked, hosts_of("0.0.0.0"), lambda _path: True) is not None

    assert not refused("192.168.1.7:6060")
    assert refused("evil.example")


def test_too_large_a_request_is_refused(client: FlaskClient) -> None:
    body = b'"' + b"x" * (5 * 2**20) + b'"'
    headers = {"Content-Type": "application/json"}
    answer = client.post("/_dash-update-component", data=body, headers=headers)

    assert answer.status_code == 413


def test_link_on_another_site_opens_pages_only(client: FlaskClient) -> None:
    followed = {
        "Sec-Fetch-Site": "cross-site",
        "Sec-Fetch-Mode": "navigate",
        "Sec-Fetch-Dest": "document",
    }

    assert client.get("/scalars", headers=followed).status_code == 200
    assert client.get("/health", headers=followed).status_code == 403


HOSTS = [
    *("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "evil.example:6060"),
    *("user@127.0.0.1", "127.0.0.1@evil.example", "127.0.0.1:6060@evil.example", "localhost."),
    *("127.0.0.1, evil.example", "127.0.0.1/evil", "127.0.0.1#", "127.0.0.1?x", "127.1"),
    *("2130706433", "0x7f000001", "0177.0.0.1", "[::ffff:127.0.0.1]", "[::1%25eth0]", "[::1"),
    *("localhost\t", "127.0.0.1:", "127.0.0.1:abc", "127.0.0.1:1:2", "LOCALHOST\x00", "", " ", "*"),
]
ORIGINS = ["null", "https://evil.example", "http://localhost:1", "https://localhost", "", "file://"]
TRAVERSALS = [
    *("../../etc/passwd", "..\\..\\etc\\passwd", "%2e%2e%2fetc%2fpasswd", "%252e%252e%252fetc"),
    *(
        "..%5c..%5cetc",
        "....//....//etc/passwd",
        "/etc/passwd",
        "//etc/passwd",
        "///proc/self/environ",
    ),
    *("..;/..;/etc/passwd", ".%00./etc/passwd", "%00", "boot.js%00.png", "\\\\host\\share\\x"),
    *("file:///etc/passwd", "C:\\Windows\\win.ini", "..%c0%af..%c0%afetc", "%uff0e%uff0e/etc"),
    *("./.././../app.py", "..", ".", "~root/.profile", "../app.py", "%2e%2e/app.py", "..%2fapp.py"),
]
PARAMETERS = [
    "run",
    "tag",
    "after_step",
    "limit",
    "cursor",
    "format",
    "lang",
    "theme",
    "q",
    "token",
]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """One app for the probes that change nothing."""
    root = tmp_path_factory.mktemp("runs")
    with insight.SummaryRecord(root / "run") as record:
        record.log(1, {"loss": 0.5})
    return create_app(insight.open_runs(root)).server.test_client()


def routes(client: FlaskClient) -> list[tuple[str, str]]:
    """A method and an address for every rule."""
    return [
        (method, re.sub(r"<[^>]*>", "x", rule.rule))
        for rule in client.application.url_map.iter_rules()
        for method in sorted({"GET", "HEAD", "POST"} & rule.methods)
    ]


def status(client: FlaskClient, method: str, address: str, headers: dict[str, str]) -> int:
    with client.open(address, method=method, headers=headers) as answer:
        return answer.status_code


@pytest.mark.parametrize("host", HOSTS, ids=range(len(HOSTS)))
def test_no_address_answers_to_a_foreign_host(served: FlaskClient, host: str) -> None:
    seen = {status(served, *place, {"Host": host}) for place in routes(served)}

    assert seen == {421}


@pytest.mark.parametrize("origin", ORIGINS)
def test_no_address_answers_to_a_foreign_origin(served: FlaskClient, origin: str) -> None:
    seen = {status(served, *place, {"Origin": origin}) for place in routes(served)}

    assert seen == {403}


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
@pytest.mark.parametrize(("mode", "dest"), [("no-cors", "script"), ("navigate", "iframe")])
def test_no_address_answers_to_another_site(
    served: FlaskClient, site: str, mode: str, dest: str
) -> None:
    headers = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": dest}
    seen = {status(served, *place, headers) for place in routes(served)}

    assert seen == {403}


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])
def test_no_address_knows_other_methods(served: FlaskClient, method: str) -> None:
    seen = {status(served, method, address, {}) for _, address in routes(served)}

    assert seen == {405}


def below(rule: str, text: str) -> set[str]:
    """Addresses of a rule with `text` in the place of one of its variables, and of all."""
    whole = rule.replace("<string:package_name>", "dash")
    return {
        re.sub("<.*>", lambda _: text, whole),
        re.sub("<[^>]*>", lambda _: text, rule),
        re.sub("<[^>]*>", lambda _: text, rule, count=1).replace("<path:fingerprinted_path>", "x"),
    }


def test_no_path_leads_out_of_the_folders(empty: insight.Store) -> None:
    """Over a socket: a client for tests would take `//etc` for a host, and tidy the others."""
    app = create_app(empty)
    rules = [rule.rule for rule in app.server.url_map.iter_rules() if "<" in rule.rule]
    server = make_server(app, port=0)
    thread = threading.Thread(target=server.run)
    thread.start()
    line = HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        for address in sorted(
            {one for rule in rules for text in TRAVERSALS for one in below(rule, text)}
        ):
            line.request("GET", address)
            answer = line.getresponse()
            content = answer.read()

            assert answer.status in {308, 400, 404}, address
            assert b"root:" not in content
            assert b"create_app" not in content
            assert b"Traceback" not in content
    finally:
        line.close()
        server.close()
        thread.join(10)


def test_no_parameter_leads_out_of_the_folders(served: FlaskClient) -> None:
    for address in ("/scalars", "/api/v1/runs", "/api/v1/tables/scalar", "/words.js"):
        for name in PARAMETERS:
            for text in TRAVERSALS:
                with served.get(address, query_string={name: text}) as answer:
                    content = answer.get_data()

                assert answer.status_code in {200, 400, 404}
                assert b"root:" not in content
                assert b"Traceback" not in content


def test_guard_costs_microseconds(served: FlaskClient) -> None:
    """Relative to what a request costs anyway, so that a busy machine does not matter."""
    import time

    from flask import Request
    from werkzeug.test import EnvironBuilder

    asked = Request(EnvironBuilder(path="/runs", headers={"Host": "localhost:6060"}).get_environ())
    started = time.process_time()
    for _ in range(2_000):
        refusal_of(asked, frozenset(), lambda _path: True)
    guard_s = time.process_time() - started
    started = time.process_time()
    for _ in range(200):
        served.get("/health")
    request_s = (time.process_time() - started) * 10

    assert guard_s < request_s / 5
