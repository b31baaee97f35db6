"""What is masked, and what is not."""

from __future__ import annotations

import itertools
import random

import pytest

from insight.masking import (
    is_secret_file,
    is_secret_name,
    masked,
    masked_arguments,
)
from insight.masking.parts import parts
from tests.every_case import every

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
    "note = \"password='hunter2'\"",
    'config = """\npassword: hunter2\n"""',
    "run('mysql --password=hunter2')",
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
    'columns = ["token", "text"]',
    "docker run -u 1000:1000 image",
    "python -u train.py --user somebody",
    "https://example.org:8080/a@v1",
    "pip install git+https://example.org/x@v1.2",
    "login(user)",
    "<name>x</name>",
    "steps:\n  - run: |\n      make",
    "ENV RATE 0.1",
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


def test_values_are_looked_for_behind_secret_names_alone():
    assert masked("a:b=" * 4000 + " token=x") == "a:b=" * 4000 + " token=***"


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


# Each way to write a secret down; `@` stands for it.
FORMS = [
    "password = (\n    '@'\n)",
    'password = (\n    "quiet"\n    "@"\n)',
    "password = '' + '@'",
    "password = \\\n    '@'",
    "token = f'@{end}'",
    "if password == '@':",
    "if (password := '@'):",
    "'password' => '@'",
    "set_password('@')",
    "SecretStr('@')",
    "wandb.login(key='@')",
    "wandb.login(\n    anonymous='never',\n    key='@',\n)",
    "huggingface_hub.login('@')",
    "os.environ.setdefault('API_KEY', '@')",
    "os.getenv('API_KEY', '@')",
    "headers.append(('Authorization', '@'))",
    '{\\"password\\": \\"@\\"}',
    "curl -u me:@ https://example.org",
    "curl --user me:@ https://example.org",
    "curl --user=me:@ https://example.org",
    "curl -ume:@ https://example.org",
    "curl -u 'me:@' https://example.org",
    'curl -H "X-Api-Key: @" https://example.org',
    "train --password '@'",
    'train --api-key "@" --rate 0.1',
    "sshpass -p @ ssh host",
    "ENV SECRET @",
    "ENV DB_PASSWORD=@ RATE=1",
    "ARG API_TOKEN=@",
    "set -gx API_TOKEN @",
    "machine example.org login me password @",
    "<password>@</password>",
    "<db:password type='text'>@</db:password>",
    '<add key="Password" value="@"/>',
    "password: |\n  @\n  @\nrate: 1",
    "db:\n  password: >-\n    @",
    "password: @",
    "DB_PASSWORD=@",
    "https://me:@@example.org/x.git",
    "git clone https://@@example.org/x.git",
    "postgresql+psycopg2://me:@@example.org:5432/db",
    "redis://:@@example.org",
    "https://example.org/?access_token=@&x=1",
]
WORDS = ["hunter2", "x9-Zq_7.k", "corr3ct+horse", "Pa55w0rd!", "ünïcode7", "s1lent/slash"]
IN_STRINGS_ALONE = ["two words7", "semi;colon7", "hash#tag7", "br(ack)et7"]
FREE = ["@'", "'@{", '\\"@', "'me:@'", '@"', ">@<", "  @\n"]


def written(form, prefix):
    return "".join(f"{prefix}{line}\n" for line in form.split("\n"))


@every("form", FORMS)
def test_no_form_lets_a_secret_through(form):
    fits_more = any(part in form for part in FREE)
    words = WORDS if "//@@" not in form else WORDS[:-1]  # a slash without a user is a path
    words = words + (IN_STRINGS_ALONE if fits_more else [])
    for word, prefix in itertools.product(words, ["", "+", "-", " "]):
        shown = masked(
            written(form, prefix).replace("@@", "@\0").replace("@", word).replace("\0", "@")
        )

        assert word not in shown, shown
        assert "***" in shown


@pytest.mark.parametrize("at", range(97, 103))
def test_value_over_lines_of_a_long_text_is_masked_wherever_it_is_cut(at):
    filling = ["+" + f"rate_{n} = {n}  # {'-' * 170}" for n in range(300)]
    secret = ["+password = (", "+    'quiet1'", "+    'hunter2'", "+)", "+db:", "+  pwd: |"]
    secret += ["+    hunter3", "+", "+note = '''", "+api_key = \\", "+  'hunter4'", "+'''"]
    shown = masked("\n".join(filling[:at] + secret + filling[at:]))

    assert "hunter" not in shown
    assert "quiet1" not in shown
    assert f"rate_{at} = {at}" in shown


