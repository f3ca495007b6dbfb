/** A column of cells that differ from row to row. */
export interface Column {
  /** Its name in the function that makes a value. */
  readonly name: string;
  readonly cells: readonly unknown[];
  /** As an argument of `dated`. */
  readonly written: string;
}

/** The cells of values of one form. */
export interface ValueColumns {
  /** An expression for each leaf of a value, in their order. */
  readonly cells: readonly string[];
  readonly columns: readonly Column[];
}

/** What values have in common that differ in their leaves alone. */
export function skeletonOf(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => (isObject(each) ? each : typeof each));
}

/** The texts, numbers and flags in a value. */
function leavesOf(value: unknown): readonly unknown[] {
  return isObject(value) ? Object.values(value).flatMap(leavesOf) : [value];
}

/**
 * The columns of values of one form. A leaf that is the same in all values is no column, nor is one
 * that is always equal to another, its double or its half.
 */
export function columnsOf(values: readonly unknown[]): ValueColumns {
  const rows = values.map(leavesOf);
  const columns: Column[] = [];
  const cells = (rows[0] ?? []).map((first, index) => {
    const column = rows.map((row) => row[index]);
    if (column.every((cell) => cell === first)) return JSON.stringify(first);
    const known = fromKnown(column, columns);
    if (known !== undefined) return known;
    const name = `c${columns.length}`;
    columns.push({ name, cells: column, written: writtenColumn(column) });
    return name;
  });
  return { cells, columns };
}

/** The column as an expression of another one. */
function fromKnown(column: readonly unknown[], known: readonly Column[]): string | undefined {
  const forms = [
    { factor: 1, written: "" },
    { factor: 2, written: " * 2" },
    { factor: 0.5, written: " / 2" },
  ];
  for (const { factor, written } of forms) {
    const found = known.find(({ cells }) =>
      column.every((cell, at) => {
        const other = cells[at];
        return factor === 1 || typeof other !== "number" ? cell === other : cell === other * factor;
      }),
    );
    if (found !== undefined) return found.name + written;
  }
  return undefined;
}

/** Whole numbers as their unit, and in this unit the first one and the changes. */
function writtenColumn(column: readonly unknown[]): string {
  const numbers = column.filter((cell) => Number.isSafeInteger(cell)).map(Number);
  if (numbers.length < column.length) return JSON.stringify(column);
  const unit = numbers.reduce(commonDivisor);
  const changes = numbers.map((each, at) => (each - (numbers[at - 1] ?? 0)) / unit);
  return JSON.stringify([unit, ...changes].join(" "));
}

function commonDivisor(left: number, right: number): number {
  return right === 0 ? Math.abs(left) : commonDivisor(right, left % right);
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
