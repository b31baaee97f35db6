"""The API described as OpenAPI 3.1, made of the columns that the tables have."""

from __future__ import annotations

from typing import Any

from insight.plugins.media import MIMETYPES
from insight.tables import KINDS

from .question import LONGEST_CURSOR, LONGEST_NAME, MOST_ROWS, USUAL_ROWS

Schema = dict[str, Any]

_TEXT: Schema = {"type": "string"}
_WHOLE: Schema = {"type": "integer"}
_FLOAT: Schema = {"$ref": "#/components/schemas/Float"}
_ARRAY: Schema = {"type": "array", "items": {"$ref": "#/components/schemas/Element"}}
_TIME: Schema = {"type": ["string", "number", "null"], "format": "date-time"}
_OF_TYPE = {"str": _TEXT, "int64": _WHOLE, "float64": _FLOAT, "object": _ARRAY}
_LEADING = {"run": _TEXT, "tag": _TEXT, "step": _WHOLE, "wall_time": _FLOAT}
_RUN = {
    "run": _TEXT,
    "source": _TEXT,
    "started": _TIME,
    "updated": _TIME,
    "status": {"enum": ["running", "finished", "stopped", "failed", "diverged"]},
    **dict.fromkeys(("last_step", "points", "files", "bytes", "problems"), _WHOLE),
}
_PROBLEM = {"run": _TEXT, "file": _TEXT, "offset": _WHOLE, "problem": _TEXT, "kept": _WHOLE}
_FORMAT = {
    "name": "format",
    "in": "query",
    "description": "Instead of the header Accept, for links; CSV comes as a file to save.",
    "schema": {"enum": ["json", "csv"]},
}
_REFUSALS = {
    "400": "A parameter that is not understood.",
    "401": "No token, where one is asked for.",
    "403": "The request comes from a page of another site.",
    "405": "Another method than GET or HEAD.",
    "413": "A body, which none of these addresses takes, of more than 4 MB.",
    "421": "A host that this server does not answer for.",
}


def document(base: str, version: str) -> dict[str, Any]:
    """The whole description.

    Args:
        base: What addresses of the dashboard begin with.
        version: The version of Insight.

    """
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Insight",
            "version": version,
            "description": "The tables of the runs below one folder, only read.",
        },
        "servers": [{"url": base.rstrip("/") or "/"}],
        "security": [{}, {"token": []}],
        "paths": _paths(),
        "components": {
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            "schemas": _schemas(),
            "responses": {
                "Refused": {
                    "description": "What is wrong, and what to do.",
                    "content": _json("Refusal"),
                }
            },
        },
    }


def _paths() -> dict[str, Any]:
    described = _get(
        "This description.", {"content": {"application/json": {"schema": {"type": "object"}}}}
    )
    health = _get("Whether the server answers; needs no token.", {"content": _json("Health")})
    return {
        "/health": {"get": health | {"security": [{}]}},
        "/api/v1/openapi.json": {"get": described},
        "/api/v1/runs": {"get": _table("One row a run.", _json_of("Run"))},
        "/api/v1/lineage": {"get": _table("What is recorded about each run.", _json_of("Lineage"))},
        "/api/v1/problems": {"get": _table("What could not be read.", _json_of("Problem"))},
        "/api/v1/tables/{kind}": {"get": _kinds()},
        "/api/v1/blobs/{id}": {"get": _blobs()},
        "/api/v1/landscapes/{id}": {"get": _landscapes()},
    }


def _get(summary: str, found: Schema, *, extra: tuple[str, ...] = ()) -> Schema:
    refusals = {code: {"$ref": "#/components/responses/Refused"} for code in (*_REFUSALS, *extra)}
    return {
        "summary": summary,
        "responses": {"200": {"description": summary, **found}, **refusals},
    }


def _table(summary: str, content: Schema) -> Schema:
    content = content | {"text/csv": {"schema": _TEXT}}
    operation = _get(summary, {"content": content})
    operation["responses"]["304"] = {"description": "What If-None-Match names is still so."}
    return operation | {"parameters": [_FORMAT]}


def _kinds() -> Schema:
    pages = {
        "oneOf": [{"$ref": f"#/components/schemas/{_title(kind)}Page"} for kind in sorted(KINDS)]
    }
    operation = _table(
        "Rows of one kind, sorted by run, tag and step. CSV has all of them, as a stream, "
        "with ' before texts that a spreadsheet would run.",
        {"application/json": {"schema": pages}},
    )
    operation["responses"]["404"] = {"$ref": "#/components/responses/Refused"}
    operation["parameters"] = [
        {"name": "kind", "in": "path", "required": True, "schema": {"enum": sorted(KINDS)}},
        _names("run", "The name of a run; may be given several times."),
        _names("tag", "The name of a tag; may be given several times."),
        _query("after_step", "Rows of greater steps only.", _WHOLE),
        _query(
            "limit",
            f"The most rows of a page; without it {USUAL_ROWS} of JSON, and all of CSV.",
            {"type": "integer", "minimum": 1, "maximum": MOST_ROWS},
        ),
        _query(
            "cursor",
            "`next` of the page before: the rows behind it.",
            {"type": "string", "maxLength": LONGEST_CURSOR},
        ),
        _FORMAT,
    ]
    return operation


