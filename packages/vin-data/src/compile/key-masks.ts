const symbols = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";

/** Whether a key can be read: every set has its end, and no more positions follow than a VIN has. */
export function isReadable(key: string): boolean {
  return /^(?:\[[^[\]\p{C}]+\]|[^[\]\p{C}]){1,14}$/u.test(key);
}

/** For each of the 14 positions of the match string: the symbols that the key allows, as 34 bits; null if it allows all. */
export function keyMasks(key: string): (bigint | null)[] {
  const masks: (bigint | null)[] = [];
  for (let at = 0; at < key.length; at++) {
    const symbol = key[at] ?? "";
    if (symbol === "[") {
      const end = key.indexOf("]", at);
      masks.push(setMask(key.slice(at + 1, end)));
      at = end;
    } else if (symbol === "*") {
      masks.push(null);
    } else {
      masks.push(symbol === "#" ? setMask("0-9") : bit(symbol));
    }
  }
  while (masks.length < 14) masks.push(null);
  return masks;
}

function setMask(set: string): bigint {
  const negated = set.startsWith("^");
  // One key of the table is malformed. NHTSA's own procedure reads its `1-A` as `1A`.
  const text = (negated ? set.slice(1) : set).replace("1-A-", "1A-");
  let mask = 0n;
  for (let at = 0; at < text.length; at++) {
    const from = text[at] ?? "";
    const to = text[at + 1] === "-" ? text[at + 2] : undefined;
    if (to === undefined) {
      mask |= bit(from);
      continue;
    }
    for (const symbol of symbols) if (symbol >= from && symbol <= to) mask |= bit(symbol);
    at += 2;
  }
  return negated ? ((1n << 33n) - 1n) & ~mask : mask;
}

function bit(symbol: string): bigint {
  if (symbol === "|") return 1n << 33n;
  const index = symbols.indexOf(symbol);
  return index < 0 ? 0n : 1n << BigInt(index);
}

/** Whether a VIN can match both keys. */
export function canMeet(
  left: readonly (bigint | null)[],
  right: readonly (bigint | null)[],
): boolean {
  for (let at = 0; at < 14; at++) {
    const one = left[at] ?? null;
    const other = right[at] ?? null;
    if (one !== null && other !== null && (one & other) === 0n) return false;
  }
  return true;
}
