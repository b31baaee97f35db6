// The box beside the pointer: one run, never a list of all.
(() => {
  const { state } = INSIGHT;

  function row(label, value) {
    const line = document.createElement("div");
    line.append(Object.assign(document.createElement("span"), { textContent: label }),
      Object.assign(document.createElement("b"), { textContent: value }));
    return line;
  }

  function show() {
    const box = document.getElementById("readout");
    const hover = state.hover;
    const field = hover && INSIGHT.fieldOf(hover.tag);
    const series = field?.series?.find((s) => s.run === hover.run);
    if (!box) return;
    box.hidden = !series;
    if (!series) return;
    const i = hover.i;
    const head = document.createElement("div");
    const chip = document.createElement("span");
    chip.className = "chip";
    chip.style.background = INSIGHT.colourOf(hover.run);
    head.append(chip, Object.assign(document.createElement("span"), { textContent: hover.run, className: "run-name" }));
    head.className = "readout-head";
    const rows = [head, row(series.size?.[i] > 1 ? `Mean of ${series.size[i]}` : "Value", INSIGHT.number(series.mean[i]))];
    if (state.smoothing > 0) rows.push(row("Smoothed", INSIGHT.number(field.y(series)[i])));
    rows.push(row("Step", INSIGHT.whole(series.step[i])));
    rows.push(row("After", INSIGHT.duration(series.wall[i])));
    rows.push(row("Local time", INSIGHT.time(series.started + series.wall[i])));
    box.replaceChildren(...rows);
    const { offsetWidth: width, offsetHeight: height } = box;
    const right = hover.clientX + 18 + width > innerWidth ? hover.clientX - 18 - width : hover.clientX + 18;
    box.style.left = `${Math.max(8, right)}px`;
    box.style.top = `${Math.min(Math.max(8, hover.clientY + 14), innerHeight - height - 8)}px`;
  }

  INSIGHT.on((what) => what === "hover" && show());
})();
