/**
 * Writes JSON with sorted keys (by code unit) and without white space, as in RFC 8785, for values
 * that JSON can represent. Equal values give equal text. Ids, cursors and fingerprints are computed
 * from this text: a change here changes all of them.
 *
 * @example
 * canonicalJson({ b: 1, a: [true, null] }); // => '{"a":[true,null],"b":1}'
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  // What is left is an object with fields.
  const record = value as Readonly<Record<string, unknown>>;
  const members = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`);
  return `{${members.join(",")}}`;
}
