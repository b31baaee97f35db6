// The numbers of a picture, read in the browser; and how two pictures differ.
import { number, whole } from "../../frame/numbers.mjs";
import { say } from "../../frame/words.mjs";

/** @typedef {{width: number, height: number, data: Uint8ClampedArray, rounded: boolean}} Pixels of a picture: four bytes each */
/** @typedef {{max: number, mean: number, pixels: number, opacity: number, count: number}} Difference of two: the largest, the mean, and how many pixels differ */
/** @typedef {Difference | {sizes: string[]} | null} Comparison their difference, or that they have none */

/** @type {WebGL2RenderingContext | null} */
let graphics = null;

/**
 * {width, height, data, rounded} of an address: four bytes a pixel, as recorded, in no colour
 * profile. A canvas keeps colours multiplied by their opacity, so what is translucent is read
 * through WebGL; where there is none, colours are `rounded`.
 *
 * @param {string} url
 * @returns {Promise<Pixels>}
 */
export async function read(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return decode(await answer.blob());
}

/** The same of the bytes of a picture. @param {Blob} file @returns {Promise<Pixels>} */
export async function decode(file) {
  const bitmap = await createImageBitmap(file, {
    colorSpaceConversion: "none",
    premultiplyAlpha: "none",
  });
  const { width, height } = bitmap;
  const pen = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("the browser draws no pictures");
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const exact = isOpaque(data) ? data : await exactly(bitmap).catch(() => null);
  bitmap.close();
  return { width, height, data: exact ?? data, rounded: exact === null };
}

/** @param {Uint8ClampedArray} data */
function isOpaque(data) {
  for (let i = 3; i < data.length; i += 4) if (data[i] < 255) return false;
  return true;
}

/** The bytes as WebGL holds them; null without it, or where the picture is too large for it. @param {ImageBitmap} bitmap */
async function exactly(bitmap) {
  graphics ??= new OffscreenCanvas(1, 1).getContext("webgl2");
  const gl = graphics,
    { width, height } = bitmap;
  if (!gl || gl.isContextLost() || Math.max(width, height) > gl.getParameter(gl.MAX_TEXTURE_SIZE)) return null;
  const [texture, frame, bytes] = [gl.createTexture(), gl.createFramebuffer(), gl.createBuffer()];
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, bytes);
  gl.bufferData(gl.PIXEL_PACK_BUFFER, 4 * width * height, gl.STREAM_READ);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, 0);
  const done = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  if (!done) throw new Error("WebGL was lost");
  while (gl.clientWaitSync(done, 0, 0) === gl.TIMEOUT_EXPIRED)
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  const data = new Uint8ClampedArray(4 * width * height);
  gl.bindBuffer(gl.PIXEL_PACK_BUFFER, bytes); // another picture may have come between
  gl.getBufferSubData(gl.PIXEL_PACK_BUFFER, 0, data);
  const isWell = gl.getError() === gl.NO_ERROR;
  gl.deleteSync(done);
  gl.deleteBuffer(bytes);
  gl.deleteFramebuffer(frame);
  gl.deleteTexture(texture);
  return isWell ? data : null;
}

/**
 * The difference of two pictures of one size, over red, green and blue of every pixel: the
 * largest, the mean, how many pixels differ at all, and a picture of it, `gain` times as strong.
 * Opacity is counted by itself.
 *
 * @param {Pixels} one
 * @param {Pixels} other
 */
function difference(one, other, gain = 1) {
  const out = new ImageData(one.width, one.height);
  let max = 0,
    sum = 0,
    pixels = 0,
    opacity = 0;
  for (let i = 0; i < one.data.length; i += 4) {
    let differs = false;
    for (let c = i; c < i + 3; c++) {
      const by = Math.abs(one.data[c] - other.data[c]);
      if (by > max) max = by;
      sum += by;
      differs ||= by > 0;
      out.data[c] = Math.min(255, by * gain);
    }
    out.data[i + 3] = 255;
    if (differs) pixels += 1;
    if (one.data[i + 3] !== other.data[i + 3]) opacity += 1;
  }
  const count = one.width * one.height;
  return { image: out, max, mean: sum / (3 * count), pixels, opacity, count };
}

/** How two pictures compare: {words, told, image}; no image where they cannot be. @param {Pixels | null} one @param {Pixels | null} other @param {number} gain @returns {{words: string, told: Comparison, image: ImageData | null}} */
export function compare(one, other, gain) {
  if (!one || !other)
    return { words: say("There is no picture to compare with at this step"), told: null, image: null };
  if (one.width !== other.width || one.height !== other.height) {
    const sizes = [one, other].map(({ width, height }) => `${width} × ${height}`);
    const words = say("Sizes differ: {one} and {other} pixels, so there is no difference pixel by pixel", {
      one: sizes[0],
      other: sizes[1],
    });
    return { words, told: { sizes }, image: null };
  }
  const { image, ...told } = difference(one, other, gain);
  const words = [
    say("largest difference {max}, mean {mean} of 255; {pixels} of {count} pixels differ", {
      max: told.max,
      mean: number(told.mean),
      pixels: whole(told.pixels),
      count: whole(told.count),
    }),
  ];
  if (told.opacity) words.push(say("the opacity of {count} pixels differs", { count: whole(told.opacity) }));
  if (one.rounded || other.rounded) words.push(say("colours of translucent pixels are rounded"));
  return { words: words.join("; "), told, image };
}

/** The bytes of a pixel as words: red, green, blue, and the opacity where there is less than all. @param {Pixels} pixels @param {number} x @param {number} y */
export function pixel({ data, width, rounded }, x, y) {
  const found = [...data.slice(4 * (y * width + x), 4 * (y * width + x) + 4)],
    whole = found[3] === 255;
  return `${!whole && rounded ? "≈ " : ""}${found.slice(0, whole ? 3 : 4).join(" ")}`;
}
