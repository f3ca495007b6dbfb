import { readFileSync, writeFileSync } from "node:fs";

export interface SourceRef {
  readonly title: string;
  readonly url: string;
  /** The day the page itself was read; without it, the day of the source folder. */
  readonly readOn?: string;
}

export interface Entry {
  readonly year: string;
  readonly value: unknown;
  readonly sources: readonly SourceRef[];
  readonly confidence: "two_sources" | "one_source";
  readonly carried: boolean;
}

/** What becomes one data module. */
export interface Module {
  readonly code: string;
  readonly name: string;
  readonly years: readonly {
    readonly year: string;
    readonly confidence: string;
    readonly note: string | undefined;
  }[];
  readonly figures: Record<string, readonly Entry[]>;
  readonly asOf: string;
}

export function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, "utf8")) as Value;
}

export function write(name: string, module: Module): void {
  const sources = new Map<string, { id: string; source: SourceRef }>();
  const idOf = (source: SourceRef) => {
    const found = sources.get(source.url);
    if (found) return found.id;
    const id = `s${sources.size + 1}`;
    sources.set(source.url, { id, source });
    return id;
  };
  const figures = Object.entries(module.figures).flatMap(([key, entries]) => {
    const lines = merge(entries).map((entry) => line(entry, idOf));
    return lines.length === 0 ? [] : [`    ${key}: [\n${lines.join("\n")}\n    ],`];
  });
  const years = module.years.map(({ year, confidence, note }) => {
    const notes = note === undefined ? "" : `, notes: [${JSON.stringify(note)}]`;
    return `    { label: "${year}", from: "${year}-01-01", to: "${year}-12-31", status: "enacted", confidence: "${confidence}"${notes} },`;
  });
  const listed = [...sources.values()].map(
    ({ id, source }) =>
      `    ${id}: { title: ${JSON.stringify(source.title)}, url: ${JSON.stringify(source.url)}, readOn: "${source.readOn ?? module.asOf}" },`,
  );
  const types = Object.entries(module.figures).map(([key, entries]) => {
    const values = entries.map(({ value }) => value);
    const isOptional = values.some((value) => value === null);
    const kinds = new Set(values.filter((value) => value !== null).map(typeName));
    return `  readonly ${key}${isOptional ? "?" : ""}: ${[...kinds].sort().join(" | ")};`;
  });
  const text = `// Written by scripts/import-us.ts. A correction is made here, with its source, or in the importer.
import type { JurisdictionData } from "../../internal/figures.ts";
import type { ${imported(types)} } from "../types.ts";

/** The figures of ${module.name}. */
export interface ${interfaceName(module)} {
${types.join("\n")}
}

export const data: JurisdictionData<${interfaceName(module)}> = {
  code: "${module.code}",
  name: ${JSON.stringify(module.name)},
  currency: "USD",
  decimals: 2,
  sources: {
${listed.join("\n")}
  },
  years: [
${years.join("\n")}
  ],
  figures: {
${figures.join("\n")}
  },
};
`;
  const path = new URL(`../../src/us/data/${name}.generated.ts`, import.meta.url);
  writeFileSync(path, text);
}

function imported(types: readonly string[]): string {
  const text = types.join();
  const names = ["Brackets", "EarnedIncomeRows", "Lookup", "PerStatus", "Tariff"];
  return names.filter((name) => text.includes(name)).join(", ");
}

function interfaceName({ name }: Module): string {
  return `${name.replace(/[^A-Za-z]/g, "")}Figures`;
}

/** The type of a value, in the words of src/us/types.ts. */
function typeName(value: unknown): string {
  if (typeof value !== "object" || value === null) return typeof value;
  if (Array.isArray(value)) {
    const [first] = value as readonly unknown[];
    if (typeof first === "string") return "readonly string[]";
    const row = first as Readonly<Record<string, unknown>>;
    if ("amount" in row) return "Lookup";
    if ("base" in row) return "Tariff";
    return "over" in row ? "Brackets" : "EarnedIncomeRows";
  }
  const record = value as Readonly<Record<string, unknown>>;
  if ("married_joint" in record) return `PerStatus<${typeName(record.single)}>`;
  return `{ ${Object.entries(record)
    .map(([key, each]) => `readonly ${key}: ${typeof each}`)
    .join("; ")} }`;
}

interface Merged extends Entry {
  readonly from: string;
}

/** One entry per change of value: a figure holds until the next. */
function merge(entries: readonly Entry[]): Merged[] {
  const merged: Merged[] = [];
  for (const entry of entries) {
    const last = merged.at(-1);
    const isSame =
      last !== undefined &&
      JSON.stringify(last.value) === JSON.stringify(entry.value) &&
      last.carried === entry.carried;
    if (!isSame) {
      if (entry.value !== null || last !== undefined) {
        merged.push({ ...entry, from: `${entry.year}-01-01` });
      }
      continue;
    }
    // A value that one of its years confirms is confirmed.
    const confidence = entry.confidence === "two_sources" ? entry.confidence : last.confidence;
    merged[merged.length - 1] = { ...last, confidence };
  }
  return merged;
}

function line(entry: Merged, idOf: (source: SourceRef) => string): string {
  const { from, value, confidence, carried } = entry;
  const ids = value === null ? [] : entry.sources.map(idOf);
  const flag = carried ? ", carriedForward: true" : "";
  const body = JSON.stringify(value).replace(/"([a-z_]\w*)":/g, "$1:");
  return `      { from: "${from}", value: ${body}, sources: ${JSON.stringify(ids)}, confidence: "${confidence}"${flag} },`;
}
