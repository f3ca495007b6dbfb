import { entriesOf } from "./entries-of.ts";

/** A table with the same keys, and for each value what a function makes of it. */
export function mapValues<Key extends string, Value, Result>(
  table: Readonly<Record<Key, Value>>,
  change: (value: Value) => Result,
): Record<Key, Result> {
  const entries = entriesOf(table).map(([key, value]) => [key, change(value)]);
  // The entries have exactly the keys of the table.
  return Object.fromEntries(entries) as Record<Key, Result>;
}
