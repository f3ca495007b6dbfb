// Reads a CSV file with csv-parse, record by record, and writes the requested number of bytes
// evenly. This is the least work that a program in Node can do for a batch.
// `node csv-parse-copy.ts <file> <bytes> <rows>`.
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { parse } from "csv-parse";

const [file = "", bytes = "0", rows = "1"] = process.argv.slice(2);
const block = Buffer.alloc(65_536, "a");
const bytesPerRow = Number(bytes) / Number(rows);
let count = 0;
let written = 0;
for await (const _record of createReadStream(file).pipe(parse())) {
  count++;
  while (written + block.length <= count * bytesPerRow) {
    if (!process.stdout.write(block)) await once(process.stdout, "drain");
    written += block.length;
  }
}
