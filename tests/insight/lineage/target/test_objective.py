"""What a tag's name says of its values, and by which of many tags runs are judged."""

from __future__ import annotations

import pytest

from insight.lineage.target.diagnostics import is_diagnostic
from insight.lineage.target.objective import direction, objective
from tests.every_case import every

RISING = (
    *("val/accuracy", "accuracy", "acc", "Acc@1", "acc5", "val_acc", "valAcc", "testacc"),
    *("top_5", "top1-val", "top5", "F1", "f1_score", "macroF1Score", "AUCScore", "eval.bleu"),
    *("episode rewards", "PSNR/test", "recall@10"),
    *("eval/mean_reward", "rollout/ep_rew_mean", "episode_return", "charts/episodic_return"),
    *("env_runners/episode_return_mean", "f1", "val_f1_macro", "test/bleu", "success_rate"),
    *("mAP50", "metrics/mAP50-95(B)", "bbox_mAP", "val/map", "val_map", "map_50", "AP50"),
    *("validation/accuracy", "r2", "R²", "auc", "roc_auc", "val/dice", "val/iou", "mIoU"),
    *("eval_rouge1", "rougeL", "chrF", "CIDEr", "eval_exact_match", "ndcg@10", "hits@10"),
    *("win_rate", "pass@1", "kappa", "mcc", "log_likelihood", "si_sdr", "score", "elbo"),
    *("neg_mean_squared_error", "neg_log_loss", "metric.mean_test_neg_log_loss", "neg_rmse"),
    *("neg_root_mean_squared_error", "val/neg_mean_absolute_percentage_error", "neg_max_error"),
    *("neg_brier_score", "neg_mean_poisson_deviance", "NegMeanSquaredError", "neg_acc"),
    *("average_precision", "val/mean_average_precision"),
    *("准确率", "准确率/验证", "验证集准确率", "召回率", "测试/F1", "平均奖励", "精度", "準確率"),
)
FALLING = (
    *("loss", "loss/auto", "d_loss", "lossG", "val-losses", "valLoss", "trainloss", "loss2"),
    *("MSE", "rmse", "val.MAE", "perplexity", "ppl", "error_rate", "cost", "L1Loss"),
    *("val_ppl", "wer", "CER", "top1_err", "val_error", "eval_loss", "fid", "mape", "regret"),
    *("cross_entropy", "val/cross_entropy", "CrossEntropyLoss", "categorical_crossentropy"),
    *("nll", "val_nll", "logLoss", "brier_score", "bits_per_byte", "reward_loss"),
    *("val/negative_log_likelihood", "neg_log_likelihood", "neg_elbo", "NegativeLogLikelihood"),
    *("negative_marginal_log_likelihood", "neg_loglik", "negative.elbo", "neg_loss"),
    *("validation_0/logloss", "train/logloss", "binary_logloss", "multi_logloss", "mlogloss"),
    *("validation_1/merror", "cox-nloglik", "eval/aft-nloglik"),
    *("train_loss_epoch", "epoch_loss", "loss/epoch", "losses/td_loss", "critic_loss"),
    *("损失", "验证损失", "训练损失", "误差", "困惑度", "交叉熵", "均方误差", "错误率", "損失"),
)
DIAGNOSTICS = (
    *("metric.mean_fit_time", "metric.mean_score_time", "metric.std_test_score"),
    *("metric.rank_test_score", "metric.rank_test_accuracy", "rank_test_neg_log_loss"),
    *("lr", "learning_rate", "train/lr", "lr-Adam", "epoch", "global_step", "grad_norm"),
    *("grad/norm", "loss_grad_norm", "entropy", "entropy_loss", "train/entropy_loss"),
    *("losses/entropy", "policyEntropy", "kl", "kl_loss", "losses/approx_kl", "KL散度"),
    *("train/clip_fraction", "losses/clipfrac", "losses/explained_variance"),
    *("train/ent_coef", "train/ent_coef_loss", "train/std", "eval/std_reward"),
    *("rollout/ep_len_mean", "rewards/episode_length", "loss_scale", "train/loss_scale"),
    *("time/fps", "time/total_timesteps", "throughput", "steps_per_sec", "it/s", "charts/SPS"),
    *("eval_runtime", "eval_samples_per_second", "train/n_updates", "total_flos"),
    *("machine/cpu", "machine/gpu/0/load", "system/cpu_utilization_percentage"),
    *("num_params", "n_parameters", "params", "参数量", "学习率"),
    *("熵", "策略熵", "梯度范数", "轮次"),
)
WITHOUT_MEANING = (
    *("grad_accumulation", "accelerator/memory", "conf1", "lossless", "maeve", "costume"),
    *("learning_rate", "top_10", "top50", "scoreboard/size", "errorbars", "paucity", "", "x"),
    *("weights/f16", "memory f128", "feature_map", "far", "compare"),
)
# What the files of fifteen trackers call their series.
OF_TRACKERS = {
    1: (
        *("acc {}", "auc/valid", "eval_accuracy", "hp/acc", "metrics/acc", "nested.acc"),
        *("val.acc", "val.accuracy", "val/acc", "val/top5", "val_accuracy", "hparam/accuracy"),
        *("metric.Accuracy", "metric.F1", "metric.hparam/accuracy"),
    ),
    -1: (
        *('loss {"subset": "train"}', 'loss {"subset": "val"}', "loss/train", "loss/valid"),
        *("metrics/loss", "train_loss", "train_loss_step", "training.loss", "val.loss"),
        *("metric.Loss", "metric.train/loss.min"),
    ),
    0: (
        *("eval_steps_per_second", "train_runtime", "train_samples_per_second", "train/lr"),
        *("system/disk_usage_megabytes", "system/network_receive_megabytes", "nested.a", "odd"),
        *("größe/β", "标签/中文 空格&?=", "mean_act", "s/posinf", "metric.best"),
    ),
}


