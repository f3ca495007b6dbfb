import type { Query } from "./open-snapshot.ts";

/**
 * NHTSA's decode procedure, written as plainly as possible: it reads every row of every schema,
 * turns each key into a regular expression, and sorts instead of using ranks. It is slow. It reads
 * the SQLite rows and shares no code with the library.
 */
interface PatternRow {
  readonly id: number;
  readonly schema: number;
  readonly key: string;
  readonly element: number;
  readonly attribute: string;
  readonly changedOn: string;
}

interface WmiRow {
  readonly id: number;
  readonly wmi: string;
  readonly type: number;
  readonly truck: number;
  readonly makes: readonly string[];
  readonly links: readonly { schema: number; from: number; to: number }[];
}

interface Candidate {
  readonly priority: number;
  readonly changedOn: string;
  readonly key: string;
  readonly id: number;
  readonly value: string;
}

export interface OracleAnswer {
  readonly year: number | undefined;
  readonly make: string | undefined;
  readonly codes: readonly number[];
  /** The value and the key of each element. */
  readonly elements: ReadonlyMap<number, readonly [value: string, key: string]>;
  readonly unused: readonly number[];
  readonly wrong: string;
}

const community = "coalesce(UpdatedOn, CreatedOn, '') like '%Z'";
const keepsAll = new Set([121, 129, 150, 154, 155, 114, 169, 186]);
const keptAsId = new Set([5, 24, 25, 66, 126, 190]);
const weights: Record<number, number> = {
  5: 99,
  9: 88,
  11: 98,
  18: 55,
  24: 91,
  25: 70,
  26: 99,
  28: 99,
  29: 99,
  31: 98,
  34: 61,
  38: 61,
  39: 99,
  75: 99,
  77: 98,
};
const errorWeights: Record<number, number> = {
  1: -5,
  2: -100,
  3: -100,
  4: -200,
  5: -300,
  8: -1000,
  11: -20,
  12: -20,
  14: -30,
  400: -40,
};

export class Oracle {
  readonly patterns: ReadonlyMap<number, readonly PatternRow[]>;
  readonly wmis: ReadonlyMap<string, WmiRow>;
  readonly #makeOfModel = new Map<string, string>();
  readonly #models = new Map<string, string>();
  readonly #lookups = new Map<number, ReadonlyMap<string, string>>();
  readonly #engines = new Map<
    string,
    { element: number; attribute: string; changedOn: string }[]
  >();
  readonly #expressions = new Map<string, RegExp>();