def _blobs() -> Schema:
    index: Schema = {"type": "integer", "minimum": 0, "maximum": 10**9 - 1}
    types = {f"image/{one}" for one in ("png", "jpeg", "gif", "webp", "bmp")} | {
        *("application/octet-stream", "application/json", "text/csv", "text/plain"),
        *MIMETYPES.values(),
    }
    operation = _get(
        "A picture, a sound or a video as recorded; a tensor as a file of NumPy; a figure or a "
        "table as JSON; the file of an artifact.",
        {"content": {one: {} for one in sorted(types)}},
    )
    operation["responses"]["206"] = {"description": "The part that the header Range asks for."}
    for code in ("404", "415", "416", "503"):
        operation["responses"][code] = {"$ref": "#/components/responses/Refused"}
    operation["responses"]["304"] = {"description": "What If-None-Match names is still so."}
    words = (
        "`image`, `tensor`, `figure`, `audio`, `video`, `table` or `artifact`, then run and tag in "
        "base64url without `=`, then the step, with dots."
    )
    operation["parameters"] = [
        {"name": "id", "in": "path", "required": True, "description": words, "schema": _TEXT},
        _query(
            "at",
            "Its `wall_time`: which one of a series without steps; of others no more than another "
            "address for a value that was recorded anew.",
            _TEXT,
        ),
        _query("download", "Given at all: as a file to save; a table is CSV then.", _TEXT),
        _query(
            "row", "With `column`: one cell of a table, from 0; a picture, a sound or text.", index
        ),
        _query("column", "With `row`: likewise.", index),
        _query("first", "The first row of a table as JSON, from 0.", index),
        _query("limit", "The most rows of it.", index),
    ]
    return operation


def _landscapes() -> Schema:
    operation = _get(
        "A file of insight landscape, as it lies in the folder of its run.",
        {"content": {"application/octet-stream": {}}},
    )
    for code in ("404", "503"):
        operation["responses"][code] = {"$ref": "#/components/responses/Refused"}
    words = "Run and file in base64url without `=`, with a dot between."
    operation["parameters"] = [
        {"name": "id", "in": "path", "required": True, "description": words, "schema": _TEXT},
    ]
    return operation


def _names(name: str, description: str) -> Schema:
    one = {"type": "string", "maxLength": LONGEST_NAME}
    return _query(name, description, {"type": "array", "items": one}) | {"explode": True}


def _query(name: str, description: str, schema: Schema) -> Schema:
    return {"name": name, "in": "query", "description": description, "schema": schema}


def _json(schema: str) -> Schema:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}


def _json_of(row: str) -> Schema:
    """The form of a table that comes as a whole."""
    rows = {"type": "array", "items": {"$ref": f"#/components/schemas/{row}"}}
    return {"application/json": {"schema": _object({"version": _WHOLE, "rows": rows})}}


def _schemas() -> dict[str, Schema]:
    spelled: Schema = {"enum": ["NaN", "Infinity", "-Infinity"]}
    fact = {"type": ["string", "number", "boolean", "array", "object", "null"]}
    schemas: dict[str, Schema] = {
        "Float": {"oneOf": [{"type": "number"}, spelled]},
        "Element": {"type": ["number", "string", "array", "null"]},
        "Refusal": _object({"error": _TEXT, "hint": _TEXT}),
        "Health": _object({"status": {"const": "ok"}, "version": _TEXT}),
        "Run": _object(_RUN),
        "Problem": _object(_PROBLEM),
        "Lineage": _object({"run": _TEXT}) | {"additionalProperties": fact},
    }
    for kind, columns in KINDS.items():
        schemas[_title(kind)] = _object(_LEADING | {name: _OF_TYPE[form] for name, form in columns})
        schemas[f"{_title(kind)}Page"] = _page(kind)
    return schemas


def _page(kind: str) -> Schema:
    following = {
        "type": ["string", "null"],
        "description": "What `cursor` asks for the rows behind; null when there are none.",
    }
    rows = {"type": "array", "items": {"$ref": f"#/components/schemas/{_title(kind)}"}}
    return _object({"kind": {"const": kind}, "version": _WHOLE, "rows": rows, "next": following})


def _object(properties: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _title(kind: str) -> str:
    return "".join(word.capitalize() for word in kind.split("_"))
