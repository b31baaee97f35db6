"""TensorBoard's event files, whoever wrote them: TensorFlow, PyTorch, tensorboardX.

What of them comes into which table:

    scalar      simple_value; a tensor of the plugin `scalars` with one number, of any type; a
                number without axes that no plugin claims
    histogram   histo; a tensor of the plugin `histograms`. Its sum is NaN: tensors have none
    image       image; a tensor of the plugin `images`. Of several in one value the first has the
                tag, the others have `tag/1`, `tag/2` and so on. Size and channels are the PNG's own
    text        texts of the plugin `text`, or of none, without the `/text_summary` that PyTorch
                and tensorboardX append to the tag; the texts of a vector are lines, those of a
                matrix lines with tabs
                The Keras plugin's model is a text of JSON
    tensor      a tensor of the plugin `tensor`, which PyTorch writes, or of none; corners, faces
                and colours of a mesh as `tag/vertices`, `tag/faces` and `tag/colors`
    curve       a tensor of the plugin `pr_curves`: precision over recall. All of it, counts at
                each threshold too, is a tensor of the same tag
    artifact    files of embeddings (`projector_config.pbtxt`, `tensors.tsv`, …) and of profiles
                (`plugins/profile`, `*.pt.trace.json`) beside the events
    graph       graph_def, as the message that graphs of MindSpore come in; functions are in it
    lineage()   hyperparameters of a session; the last value of each metric of its experiment, if
                it stands in the same run; the session's end is the run's status. What was
                searched is `hparams.*`, a layout of the plugin `custom_scalars` `layout.*`
    unshown()   log messages, run metadata, checkpoints, old histograms, and what plugins keep that
                are none of these

The plugin is often named only where a tag comes first: it holds for the tag in all files of a run.

PyTorch's `add_hparams` puts each call into a folder of its own, named by the second. The only such
folder below a run belongs to that run; where there are several, each is a run, as each is a trial.
"""

from __future__ import annotations

from .discover import found_runs
from .follow import TensorBoardFollower

__all__ = ["SOURCE"]


class _TensorBoardSource:
    name = "tensorboard"
    discover = staticmethod(found_runs)
    follow = staticmethod(TensorBoardFollower)


SOURCE = _TensorBoardSource()
