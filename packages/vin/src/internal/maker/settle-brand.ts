import type { Fact, MakerReading } from "./maker-module.ts";
import type { IndexedRow } from "./row-index.ts";
import type { BrandRow } from "./table-rows.ts";

type BrandFacts = Pick<MakerReading, "make" | "makeCandidates">;

/** Whether the key reads one of positions 4-9, which describe the vehicle. */
const readsTheType = ({ conditions }: IndexedRow<BrandRow>): boolean =>
  conditions.some(({ start }) => start >= 3 && start < 9);

/**
 * The brand, or the brands that the VIN does not distinguish. A row that reads the type decides; then a model of the
 * usual brand; then the row of the WMI. A code that several brands share never gives one brand by itself.
 */
export const settleBrand = (
  ofWmi: Fact<string> | undefined,
  row: IndexedRow<BrandRow> | undefined,
  model: Fact<unknown> | undefined,
): BrandFacts => {
  if (row === undefined) return ofWmi === undefined ? {} : { make: ofWmi };
  if (!readsTheType(row) && model !== undefined && ofWmi !== undefined) {
    return { make: { ...model, value: ofWmi.value } };
  }
  const [key, names, grade, sources] = row.row;
  const brands = names.split(" / ");
  const evidence = { grade, sources: sources.split("+"), why: key };
  const [only, ...others] = brands;
  return only !== undefined && others.length === 0
    ? { make: { ...evidence, value: only } }
    : { makeCandidates: { ...evidence, value: brands } };
};
