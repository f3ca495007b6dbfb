import { join } from "node:path";
import { corrections } from "./import/corrections.ts";
import { extraFigures } from "./import/extra.ts";
import { federalData } from "./import/federal.ts";
import { type Entry, type Module, readJson, type SourceRef, write } from "./import/module.ts";
import { stateFigures } from "./import/states.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("usage: node scripts/import-us.ts <folder>");

const statuses = [
  "single",
  "married_joint",
  "married_separate",
  "head_of_household",
  "surviving_spouse",
] as const;
type Status = (typeof statuses)[number];

/** The source's words for a status in the ids of its tables, and which other table stands in for a missing one. */
const words: Readonly<Record<Status, readonly string[]>> = {
  single: ["single"],
  married_joint: ["joint"],
  married_separate: ["separate"],
  head_of_household: ["head_of_household", "head"],
  surviving_spouse: ["surviving_spouse", "joint"],
};
const standIns: Readonly<Record<string, Status>> = { AZ: "head_of_household" };

interface Parameter {
  readonly id: string;
  readonly kind: "value" | "by_filing_status" | "scale";
  readonly scale_type?: "marginal_rate" | "single_amount";
  readonly values?: Readonly<Record<string, unknown>>;
  readonly rows?: readonly Readonly<Record<string, Readonly<Record<string, unknown>>>>[];
  readonly sources: readonly SourceRef[];
}

interface StateYear {
  readonly brackets?: Readonly<Record<Status, readonly { over: number; rate: number }[]>>;
  readonly coverage: string;
  readonly confidence?: string;
  readonly carried_forward?: readonly string[];
  readonly second_sources?: readonly SourceRef[];
}

interface StateFile {
  readonly name: string;
  readonly as_of: string;
  readonly years: Readonly<Record<string, StateYear>>;
  readonly parameters: readonly Parameter[];
}

const unsettled: Readonly<Record<string, string>> = {
  "DC 2026":
    "The standard deduction of the District of Columbia for 2026 is unsettled: the federal amounts of the estimate form are used.",
  "AL 2026":
    "Alabama Acts 2026-603 and 2026-604 amend exemption and deduction from 2026-10-01; the amounts before them are used.",
  "LA 2026": "Louisiana's 2026 standard deduction is the department's estimate.",
};
/** Years whose law is that of another, word for word: W. Va. Code 11-21-4e stood from 1987 to 2022. */
const sameLaw: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  WV: { "2021": "2022" },
};
const firstYear: Readonly<Record<string, number>> = { NH: 2021, WA: 2021 };

for (const code of Object.keys(stateFigures)) writeState(code);
write(
  "federal",
  federalData(readJson(join(folder, "federal.json")), readJson(join(folder, "estimated-tax.json"))),
);

function writeState(code: string): void {
  const path = join(folder ?? "", "states", `${code.toLowerCase()}.json`);
  const file = withSameLaw(code, readJson<StateFile>(path));
  const years = loadedYears(code, file);
  const module: Module = {
    code: `US-${code}`,
    name: file.name,
    years: years.map((year) => ({
      year,
      confidence: file.years[year]?.confidence ?? "one_source",
      note: unsettled[`${code} ${year}`],
    })),
    figures: {},
    asOf: file.as_of,
  };
  for (const [name, wanted] of Object.entries(stateFigures[code] ?? {})) {
    const isOptional = wanted.endsWith("?");
    const id = wanted.replace(/\?$/, "");
    const entries: Entry[] = [];
    for (const year of years) {
      const found = resolve(code, file, id, year);
      const corrected = corrections[`${code}.${name}.${year}`] ?? corrections[`${code}.${name}`];
      const value = corrected && "value" in corrected ? corrected.value : found?.value;
      if (value === undefined && !isOptional) {
        throw new Error(`${code} ${year}: ${id} has no value`);
      }
      const state = file.years[year];
      const carried = found?.ids.some((each) => state?.carried_forward?.includes(each)) === true;
      const sources = corrected ? corrected.sources : sourcesFor(found?.sources ?? [], state, year);
      if (value !== undefined && value !== null && sources.length === 0) {
        throw new Error(`${code} ${year}: ${id} has no source`);
      }
      entries.push({
        year,
        value: value ?? null,
        sources,
        confidence:
          corrected?.confidence ??
          (state?.confidence === "two_sources" ? "two_sources" : "one_source"),
        carried,
      });
    }
    module.figures[name] = entries;
  }
  for (const [name, entries] of Object.entries(extraFigures[code] ?? {})) {
    module.figures[name] = entries.filter(({ year }) => years.includes(year));
  }
  write(code.toLowerCase(), module);
}

function withSameLaw(code: string, file: StateFile): StateFile {
  const years = { ...file.years };
  for (const [year, model] of Object.entries(sameLaw[code] ?? {})) {
    const found = file.years[model];
    if (found) years[year] = found;
  }
  return { ...file, years };
}

/** Years whose every figure is dated; before 2021 only those that have all of them. */
function loadedYears(code: string, file: StateFile): string[] {
  const first = firstYear[code];
  const all = ["2018", "2019", "2020", "2021", "2022", "2023", "2024", "2025", "2026"];
  if (first !== undefined) return all.filter((year) => Number(year) >= first);
  const required = Object.values(stateFigures[code] ?? {}).filter((id) => !id.endsWith("?"));
  return all.filter((year) => {
    const { coverage } = file.years[year] ?? { coverage: "none" };
    if (coverage !== "published" && coverage !== "carried_forward") return false;
    if (Number(year) >= 2021) return true;
    return required.every((id) => resolve(code, file, id, year)?.value !== undefined);
  });
}

