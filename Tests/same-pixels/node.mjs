// node node.mjs PROGRAM <INPUT >OUTPUT
import { readFileSync, writeFileSync } from "node:fs";
import { run } from "./wasi.mjs";

writeFileSync(1, await run(readFileSync(process.argv[2]), new Uint8Array(readFileSync(0))));
