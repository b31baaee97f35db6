// The address holds the whole view: whoever gets the link sees what is seen here.
(() => {
  const SHARED = ["q", "focus"]; // go along from page to page
  const held = new Map(new URLSearchParams(location.search));
  const left = new Map(); // path -> the query that belongs to that page
  const past = [];
  const STROKE_MS = 800, MOST_UNDONE = 50;
  let changedAt = -Infinity;
  const readers = new Map(); // key -> what to do when somebody comes back to an older address

  /** What the address says for a key, or null. */
  function get(key) { return held.get(key) ?? null; }

  /** Write a value into the address; null takes it out. `step` makes the change one to go back to. */
  function set(key, value, { step = false } = {}) {
    const text = value === null || value === undefined || value === "" ? null : String(value);
    if (text === get(key)) return;
    if (text === null) held.delete(key); else held.set(key, text);
    write(step);
  }

  function write(step) {
    const text = new URLSearchParams([...held].sort()).toString();
    const here = location.pathname + location.search, wanted = location.pathname + (text ? `?${text}` : "");
    if (wanted === here) return;
    const now = performance.now();
    if (now - changedAt > STROKE_MS) past.push(here); // of a drag only its start is worth going back to
    changedAt = now;
    if (past.length > MOST_UNDONE) past.shift();
    history[step ? "pushState" : "replaceState"](history.state, "", wanted);
    comeBack();
  }

  /** Let the link in the rail lead back to the page as it is left. */
  function comeBack() {
    const own = [...held].filter(([key]) => !SHARED.includes(key)).sort();
    left.set(location.pathname, new URLSearchParams(own).toString());
  }

  /** What dcc.Link does, but to the page as it was left. */
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.(".rail-link");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    event.stopPropagation();
    const text = left.get(new URL(link.href).pathname);
    history.pushState({}, "", text ? `${link.href}?${text}` : link.href);
    window.dispatchEvent(new CustomEvent("_dashprivate_pushstate"));
  }, true);

  /** Go back to the view before the last change on this page; whether there was one. */
  function undo() {
    const before = past.pop();
    if (before === undefined) return false;
    location.replace(before);
    return true;
  }

  /** After a change of page: what all pages share stays, what belonged to the one before goes. */
  function moved() {
    const here = new URLSearchParams(location.search);
    for (const key of [...held.keys()]) if (!SHARED.includes(key)) held.delete(key);
    for (const [key, value] of here) held.set(key, value);
    write(false);
    past.length = 0;
  }

  /** Call `reader` with the value of `key` now, and when the browser goes back or forward. */
  function read(key, reader) {
    readers.set(key, reader);
    reader(get(key));
  }

  window.addEventListener("popstate", () => {
    held.clear();
    for (const [key, value] of new URLSearchParams(location.search)) held.set(key, value);
    for (const [key, reader] of readers) reader(get(key));
  });

  INSIGHT.address = { get, set, moved, read, undo };
})();
