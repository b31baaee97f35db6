// The theme before the first paint: the one chosen here before, or the system's.
(() => {
  const chosen = localStorage.getItem("insight-theme");
  const system = matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement;
  root.dataset.theme = chosen ?? (system.matches ? "dark" : "light");
})();
