"""The compare page."""

WORDS = {
    "Compare": "对比",
    "Why {other} differs from {baseline}": "{other} 与 {baseline} 为何不同",
    "{run} has no provenance: its code, environment and packages are unknown.": (
        "{run} 没有溯源记录：其代码、环境和软件包未知。"
    ),
    "Nothing recorded differs but seeds: the rest is their noise.": (
        "除随机种子外，记录的内容没有差异：其余只是种子带来的噪声。"
    ),
    "Nothing that was recorded was changed.": "记录的内容没有任何改动。",
    "Data": "数据",
    "Code": "代码",
    "Command": "命令",
    "Environment": "环境",
    "Packages": "软件包",
    "Seeds": "随机种子",
    "Hardware": "硬件",
    "Parent": "父训练",
    "Uncommitted changes": "未提交的改动",
    "Operators": "算子",
    "Metrics": "指标",
    "too few seeds to tell": "种子太少，无法判断",
    "the same for every seed": "每个种子结果相同",
    "p = {p} by Welch's t-test over {a} and {b} seeds": (
        "p = {p}（韦尔奇 t 检验，{a} 与 {b} 个种子）"
    ),
    "Choose runs": "选择训练",
    "Runs to compare": "要对比的训练",
    "Baseline": "基准",
    "baseline": "基准",
    "Show": "显示",
    "What differs": "仅差异",
    "Everything": "全部",
    "Curves of": "曲线",
    "Curves": "曲线",
    "Scalar": "标量",
    "Compared": "对比项",
    "Overview": "概况",
    "Source": "来源",
    "Started": "开始时间",
    "Duration": "时长",
    "Last step": "最后步数",
    "Points": "数据点",
    "Problems": "问题",
    "best": "最佳",
    "last": "最后",
    "{title}: the same in all": "{title}：全部相同",
    "Choose two or more runs above, or put them in focus on another page.": (
        "请在上方选择两个或更多训练，或在其他页面将其设为关注。"
    ),
    "A run compared with itself has no differences. Choose another one above.": (
        "训练与自身没有差异。请在上方再选择一个。"
    ),
    "Nothing that was recorded differs between these runs.": "这些训练的记录没有差异。",
    "At most {count} runs are compared at once.": "一次最多对比 {count} 个训练。",
    "Of {all} series the {count} that most runs have.": (
        "共 {all} 个序列，显示多数训练都有的 {count} 个。"
    ),
    "{count} more versions": "另有 {count} 个版本",
    "{names} against {baseline}": "{names} 与 {baseline} 对比",
}
