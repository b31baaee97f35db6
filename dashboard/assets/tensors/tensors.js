// The tensors page: which tensor of which run, at which step, which part of it, against which other.
(() => {
  const { state, say, decode, number, whole, element, address } = INSIGHT;
  const PATIENCE_MS = 15_000;
  const chosen = { tag: null, run: null, step: null, slice: "", view: "table", row: 0, column: 0,
    other: "", otherStep: null, absolute: 0, relative: 0 };
  let index = null, stamp = 0, slider = null, fields = null;
  let answer = null, asked = "", waiting = null, serial = 0, drawn = false;

  const part = (id) => document.getElementById(id);

  // --- what there is

  /** Runs with a tag, as [run, number of steps, shape, dtype]; those in focus first. */
  function runsWith(tag) {
    const place = index.tags.indexOf(tag);
    const rank = (run) => { const slot = INSIGHT.slotOf(run); return slot < 0 ? Infinity : slot; };
    return index.cells.filter(([, at]) => at === place)
      .map(([run, , steps, shape, dtype]) => [index.runs[run], steps, shape, dtype])
      .filter(([run]) => INSIGHT.isShown(run))
      .sort(([one], [other]) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
  }

  function mount() {
    const home = part("tensor-slice");
    if (!home || (fields && fields.home === home)) return;
    for (const key of ["tag", "run", "slice"]) chosen[key] = address.get(key) ?? (key === "slice" ? "" : null);
    chosen.step = asNumber(address.get("step"));
    chosen.other = address.get("vs") ?? "";
    chosen.otherStep = asNumber(address.get("vstep"));
    [chosen.absolute, chosen.relative] = [asNumber(address.get("atol")) ?? 0, asNumber(address.get("rtol")) ?? 0];
    answer = null;
    asked = "";
    drawn = false;
    slider = new INSIGHT.StepSlider(part("tensor-steps"), (step) => { chosen.step = step; ask(); }, remember);
    slider.take([], chosen.step);
    fields = { home, ...sliceField(home), ...pairFields(part("tensor-pair")) };
  }

  function asNumber(text) {
    return text === null || text.trim() === "" || !Number.isFinite(Number(text)) ? null : Number(text);
  }

  /** The address holds the view. */
  function remember() {
    const { tag, run, step, slice, other, otherStep, absolute, relative } = chosen;
    const held = { tag, run, step, slice: slice || null, vs: other || null, vstep: other ? otherStep : null,
      atol: other && absolute ? absolute : null, rtol: other && relative ? relative : null };
    for (const [key, value] of Object.entries(held)) address.set(key, value);
  }

  function choose(change) {
    Object.assign(chosen, { row: 0, column: 0 }, change);
    remember();
    paintLists();
    ask();
  }

  // --- controls

  function field(type, label, className = "field") {
    const input = element("input", className);
    Object.assign(input, { type, autocomplete: "off", spellcheck: false });
    input.setAttribute("aria-label", label);
    return input;
  }

  function sliceField(home) {
    const label = element("label", "control-label", say("Slice"));
    const input = field("text", say("Slice"), "field slice-field");
    Object.assign(input, { id: "slice", maxLength: 200, placeholder: "[0, :, 3:7]", value: chosen.slice });
    label.htmlFor = "slice";
    const error = element("div", "field-error");
    error.id = "slice-error";
    error.setAttribute("role", "alert");
    input.setAttribute("aria-describedby", error.id);
    input.addEventListener("change", () => choose({ slice: input.value.trim() }));
    home.replaceChildren(label, input, error);
    return { slice: input, error };
  }

  function pairFields(home) {
    const label = element("label", "control-label", say("Difference to"));
    const other = element("select", "field");
    other.id = "tensor-other";
    label.htmlFor = other.id;
    const otherStep = field("number", say("Step of the other"), "field step-field");
    const absolute = field("number", say("Absolute tolerance"), "field step-field");
    const relative = field("number", say("Relative tolerance"), "field step-field");
    otherStep.placeholder = say("Step");
    const more = element("span", "control more");
    const named = (words, input) => {
      const pair = element("label", "control", "");
      pair.append(element("span", "control-label", words), input);
      return pair;
    };
    for (const input of [absolute, relative]) Object.assign(input, { min: 0, step: "any" });
    more.append(named(say("at step"), otherStep), named(say("tolerance"), absolute), named(say("+ relative"), relative));
    absolute.value = chosen.absolute || "";
    relative.value = chosen.relative || "";
    otherStep.value = chosen.otherStep ?? "";
    other.addEventListener("change", () => choose({ other: other.value, otherStep: asNumber(otherStep.value) }));
    otherStep.addEventListener("change", () => choose({ otherStep: asNumber(otherStep.value) }));
    absolute.addEventListener("change", () => choose({ absolute: Math.max(0, asNumber(absolute.value) ?? 0) }));
    relative.addEventListener("change", () => choose({ relative: Math.max(0, asNumber(relative.value) ?? 0) }));
    home.replaceChildren(label, other, more);
    return { other, more };
  }

  function paintLists() {
    if (!index || !fields || !part("tensor-tags")) return;
    if (!index.tags.includes(chosen.tag)) chosen.tag = index.tags[0] ?? null;
    const runs = runsWith(chosen.tag);
    if (!runs.some(([run]) => run === chosen.run)) chosen.run = runs[0]?.[0] ?? null;
    const counts = new Map();
    for (const [, tag] of index.cells) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    rows(part("tensor-tags"), index.tags, (tag, i) => [tag, whole(counts.get(i) ?? 0), tag === chosen.tag, null]);
    rows(part("tensor-runs"), runs, ([run, , shape, dtype]) => [run, `${shape.join("×") || "1"}`, run === chosen.run, run, dtype]);
    part("tensor-tag-count").textContent = whole(index.tags.length);
    part("tensor-run-count").textContent = whole(runs.length);
    const { other, more } = fields;
    const options = [["", say("nothing")], ...runs.map(([run]) => [run, run])];
    if (options.map(([value]) => value).join("\n") !== [...other.options].map(({ value }) => value).join("\n")) {
      other.replaceChildren(...options.map(([value, text]) => Object.assign(document.createElement("option"), { value, textContent: text })));
    }
    if (![...other.options].some(({ value }) => value === chosen.other)) chosen.other = "";
    other.value = chosen.other;
    more.hidden = !chosen.other;
  }

  /** Buttons of a list, made anew only where the list is another. */
  function rows(home, items, say_) {
    const facts = items.map(say_);
    const same = home.childElementCount === facts.length && facts.every(([name], i) => home.children[i].dataset.name === name);
    if (!same) {
      home.replaceChildren(...facts.map(([name, , , run]) => {
        const row = element("button", "pick-row");
        row.dataset.name = name;
        if (run !== null) row.append(element("span", "chip"));
        row.append(element("span", "run-name", name), element("span", "number faint"));
        row.title = name;
        row.addEventListener("click", () => choose(run === null ? { tag: name } : { run: name }));
        return row;
      }));
    }
    facts.forEach(([, value, pressed, run, more], i) => {
      const row = home.children[i];
      row.lastChild.textContent = value;
      if (more) row.lastChild.title = more;
      row.setAttribute("aria-pressed", String(pressed));
      if (run !== null) row.firstChild.style.background = INSIGHT.slotOf(run) < 0 ? "" : INSIGHT.colourOf(run);
    });
  }

  // --- question and answer

  function ask() {
    if (!index || !chosen.run || INSIGHT.page() !== "tensors") return;
    const wish = { ...chosen, theme: INSIGHT.theme() };
    const text = `${stamp}:${JSON.stringify(wish)}`;
    if (text === asked || (waiting && performance.now() - waiting < PATIENCE_MS)) return;
    asked = text;
    waiting = performance.now();
    window.dash_clientside.set_props("tensors-request", { data: { ...wish, serial: ++serial } });
  }

  async function accept(found) {
    if (!found || found.serial !== serial) return "";
    waiting = null;
    answer = found;
    if (found.steps) slider.take(Array.from(decode(found.steps)), chosen.step);
    await draw();
    ask();
    return "";
  }

  // --- drawing

  async function draw() {
    const body = part("tensor-body");
    if (!body || !answer) return;
    const { facts = [], refused, missing } = answer;
    fields.error.textContent = refused ?? "";
    fields.slice.setAttribute("aria-invalid", String(Boolean(refused)));
    if (answer.slice && document.activeElement !== fields.slice) fields.slice.placeholder = answer.slice;
    title(facts);
    for (const chart of body.querySelectorAll(".js-plotly-plot")) Plotly.purge(chart);
    const parts = [];
    if (facts.length) parts.push(factsTable(facts));
    if (answer.difference) parts.push(differenceWords(answer.difference));
    if (missing) parts.push(element("p", "said", missing));
    if (answer.table) parts.push(...tablePage(answer.table));
    const chart = answer.figure ? element("div", "chart tensor-chart") : null;
    if (chart) parts.push(...chartParts(chart));
    parts.push(foot(facts));
    body.replaceChildren(...parts);
    if (chart) await plot(chart);
    drawn = true;
    INSIGHT.settle();
  }

  function title(facts) {
    const card = part("tensor-card");
    part("tensor-title").textContent = chosen.tag;
    part("tensor-title").title = chosen.tag;
    const stats = card.querySelector(".stats");
    const one = facts[0];
    stats.replaceChildren(...(one ? [element("span", "chip"), element("span", "run-name", one.run), element("span", "", say("at step {step}", { step: whole(one.step) }))] : []));
    if (one) stats.firstChild.style.background = INSIGHT.colourOf(one.run);
    Object.assign(card.dataset, { tag: chosen.tag, runs: Math.max(facts.length, 1) });
    card.setAttribute("aria-label", say("Tensor {tag} of {run} at step {step}, shape {shape}", {
      tag: chosen.tag, run: one?.run ?? chosen.run, step: one?.step ?? "–", shape: JSON.stringify(one?.shape ?? []),
    }));
  }

  function factsTable(facts) {
    const columns = [
      [say("Run"), (one) => one.run], [say("Step"), (one) => whole(one.step)],
      [say("Shape"), (one) => `[${one.shape.join(", ")}]`], [say("Type"), (one) => one.dtype],
      [say("Min"), (one) => number(one.min), "min"], [say("Max"), (one) => number(one.max), "max"],
      [say("Mean"), (one) => number(one.mean), "mean"], [say("Std"), (one) => number(one.std), "std"],
      [say("Zeros"), (one) => (one.count ? `${number((100 * one.zeros) / one.count)} %` : "–")],
      ["NaN", (one) => whole(one.nan), "nan"], ["+Inf", (one) => whole(one.up), "up"], ["−Inf", (one) => whole(one.down), "down"],
    ];
    const grid = element("table", "facts");
    const head = grid.createTHead().insertRow();
    for (const [name] of columns) Object.assign(head.appendChild(element("th", "", name)), { scope: "col" });
    const rows = grid.createTBody();
    for (const one of facts) {
      const row = rows.insertRow();
      for (const [, read, key] of columns) {
        const cell = row.insertCell();
        cell.textContent = read(one);
        if (key && one[key] !== null) cell.title = String(one[key]);
        if (["nan", "up", "down"].includes(key) && one[key]) cell.className = "bad";
      }
    }
    return scroll(grid, say("Facts of the whole tensor"));
  }

  function scroll(grid, label) {
    const frame = element("div", "table-scroll");
    frame.tabIndex = 0;
    frame.setAttribute("role", "group");
    frame.setAttribute("aria-label", label);
    frame.append(grid);
    return frame;
  }

  function differenceWords({ count, beyond, largest, mean }) {
    const words = element("p", "said difference");
    words.append(element("b", beyond ? "bad" : "good", whole(beyond)), " ",
      say("of {count} elements lie beyond the tolerance; largest difference {largest}, mean {mean}",
        { count: whole(count), largest: number(largest), mean: number(mean) }));
    words.title = "|a − b| > atol + rtol · |b|";
    words.dataset.beyond = beyond;
    return words;
  }

  function tablePage(page) {
    const values = decode(page.values), beyond = page.beyond ? decode(page.beyond) : null;
    const wide = page.column_names.length;
    const grid = element("table", "elements");
    const head = grid.createTHead().insertRow();
    head.append(element("td", ""));
    for (const name of page.column_names) Object.assign(head.appendChild(element("th", "", String(name))), { scope: "col" });
    const body = grid.createTBody();
    page.row_names.forEach((name, r) => {
      const row = body.insertRow();
      Object.assign(row.appendChild(element("th", "", String(name))), { scope: "row" });
      for (let c = 0; c < wide; c++) {
        const cell = row.insertCell(), at = r * wide + c, value = values[at];
        cell.textContent = number(value);
        cell.title = String(value);
        if (!Number.isFinite(value) || beyond?.[at]) cell.className = "bad";
        if (beyond?.[at]) cell.title += `\n${say("beyond the tolerance")}`;
      }
    });
    const pager = element("div", "pager");
    turn(pager, say("Rows"), page.row, page.tall, page.rows, (row) => { chosen.row = row; ask(); });
    turn(pager, say("Columns"), page.column, page.wide, page.columns, (column) => { chosen.column = column; ask(); });
    return [pager, scroll(grid, say("Elements of the slice"))];
  }

  /** Pages of one axis: nothing to turn where all is on one. */
  function turn(home, words, first, size, count, go) {
    const last = Math.min(first + size, count);
    home.append(element("span", "hint", `${words} ${whole(first + 1)}–${whole(last)} / ${whole(count)}`));
    if (count <= size) return;
    for (const [sign, to, label] of [["‹", first - size, say("Back")], ["›", first + size, say("Further")]]) {
      const button = element("button", "button small", sign);
      button.disabled = to < 0 || to >= count;
      button.setAttribute("aria-label", `${words}: ${label}`);
      button.addEventListener("click", () => go(to));
      home.append(button);
    }
  }

  function chartParts(chart) {
    const words = [];
    const [tall, wide] = answer.block ?? [1, 1];
    if (tall * wide > 1) words.push(say("Each cell is the mean of {rows} × {columns} elements", { rows: tall, columns: wide }));
    if (answer.odd) words.push(say("{count} not finite", { count: whole(answer.odd) }));
    chart.setAttribute("role", "img");
    chart.setAttribute("aria-label", say("{view} of the slice {slice}, {count} elements", {
      view: chosen.view === "heat" ? say("Heat map") : say("Histogram"), slice: answer.slice, count: whole(answer.size),
    }));
    return [...(words.length ? [element("p", "said hint", words.join(" · "))] : []), chart];
  }

  async function plot(chart) {
    const Plotly = await INSIGHT.plotly();
    if (!chart.isConnected || !answer.figure) return;
    const layout = {
      ...answer.figure.layout, template: state.templates[INSIGHT.theme()], margin: { l: 56, r: 14, t: 8, b: 34 },
      width: chart.clientWidth, height: chart.clientHeight,
    };
    await Plotly.newPlot(chart, structuredClone(answer.figure.data), layout, { displayModeBar: false, showTips: false });
  }

  function foot(facts) {
    const home = element("div", "card-foot");
    for (const one of facts) {
      const link = element("a", "button small", facts.length > 1 ? `NPY · ${one.run} · ${whole(one.step)}` : "NPY");
      link.href = `${answer.blobs}${one.blob}?t=${one.wall_time}`;
      link.download = "";
      link.title = say("The whole tensor as a file of NumPy");
      home.append(link);
    }
    const name = `${chosen.tag}_${facts[0]?.step ?? 0}`.replace(/[^\p{L}\p{N}._-]+/gu, "_");
    const act = (word, title, go) => {
      const button = element("button", "button small", word);
      button.title = title;
      button.addEventListener("click", go);
      home.append(button);
    };
    if (answer.table) {
      act(say("CSV"), say("Save what is shown as a table"), () => {
        const lines = [...part("tensor-body").querySelectorAll(".elements tr")]
          .map((row) => [...row.children].map((cell) => cell.title.split("\n")[0] || cell.textContent).join(","));
        INSIGHT.saveFile(new Blob([lines.join("\n"), "\n"], { type: "text/csv" }), `${name}.csv`);
      });
    }
    if (answer.figure) {
      act(say("PNG"), say("Save what is shown as a picture"), async () => {
        const chart = part("tensor-body").querySelector(".tensor-chart");
        const url = await Plotly.toImage(chart, { format: "png", width: chart.clientWidth, height: chart.clientHeight, scale: 2 });
        const bytes = Uint8Array.from(atob(url.split(",")[1]), (letter) => letter.charCodeAt(0));
        INSIGHT.saveFile(new Blob([bytes], { type: "image/png" }), `${name}.png`);
      });
    }
    return home;
  }

  INSIGHT.readiness.tensors = () => drawn && part("tensor-body")?.childElementCount > 0;
  INSIGHT.on((what) => {
    if (INSIGHT.page() !== "tensors" || !index) return;
    if (["filter", "runs", "focus"].includes(what)) { paintLists(); ask(); }
    if (what === "theme") { ask(); draw(); }
  });
  window.addEventListener("resize", () => { if (INSIGHT.page() === "tensors" && answer?.figure) draw(); });

  window.dash_clientside.tensors = {
    index(found) {
      index = found;
      stamp += 1;
      mount();
      paintLists();
      ask();
      return "";
    },
    accept(found) { accept(found); return ""; },
    view(view) {
      Object.assign(chosen, { view: view ?? "table", row: 0, column: 0 });
      ask();
      return "";
    },
  };
})();
