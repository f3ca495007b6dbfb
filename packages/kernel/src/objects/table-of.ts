/** A table with a row for each key. */
export function tableOf<Key extends string, Row>(
  keys: readonly Key[],
  rowOf: (key: Key) => Row,
): Record<Key, Row> {
  const entries = keys.map((key) => [key, rowOf(key)]);
  // The entries have exactly these keys.
  return Object.fromEntries(entries) as Record<Key, Row>;
}
