"""The words that runs without a name are called by: short, plain, and kind to everybody."""

from __future__ import annotations

from secrets import choice

_KINDS = """
amber ancient azure blue bold brave bright brisk calm clear clever coral crisp curious dapper
deep eager early easy fair fine fleet fond frank fresh gentle glad golden grand green happy
hardy honest jolly keen kind late light lively loyal lucky mellow merry mild misty neat noble
olive patient plain polite proud quick quiet rapid ready rosy silver smooth snowy spry steady
sunny swift tidy warm wise
"""
_CREATURES = """
alder ash badger beaver birch bison cedar clover cobra comet condor coral crane cricket curlew
dove eagle egret elm falcon fern finch fir fox gecko glade gull hare hawk hazel heron ibis iris
ivy jay kestrel koala lark laurel lemur lily linden lynx maple marten meadow newt oak orca
osprey otter owl panda petrel pine plover puffin quail raven robin rowan seal sparrow stork swan
swift tern thrush trout tulip turtle walnut whale willow wren yew
"""
KINDS, CREATURES = _KINDS.split(), _CREATURES.split()


def two_words() -> str:
    """Two words, drawn by the system: a script's seed neither makes nor moves them.

    >>> kind, creature = two_words().split("-")
    >>> kind in KINDS, creature in CREATURES
    (True, True)

    """
    return f"{choice(KINDS)}-{choice(CREATURES)}"
