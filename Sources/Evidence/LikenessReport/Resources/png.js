// Decodes PNG files to their exact bytes. A canvas would multiply colors by their opacity and round
// them.

const signature = [137, 80, 78, 71, 13, 10, 26, 10];
const channelsOf = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

// Supports up to eight bits per channel without interlacing, as in almost every file. Returns null
// for other kinds, which need a canvas.
async function decodePNG(bytes) {
  if (!signature.every((byte, index) => bytes[index] === byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = { IDAT: [] };
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (name === "IDAT") chunks.IDAT.push(content);
    else chunks[name] = content;
    at += 12 + length;
  }
  const [depth, type, , , interlaced] = chunks.IHDR.subarray(8);
  const width = view.getUint32(16);
  const height = view.getUint32(20);
  const channels = channelsOf[type];
  if (depth > 8 || interlaced || !channels || (chunks.tRNS && type !== 3)) return null;
  const rows = new Uint8Array(await inflated(chunks.IDAT));
  const stride = Math.ceil(width * channels * depth / 8);
  if (rows.length < height * (stride + 1)) return null;
  const packed = unfiltered(rows, stride, height, channels);
  // The largest gray sample is white; palette indices stay unscaled.
  const samples =
    depth === 8
      ? packed
      : unpacked(packed, stride, width, height, depth, type === 0 ? 255 / ((1 << depth) - 1) : 1);
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    data.set(straight(samples, pixel * channels, type, chunks), pixel * 4);
  return { width, height, data };
}

function inflated(parts) {
  return new Response(
    new Blob(parts).stream().pipeThrough(new DecompressionStream("deflate"))
  ).arrayBuffer();
}

// PNG, third edition, 9.2: each byte is predicted from the bytes to the left, above, and above
// left.
function unfiltered(rows, stride, height, distance) {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (stride + 1)];
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < distance ? 0 : out[at - distance];
      const above = y === 0 ? 0 : out[at - stride];
      const corner = x < distance || y === 0 ? 0 : out[at - stride - distance];
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
      out[at] = rows[y * (stride + 1) + 1 + x] + guess;
    }
  }
  return out;
}

// One byte per sample. The leftmost sample has the highest bits of its byte, and each row begins
// with a new byte.
function unpacked(bytes, stride, width, height, depth, unit) {
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = x * depth;
      const sample = bytes[y * stride + (bit >> 3)] >> (8 - depth - (bit & 7)) & ((1 << depth) - 1);
      out[y * width + x] = sample * unit;
    }
  }
  return out;
}

function paeth(left, above, corner) {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

function straight(samples, at, type, { PLTE, tRNS }) {
  const value = samples[at];
  switch (type) {
    case 0:
      return [value, value, value, 255];
    case 2:
      return [value, samples[at + 1], samples[at + 2], 255];
    case 3:
      return [PLTE[value * 3], PLTE[value * 3 + 1], PLTE[value * 3 + 2], tRNS?.[value] ?? 255];
    case 4:
      return [value, value, value, samples[at + 1]];
    default:
      return samples.subarray(at, at + 4);
  }
}
