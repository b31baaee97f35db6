"""What is masked, and what is not."""

from __future__ import annotations

import pytest

from insight.record.provenance.secrets import is_secret_name, masked, masked_arguments

SECRETS = [
    'token = "abcdef"',
    "password: hunter2",
    "DB_PASSWORD=hunter2",
    "{'api_key': 'abcdef'}",
    'os.environ["AWS_SECRET_ACCESS_KEY"] = "abcdef"',
    "https://me:hunter2@example.org/x.git",
    "https://example.org/?access_token=abcdef&x=1",
    "x = 'ghp_0123456789abcdefghijABCDEFGHIJ012345'",
    "AKIAIOSFODNN7EXAMPLE",
    "Authorization: Bearer abcdef0123456789",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcdefghij",
    "-----BEGIN RSA PRIVATE KEY-----\n+MIIabcdef\n+hunter2\n-----END RSA PRIVATE KEY-----",
    "def connect(password: str = 'hunter2'):",
    "def connect(password: str | None = 'hunter2'):",
    "def connect(password: Optional[str] = 'hunter2'):",
    'password = """hunter2"""',
    "password = '''hunter2'''",
    "WANDB_API_KEY=abcdef0123 python train.py",
    "+python train.py --password hunter2 --lr 1",
    "curl -H 'Authorization: Basic hunter2x' https://example.org",
]
HARMLESS = [
    "learning_rate = 0.1",
    "max_tokens=5",
    'tokenizer = "bert"',
    "password = None",
    'pad_token = "<pad>"',
    "token = read(path)",
    'author = "somebody"',
    "https://example.org/a?page=2",
    'password = ""',
    'password = """"""',
    "TOKEN=$TOKEN python train.py",
    "RATE=0.1 python train.py --rate 0.1",
    "if token==other and other:",
    "def f(token: str, *, n=5, m=6):",
    "train(token=token if token else 5)",
    'parser.add_argument("--token", required=True)',
]


@pytest.mark.parametrize("text", SECRETS)
def test_secret_leaves_the_text(text):
    shown = masked(text)

    assert "***" in shown
    for secret in ("abcdef", "hunter2", "AKIA", "ghp_", "eyJ"):
        assert secret not in shown


@pytest.mark.parametrize("text", HARMLESS)
def test_text_without_a_secret_stays(text):
    assert masked(text) == text


def test_secret_of_a_long_text_is_masked_in_each_of_its_parts():
    lines = [f"password = 'hunter{n}'\nrate = {n}\n" for n in range(2000)]
    shown = masked("".join(lines))

    assert "hunter" not in shown
    assert shown.count("***") == len(lines)
    assert "rate = 1999" in shown


def test_key_over_many_lines_of_a_long_text_is_masked():
    key = "-----BEGIN PRIVATE KEY-----\n" + "abcdef\n" * 3000 + "-----END PRIVATE KEY-----\n"

    assert masked(key + "rate = 1\n") == "***\nrate = 1\n"


def test_arguments_keep_all_but_secrets():
    given = [
        "python",
        "train.py",
        "--token",
        "a1",
        "--api-key=b2",
        "--auth",
        "--lr",
        "0.1",
        "pwd=c3",
    ]
    shown = ["python", "train.py", "--token", "***", "--api-key=***", "--auth", "--lr", "0.1"]

    assert masked_arguments(given) == [*shown, "pwd=***"]


@pytest.mark.parametrize("name", ["accessKey", "SIGNING_KEY", "x-auth", "clientSecret"])
def test_name_in_any_style_is_known(name):
    assert is_secret_name(name)


def test_line_that_nobody_wrote_is_masked_whole_where_it_names_a_secret():
    plain = "+" + "a" * 50_000 + "\n"
    telling = "+" + "a" * 50_000 + " token = 'hunter2'\n"

    assert masked(plain + telling + "rate = 1\n") == f"{plain}+***\nrate = 1\n"


@pytest.mark.parametrize("text", ["self.password = 'hunter2'", "--db.password=hunter2"])
def test_name_behind_dots_and_dashes_is_found(text):
    assert "hunter2" not in masked(text)
