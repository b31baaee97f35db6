from aim import Sequence as Sequence
