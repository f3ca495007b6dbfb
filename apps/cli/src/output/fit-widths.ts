/** Columns of words are not made narrower than this while others can give way, because text in them could hardly be read. */
const narrowestWords = 8;
/** In a table of many columns, no column is narrower than this. */
const narrowest = 3;

/**
 * The widths of columns so that the table fits `total` columns of a terminal. The widest column of words gives way first,
 * then the widest of all. `areWords` says which are columns of words. A table that cannot fit becomes as narrow as it can.
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
