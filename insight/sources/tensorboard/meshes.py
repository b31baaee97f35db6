"""The names of meshes: corners, faces and colours are a tensor each, told apart by their tags."""

from __future__ import annotations

PLUGIN = "mesh"
_PARTS = {
    "_VERTEX": "/vertices",
    "_FACE": "/faces",
    "_COLOR": "/colors",
    "_1": "/vertices",
    "_2": "/faces",
    "_3": "/colors",  # as tensorboardX has it
}


def part_tag(tag: str) -> str:
    """The tag of one tensor of a mesh, below the name that the user gave.

    >>> part_tag("tetra_VERTEX"), part_tag("a/b_COLOR"), part_tag("tetra_2"), part_tag("tetra")
    ('tetra/vertices', 'a/b/colors', 'tetra/faces', 'tetra')
    """
    for ending, part in _PARTS.items():
        if tag.endswith(ending):
            return tag.removesuffix(ending) + part
    return tag
