/** What decides whether a column may become narrower. */
interface Alignment {
  readonly align?: "left" | "right";
}

/** Columns are not made narrower than this, because text in them could hardly be read. */
const narrowestColumn = 8;

/**
 * The widths of columns so that the table fits `total` columns of a terminal. The widest column of words gives way first.
 * Columns of numbers keep their width. A table that cannot fit becomes as narrow as it can.
 */
export function fitWidths(
  natural: readonly number[],
  columns: readonly Alignment[],
  total: number | undefined,
  gap: number,
): readonly number[] {
  if (total === undefined) return natural;
  const widths = [...natural];
  let excess = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1)) - total;
  while (excess > 0) {
    const widest = widestOf(widths, columns);
    if (widest === undefined) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
    excess--;
  }
  return widths;
}

function widestOf(widths: readonly number[], columns: readonly Alignment[]): number | undefined {
  let widest: number | undefined;
  for (const [index, width] of widths.entries()) {
    if (columns[index]?.align === "right" || width <= narrowestColumn) continue;
    if (widest === undefined || width > (widths[widest] ?? 0)) widest = index;
  }
  return widest;
}
