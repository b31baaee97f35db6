"""Secrets that are known by their own look: the tokens of well-known hosts, and private keys.

Source: what each host documents of its tokens.
"""

from __future__ import annotations

import re

from .late_pattern import late
from .mask import MASK

_PRIVATE_KEY = late(
    r"-----BEGIN [A-Z0-9 ]{0,20}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----END))*"
    r"(?:-----END [A-Z0-9 ]{0,20}PRIVATE KEY(?: BLOCK)?-----)?"
    r"|(?<=Private-Lines: )\d+(?:\n[+\- ]?[\w+/=]{1,80})+"
)
# Tokens are long words; only in those their kinds are looked for, which are many.
_LONG = late(r"[\w.~:+/\-]{16,4000}")
# A name of words is none: `sk-learn-pipeline-v1`. A token has digits and capitals, or no dash.
_MIXED = r"(?=[\w-]{0,100}\d)(?=[\w-]{0,100}[A-Z])"
_EACH = (
    r"(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}(?![0-9A-Z])",  # Amazon
    r"AIza[\w-]{30,}|GOCSPX-[\w-]{20,}|ya29\.[\w-]{20,}|1//0[\w-]{30,}",  # Google
    r"[\w~.]{3}\dQ~[\w~.-]{31,34}",  # Azure's applications
    r"gh[pousr]_\w{20,}|github_pat_\w{20,}",
    r"gl(?:pat|dt|oas|rt|cbt|ptt|ft|imt|agent|soat|ffct)-[\w.-]{16,}",  # GitLab
    r"xox[abeoprs](?:\.xox[bp])?-[\w-]{10,}|xapp-\d-[\w-]{10,}",  # Slack
    r"hf_[A-Za-z0-9]{20,}|api_org_[A-Za-z]{30,}",  # Hugging Face
    rf"sk-(?:{_MIXED}[\w-]{{16,}}|(?:[a-z]\w{{0,10}}-){{0,3}}[A-Za-z0-9]{{20,}}[\w-]*)",
    r"xai-\w{30,}|gsk_\w{30,}|pplx-\w{30,}|r8_\w{30,}|nvapi-[\w-]{30,}",
    r"lsv2_(?:pt|sk)_\w{20,}|pcsk_\w{20,}|wandb_v\d_\w{20,}|KGAT_\w{20,}",
    r"(?:sk|rk|pk)_(?:live|test)_(?:[A-Za-z0-9]{16,}|(?=[A-Za-z]{0,16}\d)[A-Za-z0-9]{10,})\w*",
    r"whsec_[\w+/=]{20,}",  # Stripe, as the line before
    r"(?:AC|SK)[0-9a-f]{32}(?![0-9A-Za-z])",  # Twilio
    r"SG\.[\w-]{16,}\.[\w-]{16,}|key-[0-9a-f]{32}|[0-9a-f]{32}-us\d{1,2}",  # mailers
    rf"npm_[A-Za-z0-9]{{30,}}|pypi-{_MIXED}[\w-]{{16,}}|rubygems_[0-9a-f]{{40,}}|dckr_[po]at_[\w-]{{20,}}",
    r"do[opr]_v1_[0-9a-f]{40,}|dapi[0-9a-f]{32}|shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}",
    r"sq0[a-z]{3}-[\w-]{22,}|EAAA[\w-]{50,}|EAA[A-Za-z0-9]{80,}",
    r"\d{8,10}:[\w-]{35}(?![\w-])",  # Telegram
    r"[MNO][\w-]{23,25}\.[\w-]{6}\.[\w-]{27,}",  # Discord
    r"nfp_\w{30,}|lin_api_\w{30,}|ntn_\w{30,}|secret_[A-Za-z0-9]{40,}|figd_[\w-]{30,}",
    r"ATATT3[\w=-]{30,}|gl(?:sa|c)_[\w=+/-]{30,}|NRAK-[A-Z0-9]{27}|PMAK-[\w-]{40,}",
    r"pscale_\w{2,6}_[\w.-]{30,}|pul-[0-9a-f]{40}|hv[sb]\.[\w-]{20,}|HRKU-[\w-]{30,}",
    r"\w{14}\.atlasv1\.[\w-]{40,}|dp\.[a-z]{2,5}\.[\w-]{30,}|tskey-[\w-]{20,}",
    r"AGE-SECRET-KEY-1[0-9A-Z]{50,}|AKC[A-Za-z0-9]{10,}|sbp_[0-9a-f]{40}|sntry[su]_\S{40,}",
    r"eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*|eyJhcGlf[\w+/=-]{20,}",  # JSON web tokens, Neptune
)
_KINDS = late(rf"(?<![A-Za-z0-9])(?:{'|'.join(_EACH)})")
_CARRIED = late(
    r"(?i:\bbearer +)[\w.~+/=-]{8,}"
    r"|(?i:\bauthorization['\"]?\s{0,4}[:=,]\s{0,4}['\"]?(?:basic|token|apikey|digest) +)"
    r"[\w.~+/=-]{4,}"
)
# Passwords that are kept as hashes can be guessed.
_HASHED = late(r"\$(?:1|2[abxy]|5|6|y|7|apr1|argon2\w{1,2})\$[\w./$,=+-]{20,300}")
_WEBHOOK = late(
    r"(hooks\.slack\.com/(?:services|workflows)/|discord(?:app)?\.com/api/webhooks/"
    r"|[\w-]{1,60}\.webhook\.office\.com/webhookb2/)[\w/@-]{10,300}"
)
_WANDB_KEY = late(r"(?<![\w/@])(?:local-)?[0-9a-f]{40}(?![\w])")
_WANDB = late(r"wandb", re.IGNORECASE)
_BEFORE = 200  # characters in which the word stands that makes 40 digits a key


def without_private_keys(text: str) -> str:
    """A text without private keys, which lie over many lines.

    >>> without_private_keys("-----BEGIN PRIVATE KEY-----MII-----END PRIVATE KEY-----")
    '***'

    """
    return _PRIVATE_KEY.sub(MASK, text) if "PRIVATE KEY" in text or "Private-L" in text else text


def without_tokens(text: str) -> str:
    """A text without what looks like a token of a well-known host.

    >>> without_tokens("x = 'ghp_0123456789abcdefghijABCDEFGHIJ012345'")
    "x = '***'"

    """
    text = _LONG.sub(_without_kinds, text)
    if "$" in text:
        text = _HASHED.sub(MASK, text)
    if "hook" in text:
        text = _WEBHOOK.sub(rf"\1{MASK}", text)
    if _WANDB.search(text):
        text = _WANDB_KEY.sub(_without_key, text)
    return _CARRIED.sub(MASK, text)


def _without_kinds(word: re.Match[str]) -> str:
    return _KINDS.sub(MASK, word[0])


def _without_key(match: re.Match[str]) -> str:
    """Weights & Biases' key is a bare number, as the versions of git are: a word says which."""
    line = match.string.rfind("\n", 0, match.start()) + 1
    before = match.string[max(line, match.start() - _BEFORE) : match.start()].casefold()
    is_key = "wandb" in before and any(word in before for word in ("login", "key", "token"))
    return MASK if is_key else match[0]
