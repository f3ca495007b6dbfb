import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blocksHeldBy } from "../../../scripts/examples/blocks/blocks-held-by.ts";
import { runScript } from "../../../scripts/examples/replay-session.ts";
import { manifest } from "../src/index.ts";
import { dump } from "./small-dump.ts";
import { zipOf } from "./zip-of.ts";

const blocks = blocksHeldBy("packages/vin-data/test/updateData.exhaustive.test.ts");
const root = fileURLToPath(new URL("../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "vin-data-copy-"));
/** A copy of this package, because the commands write its data. */
const copy = join(folder, "vin-data");

beforeAll(() => {
  mkdirSync(copy);
  // The script reads the shipped files with the readers of the package beside it.
  symlinkSync(join(root, "../vin"), join(folder, "vin"));
  for (const name of ["package.json", "data", "scripts", "src"]) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")).filter((each) => each !== ".cache")) {
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  writeFileSync(join(copy, "vPICList_lite_2026_11.plain.zip"), zipOf("dump.sql", dump));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(text: string) {
  const environment = { PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
  return runScript(`set -e\n${text}`, { folder: copy, environment });
}

test("the commands of the README rebuild the data, compare them, and read another dump", async () => {
  expect(blocks).toHaveLength(1);
  const [{ text } = { text: "" }] = blocks;
  const { status, output, complaints } = await run(text);
  expect(status, `${output}${complaints}`).toBe(0);
  const said = [
    `newest row ${manifest.newestRow} -> 2026-08-02`,
    "the data files are those of their manifest",
    "the data files are those of their manifest",
  ];
  expect(output.match(/newest row .*|the data files are .*/g)).toEqual(said);
  const written = JSON.parse(await readFile(join(copy, "src/data/manifest.json"), "utf8"));
  // The second schema is not checked yet: its keys say which characters are allowed.
  expect(written).toMatchObject({ snapshot: "2026-08", rows: { wmis: 1, schemas: 2 } });
});

test("--check fails if a file is not that of the manifest", async () => {
  writeFileSync(join(copy, "data/catalogue.bin.gz"), gzipSync("another file"));
  const { status, output } = await run("node scripts/update-data.ts --check");
  expect(status).toBe(1);
  expect(output).toContain("are not those of their manifest");
});
