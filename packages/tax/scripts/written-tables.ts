import { isDeepStrictEqual } from "node:util";
import { runInThisContext } from "node:vm";
import * as reader from "../src/engine/compact-tables.ts";
import type { Figure } from "../src/engine/figures.ts";
import type { Tables } from "./written-data.ts";
import { columnsOf, skeletonOf, type ValueColumns } from "./written-tables/columns.ts";
import { ValueWriter } from "./written-tables/value-writer.ts";

type Entry = Figure<unknown>;

/**
 * An expression that gives the same data with the functions of `src/engine/compact-tables.ts`. The
 * notes of figures are left out, because no answer has them.
 */
export function writtenTables(data: Tables): string {
  const { sources, years, figures, ...head } = data;
  const parts = [
    ...(years === undefined ? [] : [`years: () => ${writtenYears(years)}`]),
    `sources: () => ${writtenSources(sources)}`,
    `figures() {${writtenFigures(figures)}}`,
  ];
  const written = `/* @__PURE__ */ tables(${JSON.stringify(head)}, { ${parts.join(",\n")} })`;
  hold(written, data);
  return written;
}

/** Throws unless what is read is what was written. */
function hold(written: string, data: Tables): void {
  const names = Object.keys(reader);
  const read = runInThisContext(`(${names.join(", ")}) => (${written})`)(...Object.values(reader));
  const figures = Object.entries(data.figures).map(([name, entries]) => {
    return [name, entries.map(({ note: _, ...entry }) => entry)];
  });
  // A plain copy: the getters have run, and nothing undefined is left.
  const copy = JSON.parse(JSON.stringify(read));
  if (isDeepStrictEqual(copy, { ...data, figures: Object.fromEntries(figures) })) return;
  throw new Error(`${data.code}: not everything in its tables can be written by columns`);
}

function writtenSources(sources: Tables["sources"]): string {
  const days = new Map<string, string[]>();
  for (const [id, { title, url, readOn }] of Object.entries(sources)) {
    const lines = days.get(readOn) ?? [];
    days.set(readOn, lines);
    const address = url.replace("https://", "");
    const written = `${title}\n${address === reader.addressOf(title) ? "" : address}`;
    lines.push(`${id} ${withoutYear(written, id.slice(-4))}`);
  }
  const written = [...days].map(([day, lines]) => [day, lines.join("\n")]);
  return `sourcesOn(${JSON.stringify(Object.fromEntries(written))})`;
}

/** With `^` for the year, so that the texts of a series are the same in each. */
function withoutYear(text: string, year: string): string {
  return /^\d{4}$/.test(year) ? text.replaceAll(year, "^") : text;
}

function writtenYears(years: NonNullable<Tables["years"]>): string {
  const [first] = years;
  if (typeof first === "object") {
    const confidences = years.map((year) => (typeof year === "object" ? year.confidence : ""));
    const short = `calendarYears(${first.label}, ${JSON.stringify(confidences.join())})`;
    const read = reader.calendarYears(Number(first.label), confidences.join());
    if (isDeepStrictEqual(read, years)) return short;
  }
  return JSON.stringify(years);
}

function writtenFigures(figures: Tables["figures"]): string {
  const groups = Object.entries(figures).map(([name, entries]) => ({
    name,
    groups: groupsOf(entries),
  }));
  const writer = new ValueWriter(
    groups.flatMap((each) => each.groups.map(([entry]) => entry.value)),
  );
  const written = groups.map((each) => {
    const dated = each.groups.map((entries) => writtenGroup(entries, writer));
    const list = dated.length === 1 ? dated[0] : `[${dated.map((one) => `...${one}`).join(", ")}]`;
    return `${JSON.stringify(each.name)}: ${list}`;
  });
  return `${writer.makers()} return { ${written.join(",\n")} };`;
}

type Group = readonly [Entry, ...Entry[]];

/** Neighbours whose values have the same form. */
function groupsOf(entries: readonly Entry[]): readonly Group[] {
  const groups: [Entry, ...Entry[]][] = [];
  let form: string | undefined;
  for (const entry of entries) {
    const own = skeletonOf(entry.value);
    if (own === form) groups.at(-1)?.push(entry);
    else groups.push([entry]);
    form = own;
  }
  return groups;
}

function writtenGroup(entries: Group, writer: ValueWriter): string {
  const { cells, columns }: ValueColumns = columnsOf(entries.map(({ value }) => value));
  const value = writer.write(entries[0].value, cells);
  const names = columns.map(({ name }) => name).join(", ");
  const made = columns.length > 0 ? `(${names}) => (${value})` : value;
  const evidence = entries.map(evidenceOf);
  const same = evidence.every((one) => one === evidence[0]) ? evidence.slice(0, 1) : evidence;
  const given = [
    made,
    startsOf(entries, columns.length > 0),
    JSON.stringify(same.join()),
    ...columns.map(({ written }) => written),
  ];
  return `dated(${given.join(", ")})`;
}

function evidenceOf({ from, sources, confidence, carriedForward }: Entry): string {
  const marks = (confidence === "one_source" ? "~" : "") + (carriedForward === true ? "<" : "");
  return marks + withoutYear(sources.join(" "), from.slice(0, 4));
}

function startsOf(entries: Group, hasColumns: boolean): string {
  const starts = entries.map(({ from }) => from.replace("-01-01", ""));
  const [first = ""] = starts;
  const year = Number(first.slice(0, 4));
  const isConsecutive = starts.every((start, at) => start === year + at + first.slice(4));
  const short = isConsecutive && hasColumns ? first : starts.join();
  return /^\d{4}$/.test(short) ? short : JSON.stringify(short);
}
