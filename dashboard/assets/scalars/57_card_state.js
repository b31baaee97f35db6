// What a person made of the scalar cards: pinned ones, joined ones, limits. It stands in the
// address, so that a link shows it, and in this browser, so that the next visit does.
(() => {
  const MOST = 50; // pins, joined cards, limits
  const state = { pins: [], joins: [], alarms: new Map() };
  let arrived = null; // the root whose cards these are

  const escaped = (tag) => tag.replace(/[%,;<>&|]/g, encodeURIComponent);

  function unescaped(text) {
    try { return decodeURIComponent(text); } catch { return text; }
  }

  const tagsOf = (text) => (text ?? "").split(",").filter(Boolean).map(unescaped);
  const textOf = (tags) => tags.map(escaped).join(",");

  function alarmOf(text) {
    const [, tag, rest] = /^([^<>]+)([<>].*)$/.exec(text) ?? [];
    if (!tag) return null;
    const rules = rest.split(/[|&]/).map((rule) => [rule[0], Number(rule.slice(1) || NaN)])
      .filter(([sign, limit]) => "<>".includes(sign) && Number.isFinite(limit));
    return rules.length ? [unescaped(tag), { rules, together: rest.includes("&") }] : null;
  }

  function alarmText([tag, { rules, together }]) {
    return escaped(tag) + rules.map(([sign, limit]) => sign + limit).join(together ? "&" : "|");
  }

  // How each kind is written; the keys are those of the address.
  const FORMS = {
    pin: {
      read: (text) => { state.pins = [...new Set(tagsOf(text))].slice(0, MOST); },
      write: () => textOf(state.pins),
    },
    join: {
      read: (text) => {
        state.joins = (text ?? "").split(";").map(tagsOf).filter((tags) => tags.length).slice(0, MOST);
      },
      write: () => state.joins.map(textOf).join(";"),
    },
    alarm: {
      read: (text) => {
        const listed = (text ?? "").split(",").map(alarmOf).filter(Boolean);
        state.alarms = new Map(listed.slice(0, MOST));
      },
      write: () => [...state.alarms].map(alarmText).join(","),
    },
  };

  function rootPath() { return document.querySelector(".crumb")?.title ?? ""; }

  function stored() {
    try { return JSON.parse(localStorage.getItem(`insight-cards:${rootPath()}`)) ?? {}; } catch { return {}; }
  }

  /** On the way to the page: the address leads, then what was here before. */
  function arrive() {
    if (arrived === rootPath() && document.getElementById("main").dataset.page === "scalars") return;
    arrived = rootPath();
    const before = stored();
    for (const [key, form] of Object.entries(FORMS)) {
      const asked = INSIGHT.address.get(key);
      form.read(asked ?? before[key]);
      INSIGHT.address.set(key, form.write() || null);
    }
    INSIGHT.changed("marks");
  }

  function leave() { arrived = null; }

  /** After a change of `kind`: "pin", "join" or "alarm". */
  function keep(kind) {
    INSIGHT.address.set(kind, FORMS[kind].write() || null);
    const all = Object.fromEntries(Object.entries(FORMS).map(([key, form]) => [key, form.write()]));
    localStorage.setItem(`insight-cards:${rootPath()}`, JSON.stringify(all));
    INSIGHT.changed("marks");
  }

  function togglePin(tag) {
    const place = state.pins.indexOf(tag);
    if (place < 0) state.pins.push(tag); else state.pins.splice(place, 1);
    keep("pin");
  }

  function join(tags) {
    if (!state.joins.some((known) => textOf(known) === textOf(tags))) state.joins.push(tags);
    keep("join");
  }

  function takeApart(tags) {
    state.joins = state.joins.filter((known) => textOf(known) !== textOf(tags));
    keep("join");
  }

  function watchFor(tag, rules, together) {
    if (rules.length) state.alarms.set(tag, { rules, together }); else state.alarms.delete(tag);
    keep("alarm");
  }

  for (const [key, form] of Object.entries(FORMS)) {
    INSIGHT.address.read(key, (text) => {
      if (arrived === null) return;
      form.read(text);
      INSIGHT.changed("marks");
    });
  }

  INSIGHT.cards = { state, arrive, leave, togglePin, join, takeApart, watchFor, tagsOf, textOf };
})();
