// node module.mjs MODULE FOLDER
//
// Draws the display lists of all references in a folder with the WebAssembly module, and compares
// the pixels with those that the command recorded: the seal of a picture has their digest.
import assert from "node:assert";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DisplayListError, load } from "../../Sources/Doors/LikenessWasm/likeness.mjs";

/** The digest of a picture, as the documentation of `Bitmap.digest` defines it. */
function digest({ width, height, data }) {
  const pixels = new Uint32Array(data.buffer);
  const form = [width, height];
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    if (y > 0 && row.every((pixel, x) => pixel === pixels[(y - 1) * width + x])) {
      form.push(0);
      continue;
    }
    for (let x = 0, end; x < width; x = end) {
      for (end = x + 1; end < width && row[end] === row[x]; ) end++;
      form.push(end - x, row[x]);
    }
  }
  return createHash("sha256").update(new Uint8Array(Uint32Array.from(form).buffer)).digest("hex");
}

/** The digest of the pixels in the seal of a PNG file, its chunk `liKE`: after two bytes, 32. */
function sealed(png) {
  for (let place = 8; place < png.length; place += 12 + png.readUInt32BE(place)) {
    if (png.toString("latin1", place + 4, place + 8) === "liKE") {
      return png.toString("hex", place + 10, place + 42);
    }
  }
  return undefined;
}

const [, , module, folder] = process.argv;
const likeness = await load(readFileSync(module));

assert.throws(() => likeness.draw("display-list 2\nsize 0 5\n"), DisplayListError);
assert.throws(() => likeness.draw("display-list 2\nsize 5 5\n\nA\n  end\n"), {
  message: /Item 1 \(A\) is an `end` with nothing to end/,
});
const red = likeness.draw(
  "display-list 2\nsize 2 1\nbackground #FF0000\n\nA\n  box 1 0 1 1 fill #0000FF\n",
);
assert.deepStrictEqual([red.width, red.height], [2, 1]);
assert.deepStrictEqual([...red.data], [255, 0, 0, 255, 0, 0, 255, 255]);

// Fonts that lists name and the module lacks: those in files.
const missing = /uses the font .* is in no font of the library/;
const files = readdirSync(folder, { recursive: true });
const names = files.filter((name) => name.endsWith(".txt")).sort();
let equal = 0;
let skipped = 0;
for (const name of names) {
  const text = readFileSync(join(folder, name), "utf8");
  const start = text.indexOf("\ndisplay-list ") + 1;
  const recorded = sealed(readFileSync(join(folder, name.replace(/\.txt$/, ".png"))));
  let drawn;
  try {
    drawn = digest(likeness.draw(text.slice(start)));
  } catch (error) {
    if (!missing.test(error.message)) throw error;
    skipped++;
    continue;
  }
  if (drawn === recorded) equal++;
  else console.log(`${name} has the digest ${drawn}, not ${recorded}`);
}
const count = names.length - skipped;
console.log(`${equal} of ${count}${skipped > 0 ? `, ${skipped} with other fonts` : ""}`);
process.exit(equal === count && equal > 0 ? 0 : 1);
