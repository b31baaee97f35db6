// One way to make an element.

export function element(name, className = "", text = "") {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
