// What AG Grid finds by name: it looks for functions and components in globals of its own.
window.dashAgGridFunctions ??= {};
window.dashAgGridComponentFunctions ??= {};

/** Let columns name functions, as in `{"function": "name(params)"}`. */
export function offerFunctions(named) {
  Object.assign(window.dashAgGridFunctions, named);
}

/** Let columns name React components. */
export function offerComponents(named) {
  Object.assign(window.dashAgGridComponentFunctions, named);
}

/** An element of React. */
export function reactElement(...parts) {
  return window.React.createElement(...parts);
}
