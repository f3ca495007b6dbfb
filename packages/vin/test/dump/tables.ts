/** A table of a dump: its columns, and rows that grow. */
export class DumpTable {
  readonly #name: string;
  readonly #columns: readonly string[];
  readonly #rows: string[] = [];

  constructor(name: string, columns: string) {
    this.#name = name;
    this.#columns = columns.split(" ");
  }

  add(row: Readonly<Record<string, string | number | boolean | null | undefined>>): void {
    this.#rows.push(this.#columns.map((column) => toCell(row[column])).join("\t"));
  }

  get size(): number {
    return this.#rows.length;
  }

  /** The table in PostgreSQL's plain form. */
  write(): string {
    const head = `COPY vpic.${this.#name} (${this.#columns.join(", ")}) FROM stdin;`;
    return [head, ...this.#rows, "\\.", ""].join("\n");
  }
}

function toCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return "\\N";
  if (typeof value === "boolean") return value ? "t" : "f";
  return String(value).replaceAll("\\", "\\\\").replaceAll("\t", "\\t").replaceAll("\n", "\\n");
}