@every("tag", RISING)
def test_measures_of_which_more_is_better(tag: str) -> None:
    assert direction(tag) == 1


@every("tag", FALLING)
def test_measures_of_which_less_is_better(tag: str) -> None:
    assert direction(tag) == -1


@every("tag", WITHOUT_MEANING)
def test_words_that_only_hold_a_measure_say_nothing(tag: str) -> None:
    assert direction(tag) == 0


@every("tag", DIAGNOSTICS)
def test_diagnostics_of_a_training_are_no_measures_and_never_the_target(tag: str) -> None:
    assert direction(tag) == 0
    assert is_diagnostic(tag)
    assert objective({tag: 9}) is None
    assert objective({tag: 9, "x": 1}) == "x"


@every("sign, tag", [(sign, tag) for sign, tags in OF_TRACKERS.items() for tag in tags])
def test_names_that_trackers_write_are_known(sign: int, tag: str) -> None:
    assert direction(tag) == sign


@pytest.mark.parametrize(
    "held_out", ["val/loss", "valLoss", "valloss", "loss_test", "dev-loss", "验证损失", "测试/误差"]
)
@pytest.mark.parametrize("other", ["interval/loss", "device.loss", "a/latest loss", "loss/value"])
def test_held_out_measures_come_before_others(held_out: str, other: str) -> None:
    assert objective({other: 3, held_out: 3}) == held_out
    assert objective({other: 3, f"train/{other}": 3}) == other


def test_a_measure_that_most_runs_have_goes_before_one_that_more_have() -> None:
    counts = {"train/loss": 63, "val/loss": 60, "val/accuracy": 60, "test/f1": 40}

    assert objective(counts, 100) == "val/accuracy"
    assert objective(counts, 200) == "train/loss"  # nothing that most have
    assert objective({"lr": 100, "acc": 3}, 100) == "acc"


STABLE_BASELINES = (
    *("rollout/ep_len_mean", "rollout/ep_rew_mean", "time/fps", "train/approx_kl", "train/loss"),
    *("train/entropy_loss", "train/explained_variance", "train/value_loss", "train/std"),
)
YOLO = (
    *("train/box_loss", "train/cls_loss", "val/box_loss", "val/cls_loss", "lr/pg0"),
    *("metrics/precision(B)", "metrics/recall(B)", "metrics/mAP50(B)", "metrics/mAP50-95(B)"),
)
SEARCH = (  # of scikit-learn
    *("metric.mean_fit_time", "metric.mean_score_time", "metric.std_test_score", "test_score"),
    *("metric.mean_test_score", "metric.rank_test_score"),
)
SEARCHED_LOSS = "metric.mean_test_neg_log_loss"
TRAINER = (
    *("loss", "train_loss", "eval_loss", "eval_accuracy", "eval_f1", "eval_runtime", "epoch"),
    *("eval_samples_per_second", "learning_rate", "grad_norm"),
)


@pytest.mark.parametrize(
    ("tags", "chosen"),
    [
        (STABLE_BASELINES, "rollout/ep_rew_mean"),
        ((*STABLE_BASELINES, "eval/mean_reward", "eval/std_reward"), "eval/mean_reward"),
        (("charts/episodic_return", "charts/SPS", "losses/entropy"), "charts/episodic_return"),
        (
            ("episode_reward_max", "episode_reward_min", "episode_reward_mean"),
            "episode_reward_mean",
        ),
        (YOLO, "metrics/mAP50-95(B)"),
        (TRAINER, "eval_accuracy"),
        (("loss", "accuracy", "val_loss", "val_accuracy", "lr"), "val_accuracy"),
        (("训练/损失", "验证/损失", "验证/准确率", "学习率"), "验证/准确率"),
        (("val/acc", "test/acc"), "val/acc"),
        (("train/loss", "wer"), "wer"),
        (("val/box_loss", "val/loss"), "val/loss"),
        (("val/recall", "val/f1"), "val/f1"),
        (("average_precision", "recall_macro"), "average_precision"),
        (("val/mean_average_precision", "val/box/f1"), "val/mean_average_precision"),
        (("metric.rank_test_score", "metric.mean_test_neg_log_loss"), SEARCHED_LOSS),
        (("train/acc", "acc"), "acc"),
        (SEARCH, "metric.mean_test_score"),
        (("lr", "entropy", "time/fps", "machine/cpu"), None),
    ],
)
def test_of_what_tools_write_the_measure_that_people_judge_by_is_chosen(
    tags: tuple[str, ...], chosen: str | None
) -> None:
    assert objective(dict.fromkeys(tags, 3)) == chosen
