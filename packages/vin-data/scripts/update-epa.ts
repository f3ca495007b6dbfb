// Builds data/epa.bin.gz and src/data/epa-manifest.json from vehicles.csv of fueleconomy.gov, plain
// or packed, and NHTSA's names of models in data/catalogue.bin.gz:
//
//   node scripts/update-epa.ts <vehicles.csv> <day of the table> [--check]
//   node scripts/update-epa.ts --check
//
// It counts the rows for which NHTSA has no name, and lists the most frequent of them: correct
// scripts/epa/names.ts. With --check it writes nothing and compares. Without a table it compares the
// file with its manifest.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { createCatalogue } from "../../vin/src/createCatalogue.ts";
import { manifest } from "../src/manifest.ts";
import { loadCatalogue, loadEpa } from "../src/node/index.ts";
import { packInParts } from "../src/node/pack-parts.ts";
import { encodeEpa, type MatchedRow } from "./epa/encode.ts";
import { NameMatcher, type Unmatched } from "./epa/match-names.ts";
import { type EpaRow, readVehicles } from "./epa/vehicles.ts";

const mostListed = 60;
const file = new URL("../data/epa.bin.gz", import.meta.url);
const manifestFile = new URL("../src/data/epa-manifest.json", import.meta.url);
const isCheck = process.argv.includes("--check");
const [path, date = ""] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (path === undefined) finish(sha256(loadEpa()) === manifest.epa.sha256);
else if (/^\d{4}-\d\d-\d\d$/.test(date)) build(path, date);
else throw new Error("usage: update-epa.ts <vehicles.csv> <YYYY-MM-DD> [--check]");

function build(vehicles: string, day: string): void {
  const rows = readVehicles(vehicles);
  const { matched, unmatched, names } = match(rows);
  const bytes = encodeEpa(matched, day);
  const described = {
    newestRow: day,
    source: "US EPA and Department of Energy, fueleconomy.gov, vehicles.csv",
    licence: "Work of the United States government, public domain (17 U.S.C. 105).",
    rows: rows.length,
    matchedRows: rows.length - unmatched.make - unmatched.model - unmatched.year,
    unmatchedRows: unmatched,
    bytes: bytes.length,
    sha256: sha256(bytes),
  };
  const text = `${JSON.stringify(described, null, 2)}\n`;
  if (isCheck) {
    finish(sha256(loadEpa()) === described.sha256 && readFileSync(manifestFile, "utf8") === text);
    return;
  }
  const packed = packInParts(bytes);
  writeFileSync(file, packed);
  writeFileSync(manifestFile, text);
  const listed = [...names].sort(([, one], [, other]) => other - one).slice(0, mostListed);
  for (const [name, count] of listed) process.stdout.write(`${count} rows unmatched by ${name}\n`);
  process.stdout.write(`${text}packed into ${packed.length} bytes\n`);
}

function match(rows: readonly EpaRow[]) {
  const matcher = new NameMatcher(createCatalogue(loadCatalogue()));
  const matched: MatchedRow[] = [];
  const unmatched: Record<Unmatched, number> = { make: 0, model: 0, year: 0 };
  const names = new Map<string, number>();
  for (const row of rows) {
    const { make = "", model = "", baseModel = "", year = "" } = row;
    const found = matcher.find(make, model, baseModel, Number(year));
    if (typeof found === "string") {
      unmatched[found]++;
      const name = found === "make" ? `make: ${make}` : `${found}: ${make} ${baseModel}`;
      names.set(name, (names.get(name) ?? 0) + 1);
    } else for (const of of found) matched.push({ of, row });
  }
  return { matched, unmatched, names };
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

function finish(isCurrent: boolean): void {
  process.stdout.write(`vin-data: EPA's file ${isCurrent ? "is current" : "differs"}\n`);
  process.exitCode = isCurrent ? 0 : 1;
}
