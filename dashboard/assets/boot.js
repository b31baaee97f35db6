// Before the first paint: theme and language, as the address says, as chosen here before, or as
// the system and the browser prefer.
(() => {
  const asked = new URLSearchParams(location.search);
  const root = document.documentElement;
  if (["light", "dark"].includes(asked.get("theme"))) localStorage.setItem("insight-theme", asked.get("theme"));
  if (["en", "zh"].includes(asked.get("lang"))) {
    document.cookie = `insight-lang=${asked.get("lang")}; path=/; max-age=31536000; samesite=strict`;
  }
  const system = matchMedia("(prefers-color-scheme: dark)");
  root.dataset.theme = localStorage.getItem("insight-theme") ?? (system.matches ? "dark" : "light");
})();
