"""The images page."""

WORDS = {
    "No run shown has such a picture": "所示训练中没有这样的图像",
    "Images": "图像",
    "images": "图像",
    "Arrange": "排列",
    "By tag": "按标签",
    "By run": "按训练",
    "Over steps": "按步",
    "Show": "显示",
    "All runs": "全部训练",
    "In focus": "已选中",
    "Size": "大小",
    "Small": "小",
    "Medium": "中",
    "Large": "大",
    "Pictures": "图像",
    "Picture": "图像",
    "One step back": "上一步",
    "One step on": "下一步",
    "Latest": "最新",
    "Show the newest, and go along as more comes": "显示最新，并随新内容更新",
    "Find tags": "查找标签",
    "Tag": "标签",
    "Zoom": "缩放",
    "Fit": "适应",
    "Ctrl and the wheel zoom, dragging moves all pictures": "Ctrl 加滚轮缩放，拖动可移动所有图像",
    "Light": "亮度调节",
    "Brightness": "亮度",
    "Contrast": "对比度",
    "Gamma": "伽马",
    "As recorded": "恢复原样",
    "step {step}": "第 {step} 步",
    "index {index}": "序号 {index}",
    "first at step {step}": "最早在第 {step} 步",
    "{shown} of {all} runs, {images} images, {steps} steps": (
        "{all} 个训练中的 {shown} 个，{images} 张图像，{steps} 个步"
    ),
    "{number} of {all} images, recorded at step {step}": (
        "{all} 张图像中的第 {number} 张，记录于第 {step} 步"
    ),
    "{number} of {all} images, recorded without steps": (
        "{all} 张图像中的第 {number} 张，未记录步数"
    ),
    "Run {run}, tag {tag}, index {step}, {width} × {height} pixels": (
        "训练 {run}，标签 {tag}，序号 {step}，{width} × {height} 像素"
    ),
    "Run {run}, tag {tag}, step {step}, {width} × {height} pixels": (
        "训练 {run}，标签 {tag}，第 {step} 步，{width} × {height} 像素"
    ),
    "Not a picture that can be shown": "不是可显示的图像",
    "Could not be read": "无法读取",
    "Could not be drawn here": "无法在此绘制",
    "sizes differ: {sizes}": "尺寸不同：{sizes}",
    "View": "视图",
    "One": "单张",
    "Side by side": "并排",
    "Swipe": "滑动对比",
    "Difference": "差异",
    "Compare": "对比",
    "Compare with": "对比对象",
    "Strength": "强度",
    "Where the pictures meet": "两图交界处",
    "Download": "下载",
    "{number} of {all}": "{all} 张中的第 {number} 张",
    "step {step} · {number} of {all}": "第 {step} 步 · {all} 张中的第 {number} 张",
    "There is no picture to compare with at this step": "该步没有可对比的图像",
    "Sizes differ: {one} and {other} pixels, so there is no difference pixel by pixel": (
        "尺寸不同：{one} 与 {other} 像素，无法逐像素求差"
    ),
    "largest difference {max}, mean {mean} of 255; {pixels} of {count} pixels differ": (
        "最大差异 {max}，平均 {mean}（满值 255）；{count} 个像素中有 {pixels} 个不同"
    ),
    "the opacity of {count} pixels differs": "{count} 个像素的不透明度不同",
    "colours of translucent pixels are rounded": "半透明像素的颜色已取整",
    "pixel {x}, {y}: {values}": "像素 {x}, {y}：{values}",
    "Images: one step back or on": "图像：上一步或下一步",
    "Images: fit, or one pixel as one pixel": "图像：适应窗口，或一比一像素",
}
