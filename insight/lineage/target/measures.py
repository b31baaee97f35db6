"""The names of measures: which of them rise as a model gets better, and which fall.

Regular expressions of whole words in small letters, as `words_of` has them; Chinese and Japanese
have no borders between words, so that theirs stand anywhere.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

SEP = r"[ _.-]?"

RISING = (
    r"acc(?:uracy|uracies)?|(?:roc|pr)?auc|au(?:roc|prc?)|f(?:1|2|0[._]5)(?!\d)",
    rf"f{SEP}beta|precision|recall|sensitivity|specificity|tpr|tnr|top{SEP}[15](?!\d)",
    r"psnr|ssim|snr|si_?sd?[ns]r|sdr|pesq|stoi|dice|m?iou|jaccard|mcc|kappa",
    rf"r2(?!\d)|r{SEP}squared?|pearsonr?|spearmanr?|nmi|ari|silhouette",
    r"rew(?:ards?)?|returns?|scores?|elbo|elo|log[ _-]?likelihood",
)
# What is computed from a model's answers, in an evaluation, whether the name says so or not.
OF_ANSWERS_RISING = (
    r"(?:sacre)?bleu|rouge(?:l|lsum|[12])?|meteor|cider|chrf|ndcg|mrr|exact[ _-]?match",
    r"mean_ap|map(?=[ _]?@?[ _]?\d)|ap(?=@?\d|$)|hits?@\d+|pass@\d+|inception[ _-]?score",
    rf"success(?:es)?(?:{SEP}rates?)?|(?:win|hit|pass){SEP}rates?",
)
OF_ANSWERS_FALLING = (r"[wc]er|ter|fid|kid|fvd",)
_NEGATIVE = rf"neg(?:ative)?{SEP}"
_LIKELIHOOD = rf"log{SEP}(?:marginal{SEP})?lik(?:elihood)?"
FALLING = (
    rf"{_NEGATIVE}(?:(?:mean|marginal|expected){SEP})*(?:elbo|{_LIKELIHOOD})",
    r"m?logloss|merror|nloglik",  # of XGBoost and LightGBM
    rf"loss(?:es)?|err(?:or)?s?|(?:cross|x){SEP}ent(?:ropy)?|nll|bce|ce|deviance|huber",
    r"perplexit(?:y|ies)|ppl|bpc|bpb|bpd|bits[ _-]?per[ _-]?(?:byte|char(?:acter)?|dim)",
    r"(?:n|r|nr)?mse|msle|rms(?:le|d)|s?mape|mase|mae|brier|ece|eer|lpips|hausdorff|hd95",
    rf"chamfer|epe|costs?|regret|fpr|fnr|(?:fail(?:ure)?|miss){SEP}rates?",
    *OF_ANSWERS_FALLING,
)
# scikit-learn's scorers: errors with their sign turned. `neg_loss` is one of negative samples.
_OF_ERRORS = r"root|mean|median|max|squared|absolute|percentage|log|poisson|gamma"
TURNED = (
    rf"{_NEGATIVE}(?:(?:{_OF_ERRORS}){SEP})+(?:error|deviance)",
    rf"{_NEGATIVE}(?:log{SEP}loss|brier(?:{SEP}score)?|r?msl?e|map?e)",
)
# A half of a measure, which is easily had at the cost of the other; and what is no mean.
PARTIAL = (
    r"(?<!average[ _.-])precision",
    rf"recall|sensitivity|specificity|tpr|tnr|fpr|fnr|top{SEP}5|min|max",
)

CHINESE_RISING = (
    "准确率|准确度|准确性|正确率|精确率|精确度|精度|查准率|召回率|查全率|命中率|成功率|胜率|通过率"
    "|得分|评分|分数|奖励|回报|收益|交并比|信噪比|準確率|準確度|正確率|精確率|分數|獎勵|回報"
    "|正解率|適合率|再現率|報酬"
)
CHINESE_FALLING = (
    "损失|误差|错误率|误识率|误报率|漏报率|漏检率|失败率|困惑度|代价|均方差|交叉熵|字错率|词错率"
    "|損失|誤差|錯誤率|困惑度|代價|失敗率"
)
CHINESE_PARTIAL = "精确率|查准率|召回率|查全率|精確率|適合率|再現率|最大|最小"

VALIDATION = r"val(?:id|idation)?|eval(?:uation)?|dev"
CHINESE_VALIDATION = "验证|评估|评测|校验|驗證|評估|検証"
TEST = r"test(?:ing)?"
CHINESE_TEST = "测试|測試|テスト"
TRAINING = r"train(?:ing)?"
CHINESE_TRAINING = "训练|訓練"

# Where a word begins within `valLoss` and `AUCScore`.
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
# What is spelled in both cases though it is one word.
_SPELLED = (
    (re.compile(r"mAP(?![A-Za-z])"), " mean_ap "),
    (re.compile(r"(m?)IoU(?![a-z])"), r" \1iou "),
    (re.compile(r"nDCG|NDCG"), " ndcg "),
    (re.compile(r"chrF(?![a-z])"), " chrf "),
    (re.compile(r"CIDEr"), " cider "),
    # Of small letters `map` is a mean precision only where nothing else is said: no `feature_map`.
    (
        re.compile(rf"(?i)(?:^|(?<=[/.]))((?:{VALIDATION}|{TEST}|{TRAINING})?[ _-]?)map$"),
        r"\1 mean_ap",
    ),
)


def words_of(name: str) -> str:
    """A name in small letters, with a space where a word begins within it.

    >>> words_of("valLoss"), words_of("metrics/mAP50-95(B)"), words_of("Ｒ²")
    ('val loss', 'metrics/ mean_ap 50-95(b)', 'r2')
    """
    text = unicodedata.normalize("NFKC", name)
    for pattern, word in _SPELLED:
        text = pattern.sub(word, text)
    return _CAMEL.sub(" ", text).lower()


def whole(words: Iterable[str], chinese: str = "(?!)", before: str = "") -> re.Pattern[str]:
    """Finds one of some words, with what may stand right before it, or one of the Chinese ones."""
    return re.compile(rf"(?<![a-z]){before}(?:{'|'.join(words)})(?![a-z])|{chinese}")
