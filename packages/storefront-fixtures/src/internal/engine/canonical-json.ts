/**
 * JSON with keys in the order of their code units and without white space (as RFC 8785 has it for what JSON itself can hold),
 * so that equal values are equal bytes.
 *
 * @example
 * canonicalJson({ b: 1, a: [true, null] }); // => '{"a":[true,null],"b":1}'
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const record = value as Readonly<Record<string, unknown>>;
  const members = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`);
  return `{${members.join(",")}}`;
}
