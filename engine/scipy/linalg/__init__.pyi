# Made by `make stubs` from the modules beside it; do not edit.

from . import blocks as blocks
from . import definite as definite
from . import eigenvalues as eigenvalues
from . import elimination as elimination
from . import inverses as inverses
from . import nearest as nearest
from . import triangles as triangles
from .blocks import block_diag as block_diag
from .definite import cho_factor as cho_factor
from .definite import cho_solve as cho_solve
from .definite import cholesky as cholesky
from .eigenvalues import eigh as eigh
from .elimination import lu as lu
from .elimination import lu_factor as lu_factor
from .inverses import inv as inv
from .nearest import lstsq as lstsq
from .triangles import solve_triangular as solve_triangular

__all__ = [
    "block_diag",
    "cho_factor",
    "cho_solve",
    "cholesky",
    "eigh",
    "inv",
    "lstsq",
    "lu",
    "lu_factor",
    "solve_triangular",
]
