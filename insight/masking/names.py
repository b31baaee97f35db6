"""Which names say that what goes by them is secret: of options, variables, settings, columns."""

from __future__ import annotations

import functools

from .late_pattern import late

_WORD = late(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+")
_LONGEST = 200  # characters of a name that are looked at, its last ones

_SECRET = frozenset(
    (
        *("secret", "secrets", "password", "passwords", "passwd", "pwd", "pw", "passphrase"),
        *(
            "passcode",
            "passkey",
            "passphrases",
            "passcodes",
            "passkeys",
            "passwort",
            "credential",
            "credentials",
            "creds",
            "apikey",
        ),
        *("apikeys", "auth", "oauth", "authorization", "bearer", "cookie", "cookies", "dsn"),
        *("accesskey", "secretkey", "privatekey", "authkey", "authtoken", "accesstoken"),
        *("apitoken", "jwt", "otp", "totp", "sshpass", "dbpass", "userpass", "keypass"),
        *("storepass", "smtppass", "pgpass", "rootpass", "adminpass", "passin", "passout"),
    )
)
# `PGPASSWORD`, `dbpasswd`, `clientsecret`: whose words nothing parts.
_ENDINGS = ("password", "passwd", "passphrase", "secret", "apikey", "secretkey", "accesstoken")
_KEYS = frozenset(
    (
        *("api", "access", "private", "secret", "account", "encryption", "decryption", "signing"),
        *("enc", "dec", "encrypt", "decrypt", "crypt", "cipher", "ssh", "tls", "ssl", "master"),
        *("license", "licence", "auth", "storage", "shared", "service", "subscription", "deploy"),
        *("hmac", "aes", "rsa", "pgp", "gpg", "jwt", "fernet", "sas", "session", "app", "client"),
        *("application", "consumer", "webhook", "admin", "write", "ingest", "integration"),
        *("wandb", "openai", "anthropic", "neptune", "comet", "stripe", "datadog", "sendgrid"),
        *("mailgun", "twilio", "hf", "aws", "azure", "gcp", "google", "github", "host", "server"),
    )
)
# Tokens of language models are words of texts, and those of a sum are counted.
_TOKENS_OF_TEXTS = frozenset(
    (
        *("pad", "eos", "bos", "unk", "mask", "sep", "cls", "image", "end", "start", "stop"),
        *("begin", "eot", "eod", "sot", "eoc", "unknown", "special", "prefix", "suffix", "middle"),
        *("class", "distill", "distillation", "video", "audio", "speech", "boi", "eoi", "vocab"),
        *("word", "next", "prev", "previous", "first", "last", "max", "min", "num", "n", "per"),
        *("total", "sub", "blank", "separator", "padding", "additional", "bert", "added", "new"),
        *("unused", "used", "unseen", "control", "text", "cur", "current", "this", "that"),
        *("decoder", "encoder", "forced", "target", "source", "src", "tgt", "input", "output"),
        *("initializer", "placeholder", "query", "latent", "lang", "language", "prompt", "task"),
    )
)
_TOKENS = frozenset(  # whose tokens, where there are several; `tokens` alone are of a text
    (
        *("api", "access", "auth", "bearer", "refresh", "github", "gitlab", "hf", "slack", "bot"),
        *("session", "user", "csrf", "deploy", "secret", "security", "oauth", "personal", "sas"),
    )
)
_SEVERAL = frozenset(
    (
        *("keys", "tokens", "passwords", "secrets", "credentials", "creds", "cookies", "apikeys"),
        *("auths", "passphrases", "passcodes", "passkeys"),
    )
)
_PASSES = frozenset(  # of networks, compilers and examinations
    (
        *("forward", "backward", "first", "second", "third", "last", "single", "two", "multi"),
        *("one", "num", "n", "max", "min", "low", "high", "band", "all", "each", "per", "full"),
        *("graph", "compiler", "optimization", "fusion", "training", "test", "did", "dry", "a"),
    )
)
# `pass_word` and `passPhrase`, whose words something parts.
_OF_PASS = frozenset(("word", "words", "phrase", "phrases", "code", "codes", "key", "keys"))
SHORT = frozenset(("key", "keys", "token", "tokens", "pass"))
"""Names that say with the one before them what they mean: `api.key`."""
# What a thing has that is called after a secret, and is none: `token_count`, `secret_path`.
_OF_IT = frozenset(
    (
        *("count", "counts", "dim", "dims", "size", "sizes", "len", "length", "lengths", "id"),
        *("ids", "type", "types", "kind", "embedding", "embeddings", "embed", "embedder", "num"),
        *("number", "limit", "limits", "max", "min", "per", "ratio", "rate", "prob", "probs"),
        *("mask", "masks", "level", "levels", "loss", "losses", "acc", "accuracy", "dropout"),
        *("drop", "budget", "window", "path", "paths", "dir", "folder", "url"),
        *("uri", "endpoint", "name", "names", "class", "index", "indices", "idx", "pos"),
        *("position", "positions", "shape", "format", "expiry", "expires", "expiration", "ttl"),
        *("timeout", "policy", "field", "header", "method", "mode", "scheme", "provider", "var"),
        *("env", "merging", "merge", "pruning", "mixing", "mixer", "shift", "labels", "label"),
        *("level", "classification", "weights", "weight", "frequency", "freq", "logits", "score"),
        *("scores", "split", "pattern", "regex", "required", "enabled", "hidden", "prompt"),
        *("plugin", "backend", "strength", "score", "reset", "manager", "store", "rotation"),
        *("type", "hint", "help", "description", "domain", "samesite", "user", "username"),
        *(
            "pooling",
            "pool",
            "pooler",
            "reduction",
            "selection",
            "norm",
            "normalization",
            "strategy",
        ),
        *("aggregation", "act", "activation"),
    )
)
# `token_file` is a path; of a `password_file` some programs take what stands in it.
_FILES = frozenset(("file", "files", "filename", "filenames"))
_PASSWORDS = frozenset(("password", "passwords", "passwd", "pwd", "pw", "passphrase", "pass"))


@functools.lru_cache(maxsize=8192)
def is_secret_name(name: str) -> bool:
    """Whether what goes by a name is to be masked.

    >>> [is_secret_name(name) for name in ("--api-key", "dbPassword", "HF_TOKEN", "--dec-key")]
    [True, True, True, True]
    >>> [is_secret_name(name) for name in ("max_tokens", "tokenizer", "pad_token", "key", "author")]
    [False, False, False, False, False]

    """
    words = _words(name)
    if words and words[-1] in _FILES and _PASSWORDS.isdisjoint(words):
        return False
    last = len(words) - 1
    for index in range(last, -1, -1):
        if words[index] in _OF_IT:
            return False
        before = words[index - 1] if index else ""
        if _is_secret(before, words[index], is_last=index == last):
            return True
    return False


def _words(name: str) -> list[str]:
    """The words of a name; `pass` and what completes it are one."""
    words: list[str] = []
    for word in map(str.casefold, _WORD.findall(name[-_LONGEST:])):
        if words and words[-1] == "pass" and word in _OF_PASS:
            words[-1] += word
        else:
            words.append(word)
    return words


def is_plural(name: str) -> bool:
    """Whether a secret name is of several: the words behind such an option are its values.

    >>> is_plural("--api-keys"), is_plural("--password")
    (True, False)

    """
    words = _words(name)
    return bool(words) and words[-1] in _SEVERAL and is_secret_name(name)


def is_secret_path(path: str) -> bool:
    """Whether a dotted name is secret, or lies below one that is.

    >>> [is_secret_path(path) for path in ("db.password", "auth.user", "auth.type", "adam.beta")]
    [True, True, False, False]
    >>> is_secret_path("api.key"), is_secret_path("sort.key")
    (True, False)

    """
    parts = path.split(".")
    names = [_with_before(parts, index) for index in range(len(parts))]
    if is_secret_name(parts[-1]) or is_secret_name(names[-1]):
        return True
    words = _words(parts[-1])
    is_of_it = bool(words) and words[-1] in _OF_IT - {"user", "username"}
    return not is_of_it and any(map(is_secret_name, [*parts[:-1], *names[:-1]]))


def _with_before(parts: list[str], index: int) -> str:
    """A part of a path; a short one with the part before it."""
    is_short = index > 0 and parts[index].casefold() in SHORT
    return "_".join(parts[index - 1 : index + 1]) if is_short else parts[index]


def _is_secret(before: str, word: str, *, is_last: bool) -> bool:
    if word in {"key", "keys"}:
        return before in _KEYS
    if word == "token":
        return before not in _TOKENS_OF_TEXTS
    if word == "tokens":
        return before in _TOKENS
    if word == "signature":
        return before == "access"
    if word == "pass":
        return is_last and before not in _PASSES
    return word in _SECRET or word.endswith(_ENDINGS)
