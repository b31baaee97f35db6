"""Files that hold secrets by custom."""

from __future__ import annotations

import re

from .late_pattern import late

_NAME = late(
    r"(?:^|/)(?:[^/]*\.env|\.env[^/]*|[._]netrc|\.pgpass|pgpass\.conf|\.npmrc|\.pypirc|\.htpasswd"
    r"|\.git-credentials|\.dockercfg|\.dockerconfigjson|\.my\.cnf|\.mylogin\.cnf|\.boto|\.s3cfg"
    r"|\.vault-token|\.databrickscfg|\.aws/credentials|\.kube/config|\.docker/config\.json"
    r"|kaggle\.json|id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?"
    r"|[^/]*\.(?:pem|key|p12|pfx|keystore|jks|kdbx|ppk|tfvars))$",
    re.IGNORECASE,
)


def is_secret_file(name: str) -> bool:
    """Whether files of such a name hold secrets by custom: they are kept nowhere.

    >>> [is_secret_file(name) for name in (".env", "deploy/prod.env", ".env.local", "env.py")]
    [True, True, True, False]
    """
    return _NAME.search(name) is not None