  /** Reads the rows of one maker in every `every` makers (1: all makers). */
  constructor(query: Query, every = 1) {
    const schemas = `select VinSchemaId from Wmi_VinSchema where WmiId % ${every} = 0`;
    this.patterns = Map.groupBy(
      query(
        `select * from Pattern where not (${community}) and VinSchemaId in (${schemas}) order by Id`,
      ).map((row) => ({
        id: Number(row.Id),
        schema: Number(row.VinSchemaId),
        key: String(row.Keys).toUpperCase(),
        element: Number(row.ElementId),
        attribute: String(row.AttributeId),
        changedOn: String(row.UpdatedOn ?? row.CreatedOn),
      })),
      (row) => row.schema,
    );
    const makes = new Map(
      query("select Id, Name from Make").map((row) => [row.Id, tidy(row.Name)]),
    );
    const links = Map.groupBy(query("select * from Wmi_VinSchema order by Id"), (row) => row.WmiId);
    const wmiMakes = Map.groupBy(query("select * from Wmi_Make"), (row) => row.WmiId);
    this.wmis = new Map(
      query(`select * from Wmi where not (${community}) and Id % ${every} = 0`).map((row) => [
        String(row.Wmi),
        {
          id: Number(row.Id),
          wmi: String(row.Wmi),
          type: Number(row.VehicleTypeId ?? 0),
          truck: Number(row.TruckTypeId ?? 0),
          makes: (wmiMakes.get(row.Id ?? null) ?? []).map(
            (each) => makes.get(each.MakeId ?? null) ?? "",
          ),
          links: (links.get(row.Id ?? null) ?? []).map((each) => ({
            schema: Number(each.VinSchemaId),
            from: Number(each.YearFrom),
            to: Number(each.YearTo ?? 2999),
          })),
        },
      ]),
    );
    for (const row of query("select Id, Name from Model"))
      this.#models.set(String(row.Id), tidy(row.Name));
    for (const row of query("select ModelId, MakeId from Make_Model")) {
      this.#makeOfModel.set(String(row.ModelId), makes.get(row.MakeId ?? null) ?? "");
    }
    for (const row of query("select Id, LookupTable from Element where LookupTable is not null")) {
      const table = String(row.LookupTable);
      const [found] = query(`select name from sqlite_master where lower(name) = lower('${table}')`);
      if (found === undefined || table === "Model" || table === "Make") continue;
      this.#lookups.set(
        Number(row.Id),
        new Map(
          query(`select Id, Name from "${found.name}"`).map((each) => [
            String(each.Id),
            tidy(each.Name),
          ]),
        ),
      );
    }
    for (const row of query(
      "select lower(trim(e.Name)) n, p.* from EngineModel e join EngineModelPattern p on p.EngineModelId = e.Id and p.Id not between 528 and 535",
    )) {
      const known = this.#engines.get(String(row.n)) ?? [];
      known.push({
        element: Number(row.ElementId),
        attribute: String(row.AttributeId),
        changedOn: String(row.UpdatedOn ?? row.CreatedOn),
      });
      this.#engines.set(String(row.n), known);
    }
  }

  decode(vin: string, latestYear: number): OracleAnswer | undefined {
    const code = vin[2] === "9" ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
    const wmi = this.wmis.get(code);
    if (wmi === undefined) return undefined;
    const years = yearsOf(vin, wmi, latestYear);
    const passes = years.map((year) => this.#pass(vin, wmi, year));
    passes.sort(
      (one, other) =>
        other.score[0] - one.score[0] ||
        other.score[1] - one.score[1] ||
        other.score[2] - one.score[2] ||
        (other.answer.year ?? 0) - (one.answer.year ?? 0),
    );
    return passes[0]?.answer;
  }

  #expression(key: string): RegExp {
    const known = this.#expressions.get(key);
    if (known) return known;
    const source = key
      .replace("[1-A-", "[1A-")
      .replace(/[*|#]/g, (each) => (each === "*" ? "." : each === "|" ? "\\|" : "[0-9]"));
    const made = new RegExp(`^${source}`);
    this.#expressions.set(key, made);
    return made;
  }

  #text(element: number, attribute: string): string {
    if (element === 28) return this.#models.get(attribute) ?? "";
    if (keptAsId.has(element)) return attribute;
    return this.#lookups.get(element)?.get(attribute) ?? tidy(attribute);
  }

  #pass(vin: string, wmi: WmiRow, year: number | undefined) {
    const match = `${vin.slice(3, 8)}|${vin.slice(9)}`;
    const linked = wmi.links.filter(
      ({ from, to }) => year === undefined || (year >= from && year <= to),
    );
    const byElement = new Map<number, (Candidate & { attribute: string })[]>();
    for (const { schema, from } of linked) {
      for (const row of this.patterns.get(schema) ?? []) {
        if (!this.#expression(row.key).test(match)) continue;
        const isFormula = row.key.includes("#");
        const value = isFormula
          ? match.slice(row.key.indexOf("#"), row.key.lastIndexOf("#") + 1)
          : this.#text(row.element, row.attribute);
        const known = byElement.get(row.element) ?? [];
        known.push({ ...row, value, priority: isFormula ? 100 : from });
        byElement.set(row.element, known);
      }
    }
    const winners = new Map<number, (Candidate & { attribute: string })[]>();
    for (const [element, rows] of byElement) {
      const sorted = rows.sort(compareCandidates);
      winners.set(element, keepsAll.has(element) ? sorted : sorted.slice(0, 1));
    }
    const [engine] = winners.get(18) ?? [];
    const fromEngine = new Map<
      number,
      { element: number; attribute: string; changedOn: string }[]
    >();
    for (const row of this.#engines.get((engine?.value ?? "").trim().toLowerCase()) ?? []) {
      if (winners.has(row.element) && !keepsAll.has(row.element)) continue;
      const known = fromEngine.get(row.element) ?? [];
      fromEngine.set(
        row.element,
        keepsAll.has(row.element) ? [...known, row] : known.length > 0 ? known : [row],
      );
    }
    const elements = new Map<number, readonly [string, string]>();
    for (const [element, [first]] of winners) {
      if (first) elements.set(element, [first.value, first.key]);
    }
    for (const [element, [first]] of fromEngine) {
      if (first && !elements.has(element))
        elements.set(element, [this.#text(element, first.attribute), ""]);
    }
    const rows =
      [...winners.values()].reduce((sum, each) => sum + each.length, 0) +
      [...fromEngine.values()].reduce((sum, each) => sum + each.length, 0);
    const [model] = winners.get(28) ?? [];
    const make = model
      ? this.#makeOfModel.get(model.attribute)
      : wmi.makes.length === 1
        ? wmi.makes[0]
        : undefined;
    const found = rows > 0 ? this.#errors(vin, wmi, linked, winners, year) : undefined;
    const excused = found !== undefined && isExcused(vin, wmi, elements, found.wrongAt);
    const codes = codesOf(vin, wmi, elements, excused ? onlyPlant(found.unused) : found, year);
    const doubted = excused ? { codes: doubtsOf(found) } : found;
    return {
      answer: {
        year,
        make,
        codes,
        elements,
        unused: found?.unused ?? [],
        wrong: excused ? "" : (found?.wrong ?? ""),
      },
      score: [
        codesOf(vin, wmi, elements, doubted, year).reduce(
          (sum, each) => sum + (errorWeights[each] ?? 0),
          0,
        ),
        weigh(elements, wmi, year, make),
        rows,
      ] as const,
    };
  }

  /**
   * Finds codes 2 to 5 and 14: characters that no key of the WMI and year lists, and positions that
   * no winning key reads.
   */
  #errors(
    vin: string,
    wmi: WmiRow,
    linked: readonly { schema: number }[],
    winners: ReadonlyMap<number, readonly Candidate[]>,
    year: number | undefined,
  ) {
    const valid = new Map<number, Set<string>>();
    for (const { schema } of year === undefined ? [] : linked) {
      for (const { key } of this.patterns.get(schema) ?? []) {
        for (const [position, symbols] of charactersOf(key)) {
          const known = valid.get(position) ?? new Set<string>();
          for (const symbol of symbols) known.add(symbol);
          valid.set(position, known);
        }
      }
    }
    const wrong: [number, string][] = [];
    for (let position = 4; position <= (wmi.wmi.length === 6 ? 11 : 14); position++) {
      const allowed = valid.get(position);
      if (position === 9 || position === 10 || allowed === undefined) continue;
      if (!allowed.has(vin[position - 1] ?? ""))
        wrong.push([position, [...allowed].sort().join("")]);
    }
    const read = new Set<number>();
    for (const rows of winners.values()) {
      for (const { key } of rows) for (const [position] of charactersOf(key)) read.add(position);
    }
    const unused = [4, 5, 6, 7, 8, 11].filter((position) => !read.has(position));
    const codes: number[] = unused.length > 0 ? [14] : [];
    let text = wrong.map(([position, symbols]) => `(${position}:${symbols})`).join("");
    const [first] = wrong;
    if (wrong.length > 1) codes.push(5);
    else if (first !== undefined) {
      const [position, symbols] = first;
      const fits = [...symbols].filter((symbol) => {
        const fixed = vin.slice(0, position - 1) + symbol + vin.slice(position);
        const isSerial =
          /^\d+$/.test(vin.slice(vin[2] === "9" ? 14 : 12)) && !/[0UZ]/.test(vin[9] ?? "");
        return isSerial && fixed[8] === digit(fixed);
      });
      codes.push(symbols.length === 1 ? 2 : fits.length === 1 ? 3 : 4);
      if (symbols.length > 1 && fits.length === 1) text = `(${position}:${fits[0]})`;
    }
    return { codes, unused, wrong: text, wrongAt: wrong.map(([position]) => position) };
  }
}

function tidy(value: string | number | null | undefined): string {
  return String(value ?? "")
    .replace(/[\t\r\n]/g, " ")
    .trim();
}

function compareCandidates(one: Candidate, other: Candidate): number {
  const text = (key: string) => key.replaceAll(/[[\]]/g, "");
  return (
    other.priority - one.priority ||
    compare(other.changedOn, one.changedOn) ||
    one.key.replaceAll("*", "").length - other.key.replaceAll("*", "").length ||
    compare(text(one.key), text(other.key)) ||
    one.id - other.id
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const alphabet = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";

/** The characters that a key lists, by VIN position. A star lists none. */
export function charactersOf(key: string): [number, string][] {
  const parts = key.replace("[1-A-", "[1A-").match(/\[[^\]]*\]|./g) ?? [];
  return parts.flatMap((part, index): [number, string][] => {
    if (part === "*" || part === "|") return [];
    const expression = new RegExp(`^${part === "#" ? "[0-9]" : part}$`);
    return [[index + 4, [...alphabet].filter((symbol) => expression.test(symbol)).join("")]];
  });
}

function isLight({ type, truck }: WmiRow): boolean {
  return type === 2 || type === 7 || (type === 3 && truck === 1);
}

function yearsOf(vin: string, wmi: WmiRow, latestYear: number): (number | undefined)[] {
  const place = "ABCDEFGHJKLMNPRSTVWXY123456789".indexOf(vin[9] ?? " ");
  if (place < 0) return [undefined];
  let year = 2010 + place;
  let conclusive = false;
  if (isLight(wmi)) {
    conclusive = true;
    if (/\d/.test(vin[6] ?? "")) year -= 30;
  }
  if (year > latestYear) {
    year -= 30;
    conclusive = true;
  }
  if (!conclusive) return [year, year - 30];
  const covers = (each: number) => wmi.links.some(({ from, to }) => each >= from && each <= to);
  const other = year <= latestYear - 30 ? year + 30 : year >= 2010 ? year - 30 : year;
  return [!covers(year) && covers(other) ? other : year];
}

export function digit(vin: string): string {
  const values = "0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ";
  const weight = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = [...vin].reduce(
    (total, symbol, at) => total + (values.indexOf(symbol) % 10) * (weight[at] ?? 0),
    0,
  );
  return "0123456789X"[sum % 11] ?? "";
}

/**
 * The snapshot lacks rows that declare characters at 4-8. So if a model is declared and the check
 * digit is right, a single undeclared character there is excused.
 */
function isExcused(
  vin: string,
  wmi: WmiRow,
  elements: OracleAnswer["elements"],
  wrongAt: readonly number[],
): boolean {
  const serial = vin.slice(wmi.wmi.length === 6 ? 14 : isLight(wmi) ? 12 : 13);
  const isRight = /^\d+$/.test(serial) && !/[0UZ]/.test(vin[9] ?? "") && digit(vin) === vin[8];
  return isRight && elements.has(28) && wrongAt.length < 2 && wrongAt.every((each) => each < 9);
}

function onlyPlant(unused: readonly number[]): { codes: number[] } {
  return { codes: unused.includes(11) ? [14] : [] };
}

/**
 * In the choice between two model years, such a character counts against a year, as one wrong
 * position does.
 */
function doubtsOf({
  wrongAt,
  unused,
}: {
  wrongAt: readonly number[];
  unused: readonly number[];
}): number[] {
  return [...(wrongAt.length > 0 ? [2] : []), ...(unused.length > 0 ? [14] : [])];
}

function codesOf(
  vin: string,
  wmi: WmiRow,
  elements: OracleAnswer["elements"],
  found: { codes: readonly number[] } | undefined,
  year: number | undefined,
): number[] {
  const codes: number[] = found ? [...found.codes] : [8];
  const body = Number(elements.get(5)?.[0] ?? 0);
  const offRoad = [69, 84, 86, 88, 97, 105, 113, 124, 126, 127].includes(body);
  const serial = wmi.wmi.length === 6 ? 15 : isLight(wmi) ? 13 : 14;
  const badSerial = /\D/.test(vin.slice(serial - 1));
  const badYear = /[0UZ]/.test(vin[9] ?? "");
  if (year === undefined) codes.push(11);
  if (badSerial || badYear || (!offRoad && !/[0-9X]/.test(vin[8] ?? ""))) codes.push(400);
  if (badSerial || badYear || digit(vin) !== vin[8]) codes.push(1);
  const isClean: boolean = codes.every((code) => code === 14);
  if (body === 64) codes.push(9);
  if (offRoad) codes.push(10);
  if (isClean) codes.push(0);
  if (isClean && !elements.has(28)) codes.push(14);
  return [...new Set(codes)].sort((one, other) => one - other);
}

function weigh(
  elements: OracleAnswer["elements"],
  wmi: WmiRow,
  year: number | undefined,
  make: string | undefined,
): number {
  const filled = new Set(elements.keys());
  if (filled.has(13) || filled.has(12)) filled.add(11);
  if (wmi.type === 1 || wmi.type === 9) filled.add(25);
  if (wmi.type === 6) filled.add(24);
  if (year !== undefined) filled.add(29);
  if (make !== undefined) filled.add(26);
  if (wmi.type !== 0) filled.add(39);
  return [...filled].reduce((sum, element) => sum + (weights[element] ?? 0), 0);
}
