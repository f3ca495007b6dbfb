import type { BlockRow } from "../output/aligned-lines.ts";
import type { Column } from "../output/table.ts";

/** The published figures of one service. */
export interface TableSet {
  /** The list as the API returns it. */
  readonly document: unknown;
  /** One record per figure, for --ndjson and --csv. */
  readonly records: readonly unknown[];
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  /** Every name that `show` accepts. */
  readonly names: readonly string[];
  /** The entries with one name; a carrier has several. Undefined for a name that is not in the tables. */
  readonly show: (name: string) => Shown | undefined;
}

export interface Shown {
  readonly document: unknown;
  readonly entries: readonly TableEntry[];
}

export interface TableEntry {
  readonly title: string;
  readonly record: unknown;
  readonly rows: readonly BlockRow[];
  readonly notes: readonly string[];
  readonly sources: readonly { readonly title: string; readonly detail: string }[];
}
