"""Planted secrets: none is in a file of the run, in an export of it, or in what is printed."""

from __future__ import annotations

import json
import logging
import subprocess
import sys

import numpy as np
import pytest

from dashboard import create_app
from insight import SummaryRecord, open_runs
from insight.cli import main
from insight.masking import settings
from tests.insight.record.provenance.repository import git, repository

PLANTED = b"S3CRET"
# As the case that was reported has them; each line is of another form.
CHANGES = {
    "conf.yaml": "password: correct horse S3CRET_YAML\n",
    "setup.sh": """cat > ~/.netrc <<EOF
machine api.wandb.ai
  login user
  password S3CRET_NETRC
EOF
PGPASSWORD=S3CRET_PG psql
export DB_PASS="S3CRET_DBPASS"
""",
    "args.py": 'p.add_argument("--token", default="S3CRET_ARGDEFAULT")\n'
    'token = os.environ.get("T") or "S3CRET_OR"\napi_keys = ["S3CRET_LIST"]\n'
    "password=abc,S3CRET_COMMA\n",
}
SCRIPT = """\
import argparse
import insight
p = argparse.ArgumentParser()
p.add_argument("--token")
p.add_argument("--dec-key")
p.add_argument("--db-pass")
p.add_argument("--api-keys", nargs="*")
p.add_argument("-D")
p.add_argument("--lr", type=float)
a = p.parse_args()
with insight.SummaryRecord("../runs/a", provenance=True, hyperparameters=vars(a)) as r:
    r.log(1, {"loss": 1.0})
"""
COMMAND = [
    *("--token", "S3CRET_ARGTOKEN", "--dec-key", "S3CRET_DECKEY", "--db-pass", "S3CRET_DBP"),
    *("--api-keys", "a", "S3CRET_KEYS2", "-Dpassword=S3CRET_D", "--lr", "0.1"),
]
SETTINGS = {
    "lr": 0.1,
    "seed": 7,
    "use_auth": True,
    "password": "S3CRET",
    "pin": 1234,
    "secret_number": 5,
    "db": {"user": "me", "password": "S3CRET", "url": "postgres://me:S3CRET@h/d"},
    "auth": {"user": "S3CRET", "type": "oidc"},
    "api_keys": ["S3CRET", "S3CRET2"],
    "argv": ["train", "--token", "S3CRET", "--lr", "0.1"],
    "note": "password=abc,S3CRET",
    "connection": "Server=h;Password=S3CRET;Encrypt=yes",
    "headers": {"Authorization": "Bearer S3CRET"},
    "tokenizer": "bpe",
    "pad_token": "[PAD]",
    "max_tokens": "5",
}


@pytest.fixture(autouse=True)
def told_anew(monkeypatch, tmp_path):
    monkeypatch.setattr(settings, "_TOLD", set())
    monkeypatch.chdir(tmp_path)  # of a checkout that holds this file the diff would be kept


