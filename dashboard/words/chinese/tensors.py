"""The tensors page."""

WORDS = {
    "Tensors": "张量",
    "Tensor": "张量",
    "Close the list of tensors": "关闭张量列表",
    "Runs with this tensor": "有此张量的训练",
    "Table": "表格",
    "Histogram": "直方图",
    "Slice": "切片",
    "Difference to": "差异对比",
    "nothing": "无",
    "Step of the other": "对比的步骤",
    "Absolute tolerance": "绝对容差",
    "Relative tolerance": "相对容差",
    "at step": "步骤",
    "tolerance": "容差",
    "+ relative": "+ 相对",
    "Tensor {tag} of {run} at step {step}, shape {shape}": (
        "{run} 的张量 {tag}，步骤 {step}，形状 {shape}"
    ),
    "Shape": "形状",
    "Type": "类型",
    "Zeros": "零值",
    "Facts of the whole tensor": "整个张量的统计",
    "of {count} elements lie beyond the tolerance; largest difference {largest}, mean {mean}": (
        "/ {count} 个元素超出容差；最大差 {largest}，平均 {mean}"
    ),
    "beyond the tolerance": "超出容差",
    "Rows": "行",
    "Columns": "列",
    "Back": "后退",
    "Further": "前进",
    "Elements of the slice": "切片的元素",
    "Each cell is the mean of {rows} × {columns} elements": (
        "每格是 {rows} × {columns} 个元素的均值"
    ),
    "{view} of the slice {slice}, {count} elements": "切片 {slice} 的{view}，{count} 个元素",
    "The whole tensor as a file of NumPy": "整个张量，NumPy 文件",
    "value": "数值",
    "mean": "均值",
    "count": "数量",
    "This run has no such tensor": "这次训练没有这个张量",
    "The tensor cannot be read:": "无法读取张量：",
    "The other run has no such tensor": "对比的训练没有这个张量",
    "Shapes differ: {one} and {other}, so there is no difference element by element": (
        "形状不同：{one} 与 {other}，无法逐元素求差"
    ),
    "The tensor has no elements": "张量没有元素",
    "This slice holds no element": "该切片没有元素",
    "The slice leaves {count} axes and a table has two: give numbers for the others, as in "
    "{example}": "切片剩 {count} 个轴，而表格只有两个：请为其他轴写数字，如 {example}",
    "A slice has at most {count} characters": "切片最多 {count} 个字符",
    "A bracket is missing: write as in {example}": "缺少括号：请写成 {example}",
    "A slice cannot go on by 0": "切片的步长不能为 0",
    "{item} is no number and no slice: write as in {example}": (
        "{item} 既不是数字也不是切片：请写成 {example}"
    ),
    "Only one ... can be in a slice": "切片中只能有一个 ...",
    "The tensor has {axes} axes, and {named} are named": "张量有 {axes} 个轴，却写了 {named} 个",
    "Axis {axis} has {size} places, and none is {index}": (
        "轴 {axis} 有 {size} 个位置，没有 {index}"
    ),
}
