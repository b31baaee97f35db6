// The other end of encode.py.
/** @typedef {{dtype: "i1" | "i4" | "f4" | "f8", bdata: string, shape?: string}} Encoded */
/** @typedef {Int8Array | Int32Array | Float32Array | Float64Array} Column */

/** @type {Record<Encoded["dtype"], new (bytes: ArrayBuffer) => Column>} */
const ARRAYS = { i1: Int8Array, i4: Int32Array, f4: Float32Array, f8: Float64Array };

/** The typed array behind {dtype, bdata}. @param {Encoded} encoded */
export function decode({ dtype, bdata }) {
  if (Uint8Array.fromBase64) return new ARRAYS[dtype](Uint8Array.fromBase64(bdata).buffer);
  const text = atob(bdata);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return new ARRAYS[dtype](bytes.buffer);
}
