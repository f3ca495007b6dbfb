// Writes src/data/world-wmi.ts from the merged list of world WMIs:
// `node scripts/import-world-wmi.ts <wmi-world.json>`. Leaves out rows of confidence C, and the US
// registrant that vPIC names as the manufacturer of another country's code.
import { readFileSync, writeFileSync } from "node:fs";

interface Row {
  readonly wmi: string;
  readonly brand: string | null;
  readonly brands?: readonly string[];
  readonly manufacturer?: string;
  readonly country?: string;
  readonly kind?: string;
  readonly sources: readonly string[];
  readonly confidence: "A" | "B" | "C";
}

const [input] = process.argv.slice(2);
if (input === undefined)
  throw new Error("usage: node scripts/import-world-wmi.ts <wmi-world.json>");
const { asOf, rows } = JSON.parse(readFileSync(input, "utf8")) as {
  asOf: string;
  rows: readonly Row[];
};

const sourceLetters: Readonly<Record<string, string>> = {
  vpic: "v",
  vininfo: "i",
  opencars: "o",
  vinutils: "u",
  lists: "l",
  wiki: "w",
  observed: "s",
};
const kinds = [
  "motorcycle",
  "car",
  "truck",
  "bus",
  "trailer",
  "mpv",
  "low-speed",
  "incomplete",
  "off-road",
];
const northAmerica = new Set(["US", "CA", "MX"]);
const registrant = /\b(?:America|American|USA|US|General Motors Llc|Ford Motor Company)\b/i;

const lineOf = (row: Row): string => {
  const brands = row.brand === null ? (row.brands ?? []) : [row.brand];
  const foreign = row.country !== undefined && !northAmerica.has(row.country);
  const manufacturer = row.manufacturer ?? "";
  const keepsManufacturer =
    manufacturer !== brands[0] &&
    !(foreign && row.sources.includes("vpic") && registrant.test(manufacturer));
  const sources = row.sources.map((source) => sourceLetters[source] ?? "").join("");
  const kind = row.kind === undefined ? "" : String(kinds.indexOf(row.kind));
  return [
    row.wmi,
    row.country ?? "",
    row.confidence + kind,
    sources,
    brands.join("|"),
    ...(keepsManufacturer && manufacturer !== "" ? [manufacturer] : []),
  ].join("~");
};

/** A two-character code ships if every longer code that begins with it names the same brand. */
const holdsForAll = (row: Row): boolean =>
  row.wmi.length > 2 ||
  rows.every(
    (other) =>
      other === row ||
      !other.wmi.startsWith(row.wmi) ||
      other.confidence === "C" ||
      other.brand === row.brand,
  );

/** Codes of plants that build several brands. The tables of their makers confirm these codes. */
const confirmedByMakers = new Set(["XUF", "Z8T", "Z94", "95V"]);

const kept = rows
  .map((row) => (confirmedByMakers.has(row.wmi) ? { ...row, confidence: "B" as const } : row))
  .filter((row) => row.confidence !== "C" && holdsForAll(row))
  .toSorted((left, right) => (left.wmi < right.wmi ? -1 : 1));
const text = kept.map(lineOf).join("\n");
if (/[`\\$]/.test(text)) throw new Error("a name holds a character that a template cannot");

writeFileSync(
  new URL("../src/data/world-wmi.ts", import.meta.url),
  `// Written by scripts/import-world-wmi.ts. Do not edit.
/**
 * World manufacturer identifiers as of ${asOf}, confidence A (two independent sources) and B (one good source). One line
 * per code: code, ISO 3166-1 alpha-2 of the code, confidence and index of the vehicle type, letters of the sources, brands
 * separated by \`|\`, manufacturer if it is not the brand.
 */
export const worldWmiLines = \`
${text}
\`;

/** The sources by their letter. */
export const worldWmiSources = {
  v: { id: "vpic", isOfficial: true, title: "NHTSA vPIC, February 2026 (public domain)", url: "https://vpic.nhtsa.dot.gov/" },
  i: { id: "vininfo", title: "idlesign/vininfo, May 2026 (BSD-3-Clause)", url: "https://github.com/idlesign/vininfo" },
  o: { id: "opencars", title: "opencars/vin-decoder-api (MIT)", url: "https://github.com/opencars/vin-decoder-api" },
  u: { id: "vinutils", title: "connectedcars/node-vinutils (MIT)", url: "https://github.com/connectedcars/node-vinutils" },
  l: { id: "lists", title: "sunrise-php/vin and vin-decode (MIT), counted as one", url: "https://github.com/sunrise-php/vin" },
  w: { id: "wiki", title: "Wikibooks, WMI page (facts only)", url: "https://en.wikibooks.org/wiki/Vehicle_Identification_Numbers_(VIN_codes)" },
  s: { id: "observed", holdsSeveral: true, title: "VINs of known vehicles in public code", url: "https://github.com/" },
} as const;
`,
);
process.stdout.write(`${kept.length} of ${rows.length} codes\n`);
