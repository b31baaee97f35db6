// The theme before the first paint: as the address says, as chosen here before, or the system's.
(() => {
  const asked = new URLSearchParams(location.search);
  const root = document.documentElement;
  if (["light", "dark"].includes(asked.get("theme"))) localStorage.setItem("insight-theme", asked.get("theme"));
  const system = matchMedia("(prefers-color-scheme: dark)");
  root.dataset.theme = localStorage.getItem("insight-theme") ?? (system.matches ? "dark" : "light");
})();
