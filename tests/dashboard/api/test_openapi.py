"""The description holds: every address is in it, and every answer has the form it tells."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import insight
from dashboard import create_app
from dashboard.access import Access
from insight.tables import KINDS

if TYPE_CHECKING:
    from flask.testing import FlaskClient

CORPUS = Path(__file__).resolve().parents[2] / "data"
TYPES: dict[str, type | tuple[type, ...]] = {
    "string": str,
    "number": (int, float),
    "integer": int,
    "array": list,
    "object": dict,
    "boolean": bool,
    "null": type(None),
}


def faults(value: Any, schema: dict[str, Any], document: dict[str, Any], at: str = "") -> list[str]:
    """Where a value is not of the form: the words of JSON Schema that the document uses."""
    if "$ref" in schema:
        *_, section, name = schema["$ref"].split("/")
        return faults(value, document["components"][section][name], document, at)
    found = []
    known = {"type", "properties", "required", "additionalProperties", "items", "enum", "const"}
    unknown = schema.keys() - known - {"oneOf", "format", "description"}
    assert unknown == set(), f"this test cannot check {unknown}"
    if "oneOf" in schema:
        fitting = [one for one in schema["oneOf"] if not faults(value, one, document, at)]
        found += [] if len(fitting) == 1 else [f"{at}: fits {len(fitting)} forms"]
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{at}: {value!r} is none of {schema['enum']}")
    if "const" in schema and value != schema["const"]:
        found.append(f"{at}: {value!r} is not {schema['const']}")
    if "type" in schema:
        names = [schema["type"]] if isinstance(schema["type"], str) else schema["type"]
        if not any(isinstance(value, TYPES[name]) for name in names):
            return [*found, f"{at}: {value!r} is no {names}"]
    if isinstance(value, dict):
        properties, others = schema.get("properties", {}), schema.get("additionalProperties", True)
        found += [f"{at}: lacks {name}" for name in schema.get("required", []) if name not in value]
        for name, item in value.items():
            if name in properties:
                found += faults(item, properties[name], document, f"{at}.{name}")
            elif others is False:
                found.append(f"{at}: has {name}")
            elif isinstance(others, dict):
                found += faults(item, others, document, f"{at}.{name}")
    if isinstance(value, list) and "items" in schema:
        for place, item in enumerate(value):
            found += faults(item, schema["items"], document, f"{at}[{place}]")
    return found


@pytest.fixture(scope="module")
def client() -> FlaskClient:
    return create_app(insight.open_runs(CORPUS)).server.test_client()


@pytest.fixture(scope="module")
def document(client: FlaskClient) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/v1/openapi.json").json
    return found


def schema_of(document: dict[str, Any], path: str) -> dict[str, Any]:
    found: dict[str, Any] = document["paths"][path]["get"]["responses"]["200"]["content"]
    return found["application/json"]["schema"]


def test_every_address_below_api_is_described(
    document: dict[str, Any], client: FlaskClient
) -> None:
    rules = [rule.rule for rule in client.application.url_map.iter_rules()]
    served = {re.sub(r"<(?:\w+:)?\w+>", "{}", rule) for rule in rules if rule.startswith("/api/")}
    described = {re.sub(r"{\w+}", "{}", path) for path in document["paths"]}

    assert described == {*served, "/health"}


@pytest.mark.parametrize(
    "path",
    ["/health", "/api/v1/openapi.json", "/api/v1/runs", "/api/v1/lineage", "/api/v1/problems"],
)
def test_answer_has_the_form_that_is_described(
    path: str, document: dict[str, Any], client: FlaskClient
) -> None:
    answer = client.get(path).json

    assert answer
    assert faults(answer, schema_of(document, path), document) == []


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_rows_of_kind_have_the_form_that_is_described(
    kind: str, document: dict[str, Any], client: FlaskClient
) -> None:
    answer = client.get(f"/api/v1/tables/{kind}?limit=300").json

    assert answer["kind"] == kind
    assert faults(answer, schema_of(document, "/api/v1/tables/{kind}"), document) == []


def test_refusal_has_the_form_that_is_described(
    document: dict[str, Any], client: FlaskClient
) -> None:
    refused = document["components"]["responses"]["Refused"]["content"]["application/json"]
    answer = client.get("/api/v1/tables/none").json

    assert faults(answer, refused["schema"], document) == []


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    def references(node: Any) -> list[str]:
        if isinstance(node, list):
            return [one for item in node for one in references(item)]
        if not isinstance(node, dict):
            return []
        own = [node["$ref"]] if "$ref" in node else []
        return own + [one for item in node.values() for one in references(item)]

    parts = document["components"]
    lost = [
        one for one in references(document) if one.split("/")[3] not in parts[one.split("/")[2]]
    ]

    assert lost == []


def test_every_parameter_that_is_described_is_understood(
    document: dict[str, Any], client: FlaskClient
) -> None:
    values = {"run": "none", "tag": "none", "after_step": "1", "limit": "1", "format": "csv"}
    values["cursor"] = "WyJhIiwgImIiLCAxXQ"
    for parameter in document["paths"]["/api/v1/tables/{kind}"]["get"]["parameters"]:
        if parameter["in"] == "query":
            name = parameter["name"]
            answer = client.get(f"/api/v1/tables/scalar?{name}={values[name]}")

            assert answer.status_code == (404 if name == "run" else 200)


def test_description_names_the_prefix_of_a_proxy(empty: insight.Store) -> None:
    client = create_app(empty, Access(prefix="/a/b")).server.test_client()

    assert client.get("/a/b/api/v1/openapi.json").json["servers"] == [{"url": "/a/b"}]
