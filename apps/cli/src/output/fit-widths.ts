/** A column of words becomes narrower than this only if no other column can, because its text would be hard to read. */
const narrowestWords = 8;
/** In a table of many columns, no column is narrower than this. */
const narrowest = 3;

/**
 * Chooses widths with which the table fits `total` columns of a terminal. It makes the widest column of words narrower
 * first, then the widest of all. `areWords` says which columns contain words. A table that cannot fit becomes as narrow
 * as possible.
 */
export function fitWidths(
  natural: readonly number[],
  areWords: readonly boolean[],
  total: number | undefined,
  gap: number,
): readonly number[] {
  if (total === undefined) return natural;
  const widths = [...natural];
  const all = areWords.map(() => true);
  let excess = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1)) - total;
  for (; excess > 0; excess--) {
    const index =
      widestOf(widths, areWords, narrowestWords) ?? widestOf(widths, all, narrowest) ?? -1;
    if (index === -1) break;
    widths[index] = (widths[index] ?? 0) - 1;
  }
  return widths;
}

/** The widest of the chosen columns that is wider than `least`. */
function widestOf(
  widths: readonly number[],
  chosen: readonly boolean[],
  least: number,
): number | undefined {
  let widest: number | undefined;
  for (const [index, width] of widths.entries()) {
    if (chosen[index] !== true || width <= least) continue;
    if (widest === undefined || width > (widths[widest] ?? 0)) widest = index;
  }
  return widest;
}
