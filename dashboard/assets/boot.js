// The theme before the first paint: as the address says, as chosen here before, or the system's.
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
  const asked = new URLSearchParams(location.search);
  const root = document.documentElement;
  const wanted = ["light", "dark"].find((name) => name === asked.get("theme"));
  const system = matchMedia("(prefers-color-scheme: dark)");
  root.dataset.theme = wanted ?? localStorage.getItem("insight-theme") ?? (system.matches ? "dark" : "light");
})();
