/** What a key allows at some positions. */
export interface PositionCondition {
  /** The index of the first position. */
  readonly start: number;
  /** The alternatives, which all have the same length. */
  readonly options: readonly string[];
}

/** Whether the conditions of a key on code and brand are met. */
export function fitsCode(key: string, wmi: string, brand: string | undefined): boolean {
  return key.split(",").every((part) => {
    const [name = "", value = ""] = part.split("=");
    if (name === "wmi") return value.split("|").includes(wmi);
    return name !== "brand" || value.split("|").includes(brand ?? "");
  });
}

/** The conditions of a key on positions. */
export function conditionsOf(key: string): PositionCondition[] {
  return key.split(",").flatMap((part) => {
    const [name = "", value = ""] = part.split("=");
    const start = Number.parseInt(name, 10) - 1;
    return Number.isNaN(start) ? [] : [{ start, options: value.split("|") }];
  });
}

/** A row whose first element is a key, which is a list of conditions; see `ModelRow`. */
export type KeyedRow = readonly [key: string, ...rest: readonly unknown[]];

/** A row with its parsed key. */
export interface IndexedRow<Row extends KeyedRow> {
  readonly row: Row;
  /**
   * Ten for each position after the WMI that the key fixes, one for the WMI or brand. The highest
   * weight wins.
   */
  readonly weight: number;
  readonly fromYear: number;
  readonly toYear: number;
  readonly conditions: readonly PositionCondition[];
  readonly brands: readonly string[] | undefined;
}

/**
 * Rows indexed by one condition of their key: the one that reads furthest into the VIN. A lookup
 * cuts one piece out of the VIN for each start and length of such conditions.
 */
export interface RowIndex<Row extends KeyedRow> {
  readonly groups: readonly {
    readonly start: number;
    readonly length: number;
    readonly rowsByCode: ReadonlyMap<string, readonly IndexedRow<Row>[]>;
  }[];
}

const lengthOf = ({ options }: PositionCondition): number => options[0]?.length ?? 0;

const endOf = (condition: PositionCondition): number => condition.start + lengthOf(condition);

const parseRow = <Row extends KeyedRow>(row: Row): IndexedRow<Row> => {
  const conditions: PositionCondition[] = [];
  let weight = 0;
  let fromYear = 0;
  let toYear = 9999;
  let brands: readonly string[] | undefined;
  for (const part of row[0].split(",")) {
    const [name = "", value = ""] = part.split("=");
    if (name === "year>") fromYear = Number(value);
    else if (name === "year<") toYear = Number(value);
    else if (name === "brand") {
      brands = value.split("|");
      weight += 1;
    } else {
      const start = name === "wmi" ? 0 : Number.parseInt(name, 10) - 1;
      const condition = { start, options: value.split("|") };
      conditions.push(condition);
      weight += start >= 3 ? 10 * lengthOf(condition) : 1;
    }
  }
  conditions.sort((left, right) => endOf(right) - endOf(left));
  return { row, weight, fromYear, toYear, conditions, brands };
};

/** Whether a VIN has one of the alternatives of a condition. */
const meets = (vin: string, { start, options }: PositionCondition): boolean => {
  for (const option of options) if (vin.startsWith(option, start)) return true;
  return false;
};

/** Indexes the rows of one table. */
export const indexRows = <Row extends KeyedRow>(rows: readonly Row[]): RowIndex<Row> => {
  const groups = new Map<
    number,
    { start: number; length: number; rowsByCode: Map<string, IndexedRow<Row>[]> }
  >();
  for (const row of rows) {
    const indexed = parseRow(row);
    const first = indexed.conditions[0] ?? { start: 0, options: [""] };
    const { start } = first;
    const length = lengthOf(first);
    const id = start * 32 + length;
    const group = groups.get(id) ?? {
      start,
      length,
      rowsByCode: new Map<string, IndexedRow<Row>[]>(),
    };
    groups.set(id, group);
    for (const code of first.options) {
      const list = group.rowsByCode.get(code);
      if (list) list.push(indexed);
      else group.rowsByCode.set(code, [indexed]);
    }
  }
  return { groups: [...groups.values()] };
};

/**
 * Every row whose conditions the VIN meets. A limit on years is met if one of the candidate years
 * is within it.
 */
export const matchRows = <Row extends KeyedRow>(
  index: RowIndex<Row>,
  vin: string,
  brand: string | undefined,
  years: readonly number[],
): readonly IndexedRow<Row>[] => {
  const met: IndexedRow<Row>[] = [];
  for (const { start, length, rowsByCode } of index.groups) {
    const rows = rowsByCode.get(vin.slice(start, start + length));
    if (rows === undefined) continue;
    for (const row of rows) {
      if (row.brands && (brand === undefined || !row.brands.includes(brand))) continue;
      if (!row.conditions.every((condition) => meets(vin, condition))) continue;
      const bounded = row.fromYear > 0 || row.toYear < 9999;
      if (bounded && !years.some((year) => year >= row.fromYear && year <= row.toYear)) continue;
      met.push(row);
    }
  }
  return met;
};

/** The rows whose key has the highest weight. */
export const mostTelling = <Row extends KeyedRow>(
  rows: readonly IndexedRow<Row>[],
): readonly IndexedRow<Row>[] => {
  if (rows.length < 2) return rows;
  const most = rows.reduce((weight, row) => Math.max(weight, row.weight), 0);
  return rows.filter((row) => row.weight === most);
};
