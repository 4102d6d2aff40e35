// Runs a WebAssembly program that reads standard input and writes standard output, and imports
// nothing else. Works in browsers and in Node.js.

/**
 * Returns what the program writes.
 *
 * @param {BufferSource} program
 * @param {Uint8Array} input
 */
export async function run(program, input) {
  const output = [];
  let memory;
  const words = (place) => new DataView(memory.buffer, place);
  // Both take one vector, which is all that the program passes.
  function fd_read(_file, vector, _count, done) {
    const taken = input.subarray(0, words(vector).getUint32(4, true));
    new Uint8Array(memory.buffer).set(taken, words(vector).getUint32(0, true));
    input = input.subarray(taken.length);
    words(done).setUint32(0, taken.length, true);
    return 0;
  }
  function fd_write(_file, vector, _count, done) {
    const count = words(vector).getUint32(4, true);
    output.push(new Uint8Array(memory.buffer, words(vector).getUint32(0, true), count).slice());
    words(done).setUint32(0, count, true);
    return 0;
  }
  const imports = { wasi_snapshot_preview1: { fd_read, fd_write } };
  const { instance } = await WebAssembly.instantiate(program, imports);
  memory = instance.exports.memory;
  instance.exports._start();
  return new Uint8Array(await new Blob(output).arrayBuffer());
}
