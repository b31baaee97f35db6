// What AG Grid finds by name: it looks for functions and components in globals of its own.
window.dashAgGridFunctions ??= {};
window.dashAgGridComponentFunctions ??= {};

/**
 * Let columns name functions, as in `{"function": "name(params)"}`.
 * @param {Record<string, Named>} named
 */
export function offerFunctions(named) {
  Object.assign(window.dashAgGridFunctions ?? {}, named);
}

/**
 * Let columns name React components.
 * @param {Record<string, Named>} named
 */
export function offerComponents(named) {
  Object.assign(window.dashAgGridComponentFunctions ?? {}, named);
}

/**
 * An element of React.
 * @param {string | Named} kind
 * @param {Record<string, Json> | null} [properties]
 * @param {Json[]} children
 */
export function reactElement(kind, properties, ...children) {
  return window.React.createElement(kind, properties, ...children);
}
