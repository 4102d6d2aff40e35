// Draws display lists with the WebAssembly module that `tools/embedded module` builds. Runs in
// browsers and in Node.js.
//
//     const likeness = await load(fetch("likeness.wasm"));
//     const { width, height, data } = likeness.draw(text);
//     context.putImageData(new ImageData(data, width, height), 0, 0);

/** A display list that can't be read or drawn. The message has the line and the next step. */
export class DisplayListError extends Error {}

/**
 * Loads the module from its bytes, or from a promise of a response of the type application/wasm.
 *
 * @param {BufferSource | Promise<Response>} source
 */
export async function load(source) {
  const isStreaming = source instanceof Promise;
  const load = isStreaming ? WebAssembly.instantiateStreaming : WebAssembly.instantiate;
  const { instance } = await load(source);
  const { memory, malloc, free, likeness_draw, likeness_renderer_version } = instance.exports;

  function allocate(count) {
    const block = malloc(count) >>> 0;
    if (block === 0) throw new RangeError(`The module has no memory for ${count} more bytes.`);
    return block;
  }

  return {
    /** The version of the drawing rules, which is stored beside each reference. */
    rendererVersion: likeness_renderer_version(),

    /**
     * Draws a display list in its text form. The list's glyphs are those of the embedded typefaces.
     *
     * @param {string} text The text of the list, without the header of a reference.
     * @returns {{width: number, height: number, data: Uint8ClampedArray}} Straight-alpha sRGB,
     *   four bytes a pixel, as `ImageData` takes it.
     * @throws {DisplayListError}
     */
    draw(text) {
      const bytes = new TextEncoder().encode(text);
      const input = allocate(bytes.length);
      new Uint8Array(memory.buffer).set(bytes, input);
      const record = likeness_draw(input, bytes.length) >>> 0;
      free(input);
      if (record === 0) throw new RangeError("The module has no memory for the picture.");
      const header = new DataView(memory.buffer, record);
      const [width, height, count] = [0, 4, 8].map((offset) => header.getUint32(offset, true));
      const data = new Uint8ClampedArray(memory.buffer, record + 12, count).slice();
      free(record);
      if (width === 0) throw new DisplayListError(new TextDecoder().decode(data));
      return { width, height, data };
    },
  };
}
