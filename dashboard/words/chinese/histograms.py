"""The histograms page, and what cards of panels share."""

WORDS = {
    "Histograms": "参数分布",
    "View": "视图",
    "Heat map": "热力图",
    "Ridges": "山脊图",
    "Front": "正视图",
    "Percentiles": "百分位",
    "Step": "步骤",
    "Values": "数值",
    "Counts": "计数",
    "Shares": "占比",
    "Scale": "刻度",
    "Linear": "线性",
    "Log": "对数",
    "Range": "范围",
    "All values": "全部数值",
    "Central 99 %": "中间 99 %",
    "Worth a look": "值得关注",
    "Histograms of": "参数分布：",
    "Histograms of {tag}, {count} runs": "{tag} 的参数分布，{count} 次训练",
    "Parameters": "参数",
    "not finite": "非有限值",
    "exploding": "爆炸",
    "dead": "失活",
    "{run}: {count} values not finite, from step {step} on": (
        "{run}：从步骤 {step} 起有 {count} 个非有限值"
    ),
    "{run}: {times} times as wide at step {step} as at first": (
        "{run}：步骤 {step} 的分布宽度是最初的 {times} 倍"
    ),
    "{run}: the mean at step {step} is {times} times the size of the first values": (
        "{run}：步骤 {step} 的均值是最初数值大小的 {times} 倍"
    ),
    "{run}: {share} % of the values are 0 at step {step}": (
        "{run}：步骤 {step} 有 {share} % 的数值为 0"
    ),
    "{run}: {share} % of the values lie within ±{reach} of 0 at step {step}": (
        "{run}：步骤 {step} 有 {share} % 的数值在 0 ±{reach} 以内"
    ),
    "Values upward, steps to the right; the stronger the colour, the more values.": (
        "纵向为数值，横向为步骤；颜色越深，数值越多。"
    ),
    "Values to the right, one ridge a step, the newest in front.": (
        "横向为数值，每一步一条山脊，最新的在最前。"
    ),
    "Values to the right, one line a step, from the oldest colour to the strongest.": (
        "横向为数值，每一步一条线，越新颜色越强。"
    ),
    "Bands from the lowest to the highest value, read from the buckets: 5, 16, 50, 84 and 95 %.": (
        "从最小值到最大值的带状图，由分桶读出：5、16、50、84 和 95 %。"
    ),
    "{count} not finite": "{count} 个非有限值",
    "at step {step}": "步骤 {step}",
    "step {step}": "步骤 {step}",
    "Type a step": "输入步骤",
    "Run": "训练",
    "Count": "数量",
    "Min": "最小值",
    "Max": "最大值",
    "Mean": "均值",
    "Std": "标准差",
    "Out of range": "范围之外",
    "{drawn} of {all} steps, evenly chosen": "{all} 步中均匀选取的 {drawn} 步",
    "No run that the filter lets through has this tag": "通过筛选的训练都没有这个标签",
    "{count} runs": "{count} 次训练",
    "CSV": "CSV",
    "PNG": "PNG",
    "Save what is shown as a table": "将所示内容保存为表格",
    "Save what is shown as a picture": "将所示内容保存为图片",
    "{count} of {all} runs are in the file: those scrolled to so far": (
        "文件含 {all} 个运行中的 {count} 个：即已滚动到的运行"
    ),
    "The picture is too large for this browser: fold or filter runs first": (
        "图片对此浏览器过大：请先折叠或筛选运行"
    ),
}
