"""Reports: the page that keeps them, and the files."""

WORDS = {
    "Curves with an x of their own": "自带横轴的曲线",
    "{up} over {across}": "{up} 对 {across}",
    # the page
    "Reports": "报告",
    "Report": "报告",
    "All reports": "所有报告",
    "New report": "新建报告",
    "Edit": "编辑",
    "Save as file": "另存为文件",
    "Cancel": "取消",
    "Title": "标题",
    "Which runs": "哪些训练",
    "a filter, as above the pages; empty for all": "筛选条件，与页面上方相同；留空表示全部",
    "Which curves": "哪些曲线",
    "patterns such as val/*; empty for the usual ones": "模式，如 val/*；留空为常用曲线",
    "Judged by": "评判依据",
    "a tag or a metric; empty for the usual one": "标签或指标；留空为默认",
    "Notes in Markdown": "Markdown 备注",
    "Preview": "预览",
    "What is written on the left is shown here.": "左侧所写内容显示在这里。",
    "No report is kept yet. Make one: it is drawn anew of the runs that are there.": (
        "还没有报告。新建一个：它总是根据现有训练重新绘制。"
    ),
    "All runs": "全部训练",
    "Files beside the runs": "训练目录中的文件",
    "{title} was deleted.": "已删除“{title}”。",
    # the file
    "Report on {name}": "{name} 的报告",
    "Filter": "筛选",
    "Curves": "曲线",
    "Curves need JavaScript.": "显示曲线需要 JavaScript。",
    "Drag to zoom, double-click to see all; click a name to hide or show a run.": (
        "拖动以缩放，双击以查看全部；点击名称可隐藏或显示训练。"
    ),
    "Of {all} runs the curves of {count} are drawn, evenly from the best to the worst.": (
        "{all} 个训练中绘制了 {count} 个的曲线，从最优到最差均匀选取。"
    ),
    "Long curves are drawn by the means of {own} parts.": "较长的曲线以 {own} 段的均值绘制。",
    "Long curves are drawn by the means of {own} parts, those in grey of {other}.": (
        "较长的曲线以 {own} 段的均值绘制，灰色曲线以 {other} 段。"
    ),
    "{count} more tags have no curves here.": "另有 {count} 个标签未绘制曲线。",
    "Made by {name}; this file makes no request.": "由 {name} 生成；此文件不发出任何请求。",
    "What explains it": "影响因素",
    "{shown} of {all} runs are listed, the best.": "列出 {all} 个训练中最优的 {shown} 个。",
    "Show all {count} runs": "显示全部 {count} 个训练",
    "The same in all runs": "所有训练相同",
    "Pictures": "图像",
    "{tag} of {run} at step {step}": "{run} 的 {tag}，步骤 {step}",
    "Seconds": "秒数",
    "Started (UTC)": "开始时间（UTC）",
    "Notes on runs": "训练备注",
    "Run it again": "重新运行",
    "Of {all} runs the {count} best.": "{all} 个训练中最优的 {count} 个。",
    "Reset zoom": "重置缩放",
    "Show in full": "放大显示",
    "step {step}": "步骤 {step}",
    "1 more run": "另有 1 个训练",
    "{count} more runs": "另有 {count} 个训练",
}
