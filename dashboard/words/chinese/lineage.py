"""The lineage page."""

WORDS = {
    "Lineage": "溯源分析",
    "Target": "目标",
    "Value": "取值",
    "Better": "优化方向",
    "As everywhere": "与其他页一致",
    "Which value of a series: as on all pages, or, on this page alone, its best or its last": (
        "序列的哪个值：与所有页面一致，或仅在本页取最佳值或末值"
    ),
    "Which way the target is better on this page: as its name says, or as you say": (
        "本页目标的优化方向：按名称，或由您指定"
    ),
    "Chart": "图表",
    "Axes": "坐标轴",
    "Best": "最佳值",
    "Last": "最后值",
    "By name": "按名称",
    "Lower": "越低越好",
    "Higher": "越高越好",
    "Parallel coordinates": "平行坐标",
    "Scatter": "散点图",
    "Automatic": "自动",
    "{name}, no run shown": "{name}，没有显示的训练",
    "{name}, 1 run": "{name}，1 个训练",
    "{name}, all {total} runs": "{name}，全部 {total} 个训练",
    "{name}, {count} of {total} runs": "{name}，{total} 个训练中的 {count} 个",
    "Linear": "线性",
    "Log": "对数",
    "Across": "横轴",
    "Upward": "纵轴",
    "Colour": "颜色",
    "Across by": "横轴刻度",
    "Upward by": "纵轴刻度",
    "Recorded": "记录的指标",
    "Series": "标量序列",
    "Nothing found": "没有找到",
    "Reset": "重置",
    "Apply as filter": "用作筛选条件",
    "Export CSV": "导出 CSV",
    "Parameter importance": "参数重要性",
    "no target": "没有目标",
    "{name}, best": "{name}（最佳）",
    "{name}, last": "{name}（最后）",
    # columns of the table
    "Name": "名称",
    "Status": "状态",
    "Metrics": "指标",
    "Hyperparameters": "超参数",
    "Algorithm": "算法",
    "Recorded by the user": "用户记录",
    "Data": "数据",
    "Model": "模型",
    "Last values": "最后值",
    # charts
    "none": "无",
    "no brush": "未框选",
    "constant": "不变",
    "best 3 %": "最佳 3%",
    "{count} more columns are not shown": "另有 {count} 列未显示",
    "{count} more in grey": "另有 {count} 个为灰色",
    "{from} to {to}": "{from} 至 {to}",
    "Brush of {name}": "{name} 的框选范围",
    "Axis {name}: arrow keys move it, Enter turns it round": (
        "坐标轴 {name}：方向键移动，回车键反转"
    ),
    "Drag to move, double-click to turn round": "拖动以移动，双击以反转",
    "{chart} of {count} runs; {active} pass brushes and filters of columns; best {target} {best}": (
        "{chart}，{count} 个训练；{active} 个通过框选与列筛选；{target} 最佳为 {best}"
    ),
    "As a filter this would be longer than {count} characters: "
    "brush fewer runs, or only recorded columns.": (
        "作为筛选条件将超过 {count} 个字符：请框选更少的训练，或只框选已记录的列。"
    ),
    # importance
    "{share} of the variance, 95 % interval {low} to {high}": (
        "解释了方差的 {share}，95% 区间 {low} 至 {high}"
    ),
    "{runs} runs in {groups} groups": "{runs} 个训练，{groups} 组",
    "{runs} runs along a curve of {groups} points": "{runs} 个训练，拟合为 {groups} 个节点的曲线",
    "It shows only beside what explains more": "仅在扣除更重要的参数后才可见",
    "Spearman correlation {sign}": "斯皮尔曼相关系数 {sign}",
    "Together, beyond what each explains alone": "两者共同、且超出各自单独解释的部分",
    "Share of the variance of {target} that each explains alone, with its 95 % interval; "
    "{count} runs. Not causal.": (
        "各参数单独解释的 {target} 方差比例及其 95% 区间；{count} 个训练。不代表因果关系。"
    ),
    "With ×: what two explain together beyond that. Nothing here explains the remaining {left}.": (
        "带 × 的行：两个参数共同额外解释的部分。其余 {left} 无法由此处参数解释。"
    ),
    "Nothing here explains the remaining {left}, alone or two together.": (
        "其余 {left} 无法由此处参数单独或两两共同解释。"
    ),
    "Nothing explains more of {target} than chance does; {count} runs. Not causal.": (
        "没有参数对 {target} 的解释超过随机水平；{count} 个训练。不代表因果关系。"
    ),
    "All {count} runs have the same {target}.": "全部 {count} 个训练的 {target} 相同。",
    "Too few runs to tell: {count} have {target}, "
    "and at least 8 with different settings are needed.": (
        "训练太少，无法判断：{count} 个训练有 {target}，至少需要 8 个设置不同的训练。"
    ),
    "Most of what these explain, others do that vary with them: {names}": (
        "这些参数与其他参数同时变化，其解释的大部分也可归于后者：{names}"
    ),
    "Not told apart from chance: {names}": "与随机无法区分：{names}",
    "The same in all runs: {names}": "所有训练中相同：{names}",
    "In fewer than 8 runs: {names}": "不足 8 个训练中有：{names}",
    "Different in over half of the runs: {names}": "超过半数的训练中取值各不相同：{names}",
}
