// What a person made of the scalar cards: pinned ones, joined ones, limits. It stands in the
// address, so that a link shows it, and in this browser, so that the next visit does.
(() => {
  const MOST = 50; // pins, joined cards, limits
  const state = { pins: [], joins: [], alarms: new Map() };
  let arrived = null; // the root whose cards these are

  const { escaped, unescaped, names: tagsOf, written: textOf } = INSIGHT.address;
  const NONE = "-"; // in a link: none, whatever the reader has here

  function alarmOf(text) {
    const [, tag, rest] = /^([^<>]+)([<>].*)$/.exec(text) ?? [];
    if (!tag) return null;
    const rules = rest.split(/[|&]/).map((rule) => [rule[0], Number(rule.slice(1) || NaN)])
      .filter(([sign, limit]) => "<>".includes(sign) && Number.isFinite(limit));
    return rules.length ? [unescaped(tag), { rules, together: rest.includes("&") }] : null;
  }

  function alarmsOf(text) {
    return new Map((text ?? "").split(",").map(alarmOf).filter(Boolean).slice(0, MOST));
  }

  /** The limits that stand in this browser, for pages without cards. */
  function storedAlarms() { return alarmsOf(stored().alarm); }

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
      read: (text) => { state.alarms = alarmsOf(text); },
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
      form.read(asked === NONE ? "" : asked ?? before[key]);
      INSIGHT.address.set(key, form.write() || (asked === NONE ? NONE : null));
    }
    INSIGHT.changed("marks");
  }

  function leave() { arrived = null; }

  /** After a change of `kind`: "pin", "join" or "alarm". */
  function keep(kind) {
    INSIGHT.address.set(kind, FORMS[kind].write() || null);
    store(kind);
    INSIGHT.changed("marks");
  }

  /** Only what was changed: the rest may be that of a link. */
  function store(kind) {
    try {
      localStorage.setItem(`insight-cards:${rootPath()}`, JSON.stringify({ ...stored(), [kind]: FORMS[kind].write() }));
    } catch { /* no room: only the address holds it */ }
  }

  /** Whether there is room for one more; if not, say so. */
  function hasRoom(count) {
    if (count >= MOST) INSIGHT.tell(INSIGHT.say("There is room for {count} of these", { count: MOST }));
    return count < MOST;
  }

  function togglePin(tag) {
    const place = state.pins.indexOf(tag);
    if (place >= 0) state.pins.splice(place, 1);
    else if (hasRoom(state.pins.length)) state.pins.push(tag);
    keep("pin");
  }

  function join(tags) {
    const isKnown = state.joins.some((known) => textOf(known) === textOf(tags));
    if (!isKnown && hasRoom(state.joins.length)) state.joins.push(tags);
    keep("join");
  }

  function takeApart(tags) {
    state.joins = state.joins.filter((known) => textOf(known) !== textOf(tags));
    keep("join");
  }

  function watchFor(tag, rules, together) {
    if (!rules.length) state.alarms.delete(tag);
    else if (state.alarms.has(tag) || hasRoom(state.alarms.size)) state.alarms.set(tag, { rules, together });
    keep("alarm");
  }

  for (const [key, form] of Object.entries(FORMS)) {
    INSIGHT.address.read(key, (text) => {
      if (arrived === null) return;
      const before = form.write();
      form.read(text === NONE ? "" : text);
      if (form.write() === before) return;
      store(key); // an undone change does not come again with the next visit
      INSIGHT.changed("marks");
    });
  }

  INSIGHT.linkParts.push((asked) => {
    if (INSIGHT.page() === "scalars") for (const key of Object.keys(FORMS)) if (!asked.has(key)) asked.set(key, NONE);
  });

  INSIGHT.cards = { state, arrive, leave, togglePin, join, takeApart, watchFor, storedAlarms, tagsOf, textOf };
})();
