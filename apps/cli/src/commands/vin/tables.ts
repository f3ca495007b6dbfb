import { coverage } from "@almanac/vin";
import type { TableEntry, TableSet } from "../service.ts";

const covered = coverage();
type Maker = (typeof covered.makers)[number];

const snapshot = {
  id: "vpic",
  ...covered.vpic,
  dataVersion: covered.dataVersion,
};

/** What the tables cover: NHTSA's snapshot for North America, and each maker's scheme elsewhere. */
export const tables: TableSet = {
  document: covered,
  records: [snapshot, ...covered.makers],
  columns: [{ title: "table" }, { title: "codes", align: "right" }, { title: "holds" }],
  rows: [
    ["vpic", String(covered.vpic.wmis), `NHTSA vPIC, newest row ${covered.vpic.newestRow}`],
    ...covered.makers.map((maker) => [maker.id, String(maker.wmis.length), shortList(maker.wmis)]),
  ],
  names: ["vpic", ...covered.makers.map(({ id }) => id)],
  show(name) {
    if (name === "vpic") return { document: snapshot, entries: [vpicEntry()] };
    const found = covered.makers.filter(({ id }) => id === name);
    const [first] = found;
    if (first === undefined) return undefined;
    return { document: first, entries: found.map(entry) };
  },
};

function shortList(wmis: readonly string[]): string {
  const shown = wmis.slice(0, 12).join(" ");
  return wmis.length > 12 ? `${shown} ...` : shown;
}

function vpicEntry(): TableEntry {
  return {
    title: "vpic",
    record: snapshot,
    rows: [
      { key: "newest row", text: covered.vpic.newestRow },
      { key: "codes", text: String(covered.vpic.wmis) },
      { key: "schemas", text: String(covered.vpic.schemas) },
    ],
    notes: ["Vehicles sold in the United States, as their makers declared them under 49 CFR 565."],
    sources: [{ title: "NHTSA vPIC, public domain", detail: "https://vpic.nhtsa.dot.gov/" }],
  };
}

function entry(maker: Maker): TableEntry {
  return {
    title: maker.id,
    record: maker,
    rows: [{ key: "codes", text: maker.wmis.join(" ") }],
    notes: [],
    sources: maker.sources.map(({ title, url }) => ({ title, detail: url })),
  };
}
