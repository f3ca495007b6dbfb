const symbols = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ|";
const bitsOfHalf = 17;
/** The mask of a half of the symbols if all are allowed. */
export const allOfHalf = (1 << bitsOfHalf) - 1;
const positions = 14;
/** The numbers of a key: two for each position of the match string. */
export const maskLength = 2 * positions;

/** For each position of the match string, the symbols that the key allows, as two numbers. */
export function keyMasks(key: string): Int32Array {
  const masks = new Int32Array(maskLength).fill(allOfHalf);
  let position = 0;
  for (let at = 0; at < key.length; at++, position++) {
    const symbol = key[at] ?? "";
    if (symbol === "*") continue;
    const end = symbol === "[" ? key.indexOf("]", at) : at;
    const allowed =
      symbol === "[" ? membersOf(key.slice(at + 1, end)) : symbol === "#" ? "0123456789" : symbol;
    masks[2 * position] = 0;
    masks[2 * position + 1] = 0;
    for (const each of allowed) {
      const index = symbols.indexOf(each);
      const half = 2 * position + (index < bitsOfHalf ? 0 : 1);
      if (index >= 0) masks[half] = (masks[half] ?? 0) | (1 << (index % bitsOfHalf));
    }
    at = end;
  }
  return masks;
}

function membersOf(set: string): string {
  const negated = set.startsWith("^");
  // One key of the table is malformed. NHTSA's own procedure reads its `1-A` as `1A`.
  const text = (negated ? set.slice(1) : set).replace("1-A-", "1A-");
  let members = "";
  for (let at = 0; at < text.length; at++) {
    const from = text[at] ?? "";
    const to = text[at + 1] === "-" ? text[at + 2] : undefined;
    if (to === undefined) {
      members += from;
      continue;
    }
    for (const symbol of symbols) if (symbol >= from && symbol <= to) members += symbol;
    at += 2;
  }
  return negated
    ? [...symbols.slice(0, -1)].filter((each) => !members.includes(each)).join("")
    : members;
}
