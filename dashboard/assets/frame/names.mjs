// Names of runs: what differs stays in sight, however long they are.
(() => {
  const { state } = INSIGHT;
  const END = 10; // letters at the end of a name that never go
  let common = "";

  /** What all names begin with, up to a mark between words. */
  function learn() {
    const names = state.runs.map(INSIGHT.nameOf);
    if (names.length < 2) { common = ""; return; }
    let [low, high] = [names[0], names[0]];
    for (const name of names) { if (name < low) low = name; if (name > high) high = name; }
    let length = 0;
    while (length < low.length && low[length] === high[length]) length++;
    const mark = low.slice(0, length).search(/[/._\- ][^/._\- ]*$/);
    common = mark < 0 ? "" : low.slice(0, mark + 1);
  }

  /** A name in three parts: the first gives way first, the last never. */
  function nameParts(run) {
    const name = INSIGHT.nameOf(run);
    const rest = name.startsWith(common) ? name.slice(common.length) : name;
    const first = name.slice(0, name.length - rest.length);
    const cut = rest.length > END + 4 ? rest.length - END : rest.length;
    return [first, rest.slice(0, cut), rest.slice(cut)];
  }

  /** Fill an element with a run's name; the row's tooltip has the whole, and the real one. */
  function writeName(element, run) {
    const parts = nameParts(run);
    element.classList.add("split-name");
    while (element.children.length < 3) element.appendChild(document.createElement("span"));
    parts.forEach((part, i) => { if (element.children[i].textContent !== part) element.children[i].textContent = part; });
  }

  function fullName(run) {
    const name = INSIGHT.nameOf(run);
    return name === run ? run : `${name}\n${run}`;
  }

  INSIGHT.on((what) => { if (what === "runs" || what === "notes") learn(); });
  Object.assign(INSIGHT, { nameParts, writeName, fullName });
})();
