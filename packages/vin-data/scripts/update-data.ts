// Builds data/vpic.bin.gz, data/vpic-browser.bin.gz, data/catalogue.bin.gz and
// src/data/manifest.json from NHTSA's monthly dump in PostgreSQL's plain form: the .sql file, the
// published .zip, or a folder with one of them.
//
//   node scripts/update-data.ts <dump>
//   node scripts/update-data.ts --check [dump]
//
// Without a dump it writes nothing: the unpacked files must have the SHA-256 of the manifest. With
// a dump and --check, the dump must give the same bytes.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { type BuiltFile, buildFiles } from "../src/compile/build-files.ts";
import { packInParts } from "../src/node/pack-parts.ts";
import { readDump } from "../src/node/read-dump.ts";
import { SkippedRows } from "../src/node/skipped.ts";
import { keepShipped } from "./keep-shipped.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const manifestFile = join(root, "src/data/manifest.json");
const names = ["vpic", "browser", "catalogue"] as const;
const files = {
  vpic: join(root, "data/vpic.bin.gz"),
  browser: join(root, "data/vpic-browser.bin.gz"),
  catalogue: join(root, "data/catalogue.bin.gz"),
};

const started = performance.now();
const isCheck = process.argv.includes("--check");
const path = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
if (path === undefined) checkCommitted();
else await build(path);

async function build(dump: string): Promise<void> {
  const skipped = new SkippedRows();
  const read = await readDump(dump, () => undefined, skipped);
  report(`read ${read.patterns.length} patterns as of ${read.date}`);
  for (const { table, rows, reason } of skipped.list()) report(`${reason}: ${rows} of ${table}`);
  const snapshot = keepShipped(read);
  const built = buildFiles(snapshot, report, { withBrowser: true });
  const { vpic, browser, catalogue } = built;
  if (browser === undefined) return;
  const manifest = `${JSON.stringify(describe(snapshot.date, { vpic, browser, catalogue }), null, 2)}\n`;
  if (isCheck) {
    const isSame = names.every((name) => digestOf(files[name]) === sha256(built[name]?.bytes));
    finish(isSame && readFileSync(manifestFile, "utf8") === manifest);
    return;
  }
  reportDifference(snapshot.date, vpic, catalogue);
  for (const name of names) {
    const { bytes } = built[name] ?? vpic;
    // The other files are always read whole.
    const packed =
      name === "vpic" ? packInParts(bytes) : gzipSync(bytes, { level: 9, memLevel: 6 });
    report(`packed ${bytes.length} bytes of ${name} into ${packed.length}`);
    writeFileSync(files[name], packed);
  }
  writeFileSync(manifestFile, manifest);
}

function report(what: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`vin-data ${seconds.padStart(5)} s  ${what}\n`);
}

/**
 * The hash is of the bytes before gzip, because the gzipped bytes differ between versions of zlib.
 */
function sha256(data: Uint8Array = new Uint8Array()): string {
  return createHash("sha256").update(data).digest("hex");
}

function digestOf(file: string): string {
  return existsSync(file) ? sha256(gunzipSync(readFileSync(file))) : "none";
}

function describe(date: string, built: Readonly<Record<(typeof names)[number], BuiltFile>>) {
  const described = ({ rows, bytes }: BuiltFile) => {
    return { rows, bytes: bytes.length, sha256: sha256(bytes) };
  };
  return {
    snapshot: date.slice(0, 7),
    newestRow: date,
    source: "NHTSA vPIC, compiled from its standalone database",
    licence:
      "Work of the United States government, public domain (17 U.S.C. 105). Data source: NHTSA vPIC. " +
      "NHTSA does not endorse this package.",
    ...described(built.vpic),
    browser: described(built.browser),
    catalogue: described(built.catalogue),
  };
}

interface Manifest {
  readonly newestRow: string;
  readonly sha256: string;
  readonly rows: Readonly<Record<string, number>>;
  readonly browser: { readonly sha256: string };
  readonly catalogue: { readonly sha256: string; readonly rows: Readonly<Record<string, number>> };
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;
}

function checkCommitted(): void {
  const { sha256: vpic, browser, catalogue } = readManifest();
  const wanted = { vpic, browser: browser.sha256, catalogue: catalogue.sha256 };
  finish(names.every((name) => digestOf(files[name]) === wanted[name]));
}

function finish(isCurrent: boolean): void {
  if (isCurrent) {
    report("the data files are those of their manifest");
    return;
  }
  report("the data files are not those of their manifest: run scripts/update-data.ts <dump>");
  process.exitCode = 1;
}

/** Prints what a refresh changes, for its reviewer. */
function reportDifference(date: string, vpic: BuiltFile, catalogue: BuiltFile): void {
  const before = readManifest();
  report(`newest row ${before.newestRow} -> ${date}`);
  for (const [name, count] of Object.entries(vpic.rows)) {
    report(`${name} ${before.rows[name] ?? 0} -> ${count}`);
  }
  for (const [name, count] of Object.entries(catalogue.rows)) {
    report(`catalogue: ${name} ${before.catalogue.rows[name] ?? 0} -> ${count}`);
  }
}
