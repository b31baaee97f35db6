// One way to make an element.
window.INSIGHT = window.INSIGHT ?? {};
(() => {
  INSIGHT.element = (name, className = "", text = "") => Object.assign(document.createElement(name), { className, textContent: text });
})();
