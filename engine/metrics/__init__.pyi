# Made by `make stubs` from the modules beside it; do not edit.

from . import accuracy as accuracy
from . import bleu_score as bleu_score
from . import classification as classification
from . import confusion_matrix as confusion_matrix
from . import confusion_matrix_metric as confusion_matrix_metric
from . import cosine_similarity as cosine_similarity
from . import counts as counts
from . import descending as descending
from . import dice as dice
from . import error as error
from . import example as example
from . import fbeta as fbeta
from . import hausdorff_distance as hausdorff_distance
from . import loss as loss
from . import metric as metric
from . import occlusion_sensitivity as occlusion_sensitivity
from . import perplexity as perplexity
from . import precision as precision
from . import rates as rates
from . import recall as recall
from . import registry as registry
from . import roc as roc
from . import surface_distance as surface_distance
from . import surfaces as surfaces
from . import topk as topk
from .accuracy import Accuracy as Accuracy
from .auc import auc as auc
from .bleu_score import BleuScore as BleuScore
from .classification import EvaluationBase as EvaluationBase
from .confusion_matrix import ConfusionMatrix as ConfusionMatrix
from .confusion_matrix_metric import ConfusionMatrixMetric as ConfusionMatrixMetric
from .cosine_similarity import CosineSimilarity as CosineSimilarity
from .dice import Dice as Dice
from .error import MAE as MAE
from .error import MSE as MSE
from .fbeta import F1 as F1
from .fbeta import Fbeta as Fbeta
from .hausdorff_distance import HausdorffDistance as HausdorffDistance
from .loss import Loss as Loss
from .metric import Metric as Metric
from .metric import rearrange_inputs as rearrange_inputs
from .occlusion_sensitivity import OcclusionSensitivity as OcclusionSensitivity
from .perplexity import Perplexity as Perplexity
from .precision import Precision as Precision
from .recall import Recall as Recall
from .registry import get_metric_fn as get_metric_fn
from .registry import get_metrics as get_metrics
from .registry import names as names
from .roc import ROC as ROC
from .surface_distance import MeanSurfaceDistance as MeanSurfaceDistance
from .surface_distance import RootMeanSquareDistance as RootMeanSquareDistance
from .topk import Top1CategoricalAccuracy as Top1CategoricalAccuracy
from .topk import Top5CategoricalAccuracy as Top5CategoricalAccuracy
from .topk import TopKCategoricalAccuracy as TopKCategoricalAccuracy

__all__ = [
    "F1",
    "MAE",
    "MSE",
    "ROC",
    "Accuracy",
    "BleuScore",
    "ConfusionMatrix",
    "ConfusionMatrixMetric",
    "CosineSimilarity",
    "Dice",
    "EvaluationBase",
    "Fbeta",
    "HausdorffDistance",
    "Loss",
    "MeanSurfaceDistance",
    "Metric",
    "OcclusionSensitivity",
    "Perplexity",
    "Precision",
    "Recall",
    "RootMeanSquareDistance",
    "Top1CategoricalAccuracy",
    "Top5CategoricalAccuracy",
    "TopKCategoricalAccuracy",
    "auc",
    "get_metric_fn",
    "get_metrics",
    "names",
    "rearrange_inputs",
]
