// The theme before the first paint: as the address says, as chosen here before, or the system's.
(() => {
  const asked = new URLSearchParams(location.search);
  const root = document.documentElement;
  const wanted = ["light", "dark"].find((name) => name === asked.get("theme"));
  const system = matchMedia("(prefers-color-scheme: dark)");
  root.dataset.theme = wanted ?? localStorage.getItem("insight-theme") ?? (system.matches ? "dark" : "light");
})();
