// Which page is shown.

export function pageName() {
  return document.getElementById("main")?.dataset.page;
}
