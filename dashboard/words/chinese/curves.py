"""The page of curves."""

WORDS = {
    "curves": "曲线",
    "Curves of": "曲线",
    "Curves of {tag}, {count} runs": "{tag} 的曲线，{count} 个训练",
    "Earlier steps": "较早的步",
    "Faint": "淡色",
    "Log x": "对数 x",
    "Log y": "对数 y",
    "Log both": "双对数",
    "area {area}": "面积 {area}",
    "{count} runs more": "另有 {count} 个训练",
    "{drawn} of {all} points keep the shape": "以 {all} 个点中的 {drawn} 个保持形状",
    "{shown} of {all} runs, those in focus first": "{all} 个训练中的 {shown} 个，已选中的优先",
    "Save every point of these curves": "保存这些曲线的所有点",
}
