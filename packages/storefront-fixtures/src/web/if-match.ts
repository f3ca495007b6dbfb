/**
 * One entity tag, which may be missing, up to the next comma or the end (RFC 9110, 5.6.1
 * and 8.8.3).
 */
// purity: its position is set before each use.
const element = /[ \t]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[ \t]*)?(?:,|$)/y;

/**
 * Reads `If-Match` (RFC 9110, 13.1.1). The tag of version 7 is the text `"7"`, so `"07"` and the
 * weak tag `W/"7"` match nothing.
 *
 * @returns the versions that the list names, "any" without a condition, or "malformed".
 */
export function readIfMatch(header: string | null): number[] | "any" | "malformed" {
  if (header === null || header.trim() === "*") return "any";
  const versions = new Set<number>();
  let tags = 0;
  for (let at = 0; at < header.length; at = element.lastIndex) {
    element.lastIndex = at;
    const [found, weak, tag] = element.exec(header) ?? [];
    if (found === undefined) return "malformed";
    if (tag !== undefined) tags += 1;
    if (weak === undefined && /^(?:0|[1-9]\d{0,14})$/.test(tag ?? "")) versions.add(Number(tag));
  }
  return tags === 0 ? "malformed" : [...versions];
}

/** The condition for a command. A malformed header matches no version. */
export function versionCondition(header: string | null): { if_match?: number[] } {
  const versions = readIfMatch(header);
  if (versions === "any") return {};
  return { if_match: versions === "malformed" ? [] : versions };
}
