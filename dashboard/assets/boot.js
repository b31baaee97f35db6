// What runs before all else: the theme before the first paint, and words where the rest does not come.
(() => {
  // In the frame of another site, as in a notebook's cell, browsers may refuse to keep anything.
  for (const name of /** @type {const} */ (["localStorage", "sessionStorage"])) {
    try {
      window[name].length;
    } catch {
      /** @type {Map<string, string>} */
      const kept = new Map();
      /** @type {Storage} */
      const value = {
        get length() {
          return kept.size;
        },
        key: (index) => [...kept.keys()][index] ?? null,
        getItem: (key) => kept.get(String(key)) ?? null,
        setItem: (key, text) => {
          kept.set(String(key), String(text));
        },
        removeItem: (key) => {
          kept.delete(String(key));
        },
        clear: () => kept.clear(),
      };
      Object.defineProperty(window, name, { value, configurable: true });
    }
  }

  // As the address says, as chosen here before, or the system's.
  const asked = new URLSearchParams(location.search);
  const root = document.documentElement;
  const wanted = ["light", "dark"].find((name) => name === asked.get("theme"));
  const system = matchMedia("(prefers-color-scheme: dark)");
  root.dataset.theme = wanted ?? localStorage.getItem("insight-theme") ?? (system.matches ? "dark" : "light");

  /** A page that lacks a module, or has one of another version, never begins. */
  async function tellBroken() {
    const place = document.querySelector("._dash-loading");
    if (!place) return; // it has begun
    // @ts-expect-error: the server makes it, in the language of who asks
    const { words } = await import("../words.js").catch(() => ({ words: {} }));
    const say = (/** @type {string} */ text) => words[text] ?? text;
    const again = document.createElement("button");
    again.className = "button";
    again.textContent = say("Load it again");
    again.addEventListener("click", () => location.reload());
    place.setAttribute("role", "alert");
    place.replaceChildren(
      say("This page could not be loaded: the server may have stopped, or be another version by now."),
      " ",
      again,
    );
  }
  const isNeeded = (/** @type {EventTarget | null} */ target) => !(target instanceof HTMLLinkElement);
  addEventListener("error", ({ target }) => isNeeded(target) && tellBroken(), true);
})();
