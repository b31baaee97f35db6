"""Who shows no token learns nothing, and behind a proxy everything stands below its prefix."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import insight
from dashboard import create_app
from dashboard.access import Access, Below, taken_off

if TYPE_CHECKING:
    from flask import Flask
    from flask.testing import FlaskClient

TOKEN = "wHo-sHows_this.may~look"
BEARER = {"Authorization": f"Bearer {TOKEN}"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> insight.Store:
    root = tmp_path_factory.mktemp("runs")
    with insight.SummaryRecord(root / "run") as record:
        record.log(1, {"loss": 0.5})
    return insight.open_runs(root)


@pytest.fixture(scope="module")
def guarded(folder: insight.Store) -> Flask:
    server: Flask = create_app(folder, Access(token=TOKEN)).server
    return server


@pytest.fixture(scope="module")
def prefixed(folder: insight.Store) -> Flask:
    server: Flask = create_app(folder, Access(prefix="/a/b")).server
    return server


def places(server: Flask) -> list[tuple[str, str]]:
    """A method and an address for every rule of a server."""
    values = {
        "path": "scalars",
        "filename": "boot.js",
        "package_name": "plotly",
        "fingerprinted_path": "package_data/plotly.min.js",
        "kind": "scalar",
        "identity": "image.YQ.YQ.1",
        "name": "report.html",
    }
    found = []
    for rule in server.url_map.iter_rules():
        address = re.sub(r"<(?:\w+:)?(\w+)>", lambda part: values[part[1]], rule.rule)
        found += [(method, address) for method in sorted({"GET", "POST"} & rule.methods)]
    return found


def ask(client: FlaskClient, method: str, address: str, **options: Any) -> Any:
    body = {"json": {}} if method == "POST" else {}
    with client.open(address, method=method, **body, **options) as answer:
        answer.get_data()
        return answer


def test_every_address_but_health_asks_for_the_token(guarded: Flask) -> None:
    client = guarded.test_client()
    statuses = {place: ask(client, *place).status_code for place in places(guarded)}

    assert statuses.pop(("GET", "/health")) == 200
    assert len(statuses) >= 15
    assert set(statuses.values()) == {401}


WRONG = [
    {"Authorization": "Bearer wrong"},
    {"Authorization": f"Bearer {TOKEN}x"},
    {"Authorization": f"Basic {TOKEN}"},
    {"Authorization": TOKEN},
    {"Authorization": "Bearer"},
    {"Authorization": "Bearer \xff\xfe"},
    {"Cookie": f"insight-session-80={TOKEN}"},
    {"Cookie": "insight-session-80="},
    {"X-Token": TOKEN},
]


@pytest.mark.parametrize("headers", WRONG, ids=range(len(WRONG)))
def test_what_is_not_the_token_opens_nothing(guarded: Flask, headers: dict[str, str]) -> None:
    answer = ask(guarded.test_client(), "GET", "/api/v1/runs", headers=headers)

    assert answer.status_code == 401
    assert answer.headers["WWW-Authenticate"].startswith("Bearer")
    assert "Authorization: Bearer" in answer.json["hint"]


def test_token_in_a_header_opens_every_address(guarded: Flask) -> None:
    client = guarded.test_client()
    statuses = {ask(client, *place, headers=BEARER).status_code for place in places(guarded)}

    assert 401 not in statuses


def test_token_in_the_address_becomes_a_cookie(guarded: Flask) -> None:
    client = guarded.test_client()
    answer = ask(client, "GET", f"/scalars?axis=wall&token={TOKEN}&q=a%26b")
    cookie = answer.headers["Set-Cookie"]

    assert answer.status_code == 303
    assert answer.headers["Location"] == "/scalars?axis=wall&q=a%26b"
    assert all(word in cookie for word in ("HttpOnly", "SameSite=Strict", "Path=/"))
    assert TOKEN not in str(answer.headers)
    assert ask(client, "GET", "/scalars").status_code == 200
    assert ask(client, "GET", "/api/v1/runs").json["rows"][0]["run"] == "run"


@pytest.mark.parametrize("path", ["//runs", "///runs//", "/%2Fruns"])
def test_token_leads_to_no_other_host(guarded: Flask, path: str) -> None:
    answer = ask(guarded.test_client(), "GET", f"{path}?token={TOKEN}")

    assert answer.headers.get("Location") in {None, "/runs"}


@pytest.mark.parametrize("address", ["/runs?token=wrong", "/runs?token=", "/nowhere", "/health/x"])
def test_who_has_no_token_learns_how_to_get_in(guarded: Flask, address: str) -> None:
    answer = ask(guarded.test_client(), "GET", address)

    assert answer.status_code == 401
    assert b"?token=" in answer.data
    assert b"react-entry-point" not in answer.data


def test_token_stands_in_no_answer(guarded: Flask) -> None:
    client = guarded.test_client()
    for method, address in [*places(guarded), ("GET", f"/nowhere?token={TOKEN}")]:
        answer = ask(client, method, address, headers=BEARER)

        assert TOKEN.encode() not in answer.data
        assert TOKEN not in str(answer.headers)


def test_link_on_another_site_opens_after_a_reload(guarded: Flask) -> None:
    followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    followed |= {"Sec-Fetch-Dest": "document"}
    client = guarded.test_client()

    assert ask(client, "GET", "/runs", headers=followed).headers["Refresh"] == "0"
    assert "Refresh" not in ask(client, "GET", "/runs").headers


def test_every_address_stands_below_the_prefix(prefixed: Flask) -> None:
    client = prefixed.test_client()
    for method, address in places(prefixed):
        below = ask(client, method, f"/a/b{address}").status_code
        # A proxy may take the prefix off on the way.
        bare = ask(client, method, address).status_code

        assert below == bare, address
        # No file is there, or nothing was asked of it.
        without = (
            "/static/",
            "/api/v1/blobs/",
            "/api/v1/landscapes/",
            "/_dash-update",
            "/reports/files/",
        )
        assert below == 200 or address.startswith(without)


def test_frame_asks_for_nothing_outside_of_the_prefix(prefixed: Flask) -> None:
    client = prefixed.test_client()
    text = ask(client, "GET", "/a/b/scalars").get_data(as_text=True)
    asked = re.findall(r"(?:src|href)=\"([^\"]+)\"", text)

    assert len(asked) > 20
    assert [one for one in asked if not one.startswith("/a/b/")] == []
    for one in asked:
        assert ask(client, "GET", one).status_code == 200, one


def test_every_page_stands_below_the_prefix(prefixed: Flask) -> None:
    from dashboard.page import all_pages

    for page in all_pages():
        body = {
            "output": "page.children",
            "outputs": {"id": "page", "property": "children"},
            "inputs": [{"id": "address", "property": "pathname", "value": f"/a/b{page.path}"}],
            "state": [{"id": "address", "property": "search", "value": ""}],
            "changedPropIds": ["address.pathname"],
        }
        answer = prefixed.test_client().post("/a/b/_dash-update-component", json=body)

        assert f'"data-page":"{page.name}"' in answer.text


@pytest.mark.parametrize(
    ("method", "address", "status"),
    [
        ("GET", "/a/b/assets/none.js", 404),
        ("PUT", "/a/b/runs", 405),
        ("POST", "/a/b/theme.css", 405),
        ("POST", "/a/b/_dash-update-component", 400),
    ],
)
def test_errors_lead_back_below_the_prefix(
    prefixed: Flask, method: str, address: str, status: int
) -> None:
    answer = ask(prefixed.test_client(), method, address, headers={"Accept": "text/html"})

    assert answer.status_code == status
    assert b'href="/a/b/"' in answer.data


@pytest.mark.parametrize(
    ("access", "headers", "status"),
    [
        (Access(), {"Host": "runs.example.org"}, 421),
        (Access(hosts=frozenset({"runs.example.org"})), {"Host": "runs.example.org"}, 200),
        (Access(hosts=frozenset({"runs.example.org"})), {"Host": "x.runs.example.org"}, 421),
        (Access(prefix="/x"), {"Host": "runs.example.org"}, 421),
        # Without a proxy nobody may say that there is one.
        (Access(), {"Host": "evil.example", "X-Forwarded-Host": "localhost"}, 421),
        (Access(prefix="/x"), {"Host": "localhost", "X-Forwarded-Host": "evil.example"}, 421),
        # A page that was reached by a name of its own can say what a proxy says.
        (Access(prefix="/x"), {"Host": "evil.example", "X-Forwarded-Host": "localhost"}, 421),
        (
            Access(prefix="/x", hosts=frozenset({"runs.example.org"})),
            {"Host": "evil.example", "X-Forwarded-Host": "runs.example.org"},
            421,
        ),
        (
            Access(prefix="/x", hosts=frozenset({"runs.example.org"})),
            {
                "Host": "127.0.0.1:6060",
                "X-Forwarded-Host": "runs.example.org",
                "X-Forwarded-Proto": "https",
                "Origin": "https://runs.example.org",
            },
            200,
        ),
        (
            Access(hosts=frozenset({"runs.example.org"})),
            {"Host": "runs.example.org", "Origin": "https://runs.example.org"},
            200,
        ),
        (
            Access(hosts=frozenset({"runs.example.org"})),
            {
                "Host": "127.0.0.1:6060",
                "X-Forwarded-Host": "runs.example.org:8443",
                "Origin": "https://runs.example.org:8443",
            },
            200,
        ),
        # What a proxy does that nobody told to say anything.
        (
            Access(prefix="/x", hosts=frozenset({"runs.example.org"})),
            {"Host": "127.0.0.1:6060", "Origin": "https://runs.example.org"},
            200,
        ),
        (
            Access(hosts=frozenset({"runs.example.org"})),
            {"Host": "127.0.0.1:6060", "Origin": "https://runs.example.org:8443"},
            403,
        ),
        (
            Access(hosts=frozenset({"runs.example.org"})),
            {"Host": "runs.example.org", "Origin": "https://evil.example"},
            403,
        ),
        (Access(), {"Host": "localhost", "Origin": "https://localhost"}, 403),
    ],
)
def test_proxy_is_known_by_its_name(
    folder: insight.Store, access: Access, headers: dict[str, str], status: int
) -> None:
    client = create_app(folder, access).server.test_client()
    answer = ask(client, "GET", "/health", headers=headers)

    assert answer.status_code == status
    assert status != 421 or b"--allowed-host" in answer.data


def test_cookie_goes_over_tls_only_where_the_proxy_speaks_it(folder: insight.Store) -> None:
    client = create_app(folder, Access(TOKEN, prefix="/x")).server.test_client()
    plain = ask(client, "GET", f"/x/runs?token={TOKEN}")
    secure = ask(client, "GET", f"/x/runs?token={TOKEN}", headers={"X-Forwarded-Proto": "https"})

    assert "Secure" not in plain.headers["Set-Cookie"]
    assert "Secure" in secure.headers["Set-Cookie"]
    assert secure.headers["Location"] == "/x/runs"


@pytest.mark.parametrize(
    ("path", "taken"),
    [
        ("/a/b", "/a/b"),
        ("/a/b/", "/a/b"),
        ("/a/bc/runs", ""),
        ("/a", ""),
        ("//a/b", ""),
        ("/A/B/runs", ""),
    ],
)
def test_prefix_is_taken_off_where_it_is_whole(path: str, taken: str) -> None:
    assert taken_off(path, Access(prefix="/a/b")) == taken


def test_secret_in_the_path_stands_for_the_token(folder: insight.Store) -> None:
    access = Access(prefix="/user/me/proxy/6060", secret="s3cr3t")
    client = create_app(folder, access).server.test_client()
    bare = [ask(client, "GET", path).status_code for path in ("/runs", "/wrong/runs", "/health")]
    hub = {"Host": "hub.example.org", "Origin": "https://hub.example.org"}
    known = [
        ask(client, "GET", f"{prefix}/s3cr3t/runs", headers=hub).status_code
        for prefix in ("", "/user/me/proxy/6060")
    ]

    assert bare == [401, 401, 200]
    assert known == [200, 200]


REFUSED: list[dict[str, str]] = [
    {},
    {"Host": "evil.example"},
    {"Host": "a b"},
    {"Origin": "https://evil.example"},
    {"Sec-Fetch-Site": "cross-site"},
]


@pytest.mark.parametrize("headers", REFUSED, ids=range(len(REFUSED)))
def test_no_refusal_tells_the_secret(folder: insight.Store, headers: dict[str, str]) -> None:
    client = create_app(folder, Access(prefix="/x", secret="s3cr3t")).server.test_client()
    addresses = ["/", "/x/", "/runs", "//runs", "/health", "/health/", "/x/health", "/api/v1/runs"]
    addresses += ["/assets/none.js", "/_dash-update-component", "/wrong/runs", "/nowhere"]
    for address in addresses:
        for method in ("GET", "POST", "PUT", "OPTIONS"):
            answer = ask(client, method, address, headers=headers)

            assert b"s3cr3t" not in answer.data, (method, address)
            assert "s3cr3t" not in str(answer.headers), (method, address)


@pytest.mark.parametrize(
    ("referer", "framing"),
    [
        ("http://localhost:8888/lab/tree/a.ipynb", "'self' http://localhost:8888"),
        ("https://hub.example.org/user/me/", "'self' https://hub.example.org"),
        ("", "'self'"),
        ("javascript:alert(1)", "'self'"),
        ("http://a;script-src *", "'self'"),
        ("http://a b/", "'self'"),
    ],
)
def test_only_the_page_that_shows_the_secret_address_may_frame_it(
    folder: insight.Store, referer: str, framing: str
) -> None:
    client = create_app(folder, Access(secret="s3cr3t")).server.test_client()
    answer = ask(client, "GET", "/s3cr3t/runs", headers={"Referer": referer})
    policy = answer.headers["Content-Security-Policy"]

    assert policy.endswith(f"frame-ancestors {framing}")
    assert "X-Frame-Options" not in answer.headers


def test_app_below_a_prefix_is_told_what_was_taken_off() -> None:
    seen: dict[str, Any] = {}

    def app(environ: dict[str, Any], _start: object) -> list[bytes]:
        seen.update(environ)
        return []

    Below(app, Access(prefix="/x"))({"PATH_INFO": "/x"}, None)

    assert (seen["SCRIPT_NAME"], seen["PATH_INFO"]) == ("/x", "/")