interface Found {
  readonly value: unknown;
  readonly ids: readonly string[];
  readonly sources: readonly SourceRef[];
}

function resolve(code: string, file: StateFile, id: string, year: string): Found | undefined {
  if (id === "@brackets") return brackets(file, year);
  if (id.endsWith("!")) return asRates(resolve(code, file, id.slice(0, -1), year));
  if (!id.includes("{s}")) {
    const parameter = file.parameters.find((each) => each.id === id);
    return parameter && single(code, parameter, year);
  }
  const found = statuses.map((status) =>
    words[status]
      .map((word) => file.parameters.find((each) => each.id === id.replace("{s}", word)))
      .find((parameter) => parameter !== undefined),
  );
  const parts = found.map((parameter) => parameter && single(code, parameter, year));
  if (parts.some((part) => part?.value === undefined)) return undefined;
  return {
    value: perStatus(parts.map((part) => part?.value)),
    ids: parts.flatMap((part) => part?.ids ?? []),
    sources: parts[0]?.sources ?? [],
  };
}

/** A table of rates that the source keeps as amounts. */
function asRates(found: Found | undefined): Found | undefined {
  if (found === undefined) return undefined;
  const text = JSON.stringify(found.value)
    .replaceAll('"amount"', '"rate"')
    .replaceAll('"over":-1', '"over":0');
  return { ...found, value: JSON.parse(text) };
}

function brackets(file: StateFile, year: string): Found | undefined {
  const rows = file.years[year]?.brackets;
  if (rows === undefined) return undefined;
  const tables = file.parameters.filter((each) => /^(?:rates?|main)\b/.test(each.id));
  const used = tables.filter((each) => each.scale_type === "marginal_rate" || /flat/.test(each.id));
  return {
    value: perStatus(statuses.map((status) => rows[status])),
    ids: used.map((each) => each.id),
    sources: (used.length > 0 ? used : tables).flatMap((each) => each.sources),
  };
}

function single(code: string, parameter: Parameter, year: string): Found {
  const { id, sources } = parameter;
  return { value: figureValue(code, parameter, year), ids: [id], sources };
}

function figureValue(
  code: string,
  { kind, values = {}, rows = [], scale_type }: Parameter,
  year: string,
): unknown {
  if (kind === "value") return noNull(inForce(values, year));
  if (kind === "by_filing_status") {
    const found = statuses.map((status) => {
      const standIn = standIns[code] ?? "married_joint";
      const dated = values[status] ?? (status === "surviving_spouse" ? values[standIn] : undefined);
      return inForce((dated ?? {}) as Record<string, unknown>, year);
    });
    return found.some((value) => value === undefined || value === null)
      ? undefined
      : perStatus(found);
  }
  const amount = scale_type === "marginal_rate" ? "rate" : "amount";
  const table: { over: number; rate?: unknown; amount?: unknown }[] = [];
  for (const [index, row] of rows.entries()) {
    const value = inForce(row[amount] ?? {}, year);
    const over = inForce(row.over ?? {}, year);
    // No limit: the row does not exist in that year, except the first, which has no lower end.
    if (value === undefined || (value === null && amount === "rate")) continue;
    if ((over === undefined || over === null) && index > 0) continue;
    const least = amount === "rate" ? 0 : -1;
    const start =
      index === 0 && (over === null || over === undefined || over === 0) ? least : Number(over);
    // An amount without limit: nothing that is compared with it is larger.
    table.push({ over: start, [amount]: value ?? 1e12 });
  }
  // Where two rows start at the same income, the later one is printed.
  const unique = table.filter((row, index) => table[index + 1]?.over !== row.over);
  return unique.length === 0 ? undefined : unique;
}

function noNull(value: unknown): unknown {
  return value === null ? undefined : value;
}

/** The entry in force on the first of January. */
function inForce(dated: Readonly<Record<string, unknown>>, year: string): unknown {
  const day = Object.keys(dated)
    .sort()
    .filter((each) => each <= `${year}-01-01`)
    .at(-1);
  return day === undefined ? undefined : dated[day];
}

function perStatus(values: readonly unknown[]): unknown {
  const texts = values.map((value) => JSON.stringify(value));
  if (texts.every((text) => text === texts[0])) return values[0];
  return Object.fromEntries(statuses.map((status, index) => [status, values[index]]));
}

/** At most three: those that name the year, the statute, and a second source of that year. */
function sourcesFor(
  all: readonly SourceRef[],
  state: StateYear | undefined,
  year: string,
): readonly SourceRef[] {
  const named = all.filter(({ title, url }) => `${title} ${url}`.includes(year));
  const law = all.filter(({ title }) => /§|section|statute|code|\blaw|act\b|compiled/i.test(title));
  const second = (state?.second_sources ?? []).filter(({ url }) => url !== undefined);
  const chosen = [named[0], law[0], ...(named[0] || law[0] ? [] : [all[0]]), second[0]];
  return [...new Map(chosen.flatMap((each) => (each ? [[each.url, each]] : []))).values()];
}
