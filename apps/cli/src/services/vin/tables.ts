import { coverage } from "@almanac/vin";
import { textRows } from "../../text/lines.ts";
import { right } from "../../text/table.ts";
import type { TableEntry, TableSet } from "../service.ts";

type Covered = ReturnType<typeof coverage>;
type Maker = Covered["makers"][number];

/**
 * Lists what the tables cover: NHTSA's snapshot for North America, and one scheme per maker
 * elsewhere. Reads the data file, which can be damaged, so it is called only for
 * `almanac tables vin`.
 */
export function readTables(): TableSet {
  const covered = coverage();
  const { makers, vpic, dataVersion } = covered;
  const snapshot = { id: "vpic", ...vpic, dataVersion };
  return {
    document: covered,
    records: [snapshot, ...makers],
    columns: ["table", right("codes"), "holds"],
    rows: [
      ["vpic", String(vpic.wmis), `NHTSA vPIC, newest row ${vpic.newestRow}`],
      ...makers.map((maker) => [maker.id, String(maker.wmis.length), shortList(maker.wmis)]),
    ],
    names: ["vpic", ...makers.map(({ id }) => id)],
    show(name) {
      if (name === "vpic") return { document: snapshot, entries: [vpicEntry(vpic, snapshot)] };
      const found = makers.filter(({ id }) => id === name);
      const [first] = found;
      if (first === undefined) return undefined;
      return { document: first, entries: found.map(entry) };
    },
  };
}

function shortList(wmis: readonly string[]): string {
  const shown = wmis.slice(0, 12).join(" ");
  return wmis.length > 12 ? `${shown} ...` : shown;
}

function vpicEntry(vpic: Covered["vpic"], record: unknown): TableEntry {
  return {
    title: "vpic",
    record,
    rows: textRows([
      ["newest row", vpic.newestRow],
      ["codes", vpic.wmis],
      ["schemas", vpic.schemas],
      ["elements", vpic.elements.length],
    ]),
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
