import { isObject } from "./columns.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes values as JavaScript. Names that several objects have in common are written once, in a
 * function that makes such an object.
 */
export class ValueWriter {
  readonly #makers = new Map<string, string>();

  /** `values` are all that will be written. */
  constructor(values: readonly unknown[]) {
    const counts = new Map<string, number>();
    for (const names of values.flatMap(namesIn)) counts.set(names, (counts.get(names) ?? 0) + 1);
    for (const [names, count] of counts) {
      if (count > 2) this.#makers.set(names, `m${this.#makers.size}`);
    }
  }

  /** The statements that declare the functions. */
  makers(): string {
    return [...this.#makers]
      .map(([names, maker]) => `const ${maker} = record(${JSON.stringify(names)});`)
      .join(" ");
  }

  /** The value with an expression for each of its leaves. */
  write(value: unknown, leaves: readonly string[]): string {
    return this.#write(value, [...leaves].values());
  }

  #write(value: unknown, leaves: Iterator<string>): string {
    if (!isObject(value)) return leaves.next().value ?? "";
    const maker = this.#makers.get(namesOf(isList(value) ? value[0] : value));
    if (isList(value) && maker !== undefined) {
      const rows = value.map((each) =>
        Object.values(each).map((leaf) => this.#write(leaf, leaves)),
      );
      return `list(${[maker, ...byColumns(rows)].join(", ")})`;
    }
    const parts = Object.entries(value).map(([name, each]) => {
      const part = this.#write(each, leaves);
      return maker === undefined && !Array.isArray(value)
        ? `${JSON.stringify(name)}: ${part}`
        : part;
    });
    if (Array.isArray(value)) return `[${parts.join(", ")}]`;
    return maker === undefined ? `({ ${parts.join(", ")} })` : `${maker}(${parts.join(", ")})`;
  }
}

/** Columns of expressions. One that is the same in every row is written once. */
function byColumns(rows: readonly (readonly string[])[]): readonly string[] {
  return (rows[0] ?? []).map((first, index) => {
    const column = rows.map((row) => row[index]);
    const isSame = index > 0 && column.every((cell) => cell === first);
    return isSame ? first : `[${column.join(", ")}]`;
  });
}

/** A list of several objects that have the same names, and no objects in them. */
function isList(value: object): value is readonly [Fields, ...Fields[]] {
  return (
    Array.isArray(value) &&
    value.length > 1 &&
    value.every((each) => isFlat(each) && namesOf(each) === namesOf(value[0]))
  );
}

function isFlat(value: unknown): value is Fields {
  return isObject(value) && !Array.isArray(value) && !Object.values(value).some(isObject);
}

/** The names of every object in a value; of a list of similar objects only once. */
function namesIn(value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  if (isList(value)) return [namesOf(value[0])];
  const inside = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inside : [namesOf(value), ...inside];
}

function namesOf(value: object): string {
  return Object.keys(value).join();
}
