/** A value as it stands in a message: short, on one line, and safe for anything that can be passed in. */
export function show(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value);
    case "number":
    case "boolean":
    case "undefined":
      return Object.is(value, -0) ? "-0" : String(value);
    case "object":
      return value === null ? "null" : Array.isArray(value) ? "an array" : "an object";
    default:
      return `a ${typeof value}`;
  }
}

export function listed(names: readonly string[]): string {
  return names.join(", ");
}

/** ` (did you mean "ups"?)` when a name is close to an allowed one, else nothing. */
export function suggestion(given: string, names: readonly string[]): string {
  const nearest = nearestName(given, names);
  return nearest === undefined ? "" : ` (did you mean ${show(nearest)}?)`;
}

/** The allowed name with the fewest edits from what was given, if those are few; upper case costs nothing. */
function nearestName(given: string, names: readonly string[]): string | undefined {
  if (given.length > 40) return undefined;
  const wanted = given.toLowerCase();
  let best: string | undefined;
  let fewest = Math.max(1, Math.floor(given.length / 3)) + 1;
  for (const name of names) {
    const edits = countEdits(wanted, name.toLowerCase());
    if (edits < fewest) {
      best = name;
      fewest = edits;
    }
  }
  return best;
}

/** Levenshtein's distance, one row at a time. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
