// Reads tables that `scripts/compact-tables.ts` has written for the build.

/** The parts of the data of a jurisdiction, each read when it is first used. */
export function tables<Head extends object, Parts extends Readonly<Record<string, () => unknown>>>(
  head: Head,
  parts: Parts,
): Head & { readonly [Name in keyof Parts]: ReturnType<Parts[Name]> };
export function tables(head: object, parts: Readonly<Record<string, () => unknown>>): object {
  for (const [name, read] of Object.entries(parts)) {
    const get = () => {
      const value = read();
      Object.defineProperty(head, name, { value });
      return value;
    };
    Object.defineProperty(head, name, { get, enumerable: true, configurable: true });
  }
  return head;
}

/**
 * Sources by the day on which they were read: a line with the id and the title, and one with
 * the address, which is empty if the title gives it. `^` is the year with which the id ends.
 */
export function sourcesOn(days: Readonly<Record<string, string>>): object {
  const all: Record<string, object> = {};
  for (const [readOn, text] of Object.entries(days)) {
    for (const [, id = "", lines = ""] of text.matchAll(/(\S+) (.+\n.*)/g)) {
      const [title = "", given] = lines.replaceAll("^", id.slice(-4)).split("\n");
      const address = given || addressOf(title);
      const url = address.startsWith("http:") ? address : `https://${address}`;
      all[id] = { title, url, readOn };
    }
  }
  return all;
}

const citation = /^(\d+) U\.S\.C\. (\w+)|^(Rev\. Proc\.|Notice) 20(\d\d)-(\d+)/;

/** The address of a section of the United States Code, or of a document of the IRS. */
export function addressOf(title: string): string {
  const [, code, section, kind, year, number] = citation.exec(title) ?? [];
  return code === undefined
    ? `www.irs.gov/pub/irs-drop/${kind === "Notice" ? "n" : "rp"}-${year}-${number}.pdf`
    : `www.law.cornell.edu/uscode/text/${code}/${section}`;
}

/** Calendar years from the first one on, each with its confidence, which can be empty. */
export function calendarYears(first: number, confidences: string): readonly object[] {
  return confidences.split(",").map((confidence, at) => ({
    label: String(first + at),
    from: `${first + at}-01-01`,
    to: `${first + at}-12-31`,
    status: "enacted",
    ...(confidence && { confidence }),
  }));
}

/** Makes objects that have these keys. */
export function record(keys: string): (...values: unknown[]) => object {
  const names = keys.split(",");
  return (...values) => Object.fromEntries(names.map((name, at) => [name, values[at]]));
}

/** A list of objects, by columns. A column that is one value is the same in each. */
export function list(
  make: (...values: unknown[]) => object,
  first: readonly unknown[],
  ...others: readonly unknown[]
): readonly object[] {
  return first.map((value, at) =>
    make(value, ...others.map((column) => (Array.isArray(column) ? column[at] : column))),
  );
}

/**
 * The dated entries of a parameter. A value is made when it is first read, because most years are
 * never asked for.
 *
 * @param value The value; or, made from the cells of a row, each value.
 * @param from The first years or days, or the first one of consecutive years.
 * @param evidence The sources of each entry, or of all: with `~` before them if they are one
 * source, and `<` if the figure is of an earlier year. In the name of a source, `^` is the year of
 * the entry.
 * @param columns A text is a column of whole numbers: a unit, and in this unit the first number and
 * the changes from one to the next.
 */
export function dated(
  value: unknown,
  from: number | string,
  evidence: string,
  ...columns: readonly (string | readonly unknown[])[]
): readonly object[] {
  const sources = evidence.split(",");
  return startsOf(String(from), columns[0]).map((start, at) => {
    const marked = (sources[at] ?? evidence).replaceAll("^", start.slice(0, 4));
    const entry = {
      from: start.length > 4 ? start : `${start}-01-01`,
      sources: marked.match(/[^~< ]+/g) ?? [],
      confidence: marked.includes("~") ? "one_source" : "two_sources",
      ...(marked.includes("<") && { carriedForward: true }),
    };
    const made = () =>
      typeof value === "function" ? value(...columns.map((column) => cellOf(column, at))) : value;
    return tables(entry, { value: made });
  });
}

function cellOf(column: string | readonly unknown[], row: number): unknown {
  if (typeof column !== "string") return column[row];
  const [unit = 1, ...changes] = column.split(" ").map(Number);
  return changes.slice(0, row + 1).reduce((sum, change) => sum + change) * unit;
}

function startsOf(from: string, column: string | readonly unknown[] = []): readonly string[] {
  const starts = from.split(",");
  const { length } = typeof column === "string" ? column.split(" ").slice(1) : column;
  if (length === 0 || starts.length > 1) return starts;
  return Array.from({ length }, (_, at) => Number(from.slice(0, 4)) + at + from.slice(4));
}