def files_that_tell(folder):
    """The files below a folder that hold what was planted."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert files
    return [str(path.relative_to(folder)) for path in files if PLANTED in path.read_bytes()]


def recorded(folder, **options):
    path = "https://me:S3CRET@h/data.npy"
    with SummaryRecord(folder, provenance=True, **options) as record:
        record.hyperparameters(SETTINGS)
        record.add_value("custom_lineage_data", "facts", {"hub_token": "S3CRET", "width": 3})
        record.add_value("train_lineage", "facts", {"train_dataset": {"train_dataset_path": path}})
        record.data("https://me:S3CRET@h/x", np.zeros(3))
        record.seed("password=S3CRET", 3)
        record.log(1, {"loss": 0.5})
    return folder


def exported(runs, out):
    """Each form of export, with the runs of a folder; the folder that has them all."""
    out.mkdir()
    for form in ("prov", "openlineage", "model-card", "ro-crate"):
        assert main(["lineage", str(runs), "--to", form, "--out", str(out / form)]) == 0
    for target in ("insight", "tensorboard", "csv", "parquet"):
        assert main(["export", str(runs), "--to", target, "--out", str(out / f"to_{target}")]) == 0
    return out


def test_command_changes_and_settings_of_a_script_lose_each_planted_secret(tmp_path, capsys):
    repo = repository(tmp_path / "repo", {"train.py": SCRIPT} | dict.fromkeys(CHANGES, ""))
    for name, text in CHANGES.items():
        (repo / name).write_text(text)
    git(repo, "remote", "add", "origin", "https://me:S3CRET_REMOTE@h/x.git")
    subprocess.run([sys.executable, "train.py", *COMMAND], cwd=repo, check=True)
    document = open_runs(tmp_path / "runs").provenance("a")

    assert files_that_tell(tmp_path / "runs") == []
    assert document["command"]["arguments"][-2:] == ["--lr", "0.1"]
    assert document["command"]["whole"] is False
    assert document["code"]["remote"] == "https://***@h/x.git"
    assert document["code"]["diff"].count("***") == 8
    assert main(["lineage", str(tmp_path / "runs"), "--full", "--json"]) == 0
    assert PLANTED.decode() not in capsys.readouterr().out


def test_settings_facts_names_and_their_exports_lose_each_planted_secret(tmp_path, capsys):
    recorded(tmp_path / "runs" / "a")
    row = open_runs(tmp_path / "runs").lineage().iloc[0]

    assert files_that_tell(tmp_path / "runs") == []
    assert files_that_tell(exported(tmp_path / "runs", tmp_path / "out")) == []
    assert row["hyperparameters.lr"] == 0.1
    assert (row["hyperparameters.pin"], row["hyperparameters.secret_number"]) == (1234, 5)
    assert bool(row["hyperparameters.use_auth"]) is True
    assert row["hyperparameters.password"] == "***"
    assert row["hyperparameters.db.url"] == "postgres://***@h/d"
    assert row["hyperparameters.db.user"] == "me"
    assert row["hyperparameters.auth.type"] == "oidc"
    assert row["hyperparameters.argv"] == ("train", "--token", "***", "--lr", "0.1")
    assert row["hyperparameters.connection"] == "Server=h;Password=***;Encrypt=yes"
    assert row["hyperparameters.tokenizer"] == "bpe"
    assert row["hyperparameters.pad_token"] == "[PAD]"
    assert row["user.hub_token"] == "***"
    assert row["seed.password=***"] == 3


def test_setting_that_the_user_says_is_none_stays_and_others_are_masked(tmp_path):
    given = {"key_word": "a", "auth_key": "b", "model": {"token": "c"}, "token": "d"}
    with SummaryRecord(tmp_path / "in" / "a", unmasked=["auth_key", "model.*"]) as record:
        record.hyperparameters(given)
        record.add_value("custom_lineage_data", "facts", {"auth_key": "e"})
        record.record(1)
    main(["export", str(tmp_path / "in"), "--to", "insight", "--out", str(tmp_path / "again")])
    for root in (tmp_path / "in", tmp_path / "again"):
        row = open_runs(root).lineage().iloc[0]

        assert row["hyperparameters.key_word"] == "a"
        assert row["hyperparameters.auth_key"] == "b"
        assert row["hyperparameters.model.token"] == "c"
        assert row["hyperparameters.token"] == "***"
        assert row["user.auth_key"] == "e"
        assert "auth_key" in row["user.unmasked"]


def test_option_that_the_user_says_is_none_stays_in_the_command(tmp_path, monkeypatch):
    given = ["python", "train.py", "--auth-key", "a1", "--token=b2", "auth_key=c3"]
    monkeypatch.setattr(sys, "orig_argv", given)
    with SummaryRecord(tmp_path / "a", unmasked=["auth_key"], provenance=True) as record:
        record.log(1, {"loss": 0.5})
    words = open_runs(tmp_path).provenance("a")["command"]["arguments"]

    assert words == [*given[:4], "--token=***", "auth_key=c3"]


@pytest.mark.parametrize("unmasked", ["token", [1], 3])
def test_names_that_are_none_are_refused(tmp_path, unmasked):
    with pytest.raises(TypeError, match="a list of names"):
        SummaryRecord(tmp_path / "a", unmasked=unmasked)


def test_masked_setting_says_once_how_it_is_kept(tmp_path, caplog):
    with caplog.at_level(logging.WARNING), SummaryRecord(tmp_path / "a") as record:
        record.hyperparameters({"auth_key": "a"})
        record.hyperparameters({"auth_key": "b", "note": "password=c"})

    (told,) = (one.getMessage() for one in caplog.records)
    assert told.startswith("auth_key is recorded as ***")
    assert told.endswith("unmasked=['auth_key'].")


def test_what_an_older_recorder_wrote_is_masked_when_it_is_read_and_exported(tmp_path):
    recorded(tmp_path / "runs" / "a")
    (file,) = (tmp_path / "runs" / "a").glob("*provenance*.json")
    document = json.loads(file.read_text())
    document.pop("masking")
    document["command"] = {"arguments": ["python", "x.py", "--token", "S3CRET"], "whole": True}
    document["code"] = {"diff": "+password = 'S3CRET'\n", "diff_whole": True, "dirty": True}
    file.write_text(json.dumps(document))
    read = open_runs(tmp_path / "runs").provenance("a")

    assert read["command"] == {"arguments": ["python", "x.py", "--token", "***"], "whole": False}
    assert read["code"]["diff"] == "+password = '***'\n"
    assert read["code"]["diff_whole"] is False
    assert files_that_tell(exported(tmp_path / "runs", tmp_path / "out")) == []
    assert "Left out" in (tmp_path / "out" / "ro-crate" / "a" / "README.md").read_text()


def test_what_the_rules_before_these_left_is_masked_when_it_is_read(tmp_path):
    recorded(tmp_path / "runs" / "a")
    (file,) = (tmp_path / "runs" / "a").glob("*provenance*.json")
    document = json.loads(file.read_text())
    document["masking"] = 3
    words = ["python", "x.py", "sshpass", "-p", "S3CRET", "ssh", "-p", "2222"]
    document["command"] = {"arguments": words, "whole": True}
    file.write_text(json.dumps(document))
    read = open_runs(tmp_path / "runs").provenance("a")

    assert read["command"]["arguments"] == [*words[:4], "***", *words[5:]]
    assert read["command"]["whole"] is False


def test_what_another_tool_recorded_is_masked_where_we_show_or_write_it(tmp_path, capsys):
    run = tmp_path / "mlruns" / "1" / ("7" * 32)
    for name, text in {
        "meta.yaml": f"run_id: {'7' * 32}\nstart_time: 1700000000000\nstatus: 3\n",
        "params/password": "S3CRET",
        "params/url": "https://me:S3CRET@h/x",
        "params/lr": "0.1",
        "metrics/loss": "1700000000000 0.5 1\n",
        "tags/mlflow.source.name": "train.py --token S3CRET",
    }.items():
        path = run / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "mlruns" / "1" / "meta.yaml").write_text("name: x\nexperiment_id: 1\n")
    row = open_runs(tmp_path / "mlruns").lineage().iloc[0].astype(str)
    main(["lineage", str(tmp_path / "mlruns"), "--full", "--csv"])
    asked = create_app(open_runs(tmp_path / "mlruns")).server.test_client()

    assert "S3CRET" not in capsys.readouterr().out + " ".join(row)
    for address in ("lineage", "lineage?format=csv", "runs"):
        answer = asked.get(f"/api/v1/{address}")
        assert (answer.status_code, PLANTED in answer.data) == (200, False)
    assert "***" in set(row)
    assert "https://***@h/x" in set(row)
    assert files_that_tell(exported(tmp_path / "mlruns", tmp_path / "out")) == []