@pytest.mark.parametrize("part", [4, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "text",
    [
        "password" + " " * 100_000,
        "password = " + "(" * 50_000,
        "password = " + "'a' " * 20_000,
        "login(" * 10_000,
        "<password " * 10_000,
        "password: |\n" + "  \n" * 20_000,
        "token" * 20_000 + "=",
        "machine " * 10_000,
        "-u " * 20_000,
        "a://:" * 10_000,
        "key='" * 10_000,
        "password = " + "\\" * 50_000,
        "password=x " * 100_000,
        "token: " * 2_000,
        "f(password=x.y( " * 5_000,
        "password = {'a': " * 5_000,
        "password='a' or " * 5_000,
        "'--token', " * 10_000,
        "f('--token', default, " * 5_000,
        "password, " * 10_000,
        "password, user = x['a'], " * 5_000,
        '{"key": ' * 10_000,
        "  key:\n" * 10_000,
        "- " * 50_000 + "key: 1",
        "[key]\nkey=1\n" * 5_000,
        "<password><![CDATA[" * 5_000,
        "<password>" * 10_000,
        "<api><key>" * 10_000,
        "<name>password</name><value><![CDATA[" * 3_000,
        "for user, password in [" * 5_000,
        "for password in [('a', " * 5_000,
        "for " * 20_000 + "password",
        "user, password = a, b1c, " * 5_000,
        "mysql -p'" * 10_000,
        "a: |\n  " * 10_000,
        "password = \"\"\"x'''" * 5_000,
    ],
    ids=lambda text: text[:12],
)
def test_text_that_nobody_wrote_hides_nothing_and_takes_no_minutes(text, part):
    text = text[: len(text) // part]
    for filling in (text, text.replace(" ", "\n")):
        assert "hunter2" not in masked(f"{filling}\npassword = 'hunter2'\n")


@every("length", [2001, 3900, 4200, 6000])
@every(
    "form",
    [
        *("password = '@'\n", '{"token": "@"}', "--token '@'", "--token @", "password: @"),
        *('{\\"token\\": \\"@\\"}', "ENV TOKEN @", "args:\n  - --token\n  - @", "curl -u me:@"),
        *("f(password='@')", "password = '@' + '@'", "machine h login me password @"),
        *("password = ('@')", "['--token', '@']", "password = {'a': '@', 'b': '@'}"),
        *("<password>@</password>", "<password><![CDATA[@]]></password>", 'password = """@"""'),
        *(
            "<x name='password'>@</x>",
            "<name>password</name><value>@</value>",
            "password = '''@'''",
        ),
        *("name: DB_PASSWORD\nvalue: @", "mysql -p'@'", "sshpass -p '@'", "h:5432:d:me:@"),
        *("curl -u 'me:@' h", "password := `@`", "<api><key>@</key></api>"),
        *("mysql -p@", "postgres://u:@@h/db", "https://h/?token=@&x=1", "jdbc:x://h/?password=@"),
    ],
)
def test_long_secret_is_masked_whole(form, length):
    secret = ("Ab1" * length)[:length]
    shown = masked(form.replace("@@", "@\0").replace("@", secret).replace("\0", "@"))

    assert "Ab1" not in shown, shown
    assert "***" in shown


@every("lines", [80, 201, 400, 1200])
@every("mark", ["", "+"])
@every(
    "form",
    [
        *("<password>\n@</password>", "<password><![CDATA[\n@]]></password>"),
        *("<x name='password'>\n@</x>", "<api>\n<key>\n@</key>\n</api>"),
        *("password = '''\n@'''", 'password = """\n@"""', "password: |\n@rate: 1"),
    ],
)
def test_secret_of_many_lines_is_masked_whole(form, mark, lines):
    margin = "  " if "|" in form else ""
    text = f"x = 1\n{form}\ny = 2\n".replace("@", f"{margin}{'Ab1' * 20}\n" * lines)
    shown = masked("".join(f"{mark}{line}" for line in text.splitlines(keepends=True)))

    assert "Ab1" not in shown, shown
    assert shown.endswith(f"{mark}y = 2\n")


# Values over lines, each of which a long text may be cut at.
OVER_LINES = [
    "passwords:\n  - S3CRET\n  - S3CRET2\n  - S3CRET3",
    "passwords:\n- S3CRET\n- S3CRET2",
    "password: |\n  S3CRET\n  S3CRET2",
    "[secrets]\na = S3CRET\nb = S3CRET2",
    "[api]\nurl = x\nkey = S3CRET",
    "wandb:\n  project: x\n  key: S3CRET",
    "api_keys = [\n'S3CRET',\n'S3CRET2',\n]",
    "name: DB_PASSWORD\nvalue: S3CRET",
    "machine h\nlogin me\npassword S3CRET account x",
    "<password>\nS3CRET\n</password>",
    "password =\n\n  'S3CRET'",
    'password = """\nx\nS3CRET"""',
    "<password>\nx\nS3CRET\n</password>",
    "<password><![CDATA[\nx\nS3CRET\n]]></password>",
]


@every("text", OVER_LINES)
@every("mark", ["", "+"])
def test_long_text_is_cut_between_no_name_and_its_value(text, mark, monkeypatch):
    monkeypatch.setattr("insight.masking.texts.AT_ONCE", 1024)
    monkeypatch.setattr("insight.masking.parts.AT_ONCE", 1024)
    held = "".join(f"{mark}{line}\n" for line in text.split("\n"))
    for begin in range(0, len(held) + 2, 4):
        size = 1024 - begin
        filling = f"{mark}rate: 1\n" * (size // (9 + len(mark)) - 2)
        last = f"{mark}n = {'1' * (size - len(filling) - 5 - len(mark))}\n"
        shown = masked(filling + last + held + f"{mark}end = 1\n")

        assert "S3CRET" not in shown, begin
        assert shown.startswith(filling + last)


@every("line", ["  - x\n", "  rate: 1\n", "'x',\n", "x = [\n"])
def test_part_of_a_text_that_nothing_ends_is_bounded(line):
    lines = [line] * (330_000 // len(line))
    held = list(parts(lines))

    assert "".join(held) == "".join(lines)
    assert max(map(len, held)) < 300_000


def test_users_of_commands_lose_their_passwords():
    given = ["curl", "-u", "me:hunter2", "--user=me:hunter2", "-ume:hunter2", "-u", "1000:1000"]

    assert masked_arguments(given) == [
        "curl",
        "-u",
        "***",
        "--user=***",
        "-u***",
        "-u",
        "1000:1000",
    ]


@pytest.mark.parametrize(
    "name", ["prod.env", "a/.env", ".env.local", ".envrc", ".netrc", "id_rsa", "server.pem"]
)
def test_files_of_secrets_are_known_by_their_names(name):
    assert is_secret_file(name)


@pytest.mark.parametrize("name", ["env.py", "environment.yaml", "keys.py", "monkey", "a.env/x"])
def test_other_files_are_not(name):
    assert not is_secret_file(name)


# Put together at random they are what nobody writes, and what files may hold.
PIECES = [
    *("password", "token", "api_key", "--token", "-D", "--api-keys", " = ", "=", ":", ": ", "'"),
    *('"', '"""', "`", "(", ")", "[", "]", "{", "}", ",", ";", "\n", "\n+", "\n- ", "\n  ", " "),
    *("\\", "\\n", "x", "S1", "os.environ.get", "or", "$X", "${X}", "<", ">", "</password>", "|"),
    *("&", "#", "machine", "login", "://", "@", "?", "r", "f", "\0", "é", "\ud800", "\r\n", "\t"),
    *("default=", "add_argument(", "***", ".", "-", "curl -u ", "-----BEGIN PRIVATE KEY-----"),
]


def test_no_text_is_too_odd_to_be_masked():
    drawn = random.Random(7)
    texts = ["".join(drawn.choices(PIECES, k=drawn.randrange(1, 40))) for _ in range(2000)]
    shown = [masked(text) for text in texts]
    words = [masked_arguments(text.split(" ")) for text in texts]

    assert all(isinstance(text, str) for text in shown)
    assert [len(one) for one in words] == [len(text.split(" ")) for text in texts]
