/** The candidate that a typing slip most likely meant, or undefined when none is close. */
export function nearest(given: string, candidates: readonly string[]): string | undefined {
  const wanted = given.toLowerCase();
  if (wanted.length > 64) return undefined;
  const allowed = Math.max(1, Math.floor(wanted.length * 0.4));
  let best: { name: string; slips: number } | undefined;
  for (const name of candidates) {
    const slips = distance(wanted, name.toLowerCase());
    if (slips <= allowed && (best === undefined || slips < best.slips)) best = { name, slips };
  }
  return best?.name;
}

/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      line[column] = Math.min(
        at(rows, row - 1, column) + 1,
        (line[column - 1] ?? 0) + 1,
        at(rows, row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(rows, row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(line);
  }
  return at(rows, from.length, to.length);
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
}
