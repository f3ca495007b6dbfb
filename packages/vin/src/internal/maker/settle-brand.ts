import type { Fact, MakerReading } from "./maker-module.ts";
import { type IndexedRow, indexRows, matchRows, type RowIndex } from "./row-index.ts";
import type { BodyRow, BrandRow, BuiltAtRow, ModelBodiesRow, ModelRow } from "./table-rows.ts";

type BrandFacts = Pick<MakerReading, "make" | "makeCandidates">;

/** Whether the key reads one of positions 4-9, which describe the vehicle. */
const readsTheType = ({ conditions }: IndexedRow<BrandRow>): boolean =>
  conditions.some(({ start }) => start >= 3 && start < 9);

/**
 * The brand, or the brands that the VIN does not distinguish. A row that reads the type decides;
 * then a model of the usual brand; then the row of the WMI. A code that several brands share never
 * gives one brand by itself.
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

/**
 * Whether one of the named models was built with this body. True if the bodies of one of them
 * are unknown.
 */
export const isPossibleBody = (
  { row: [, body] }: IndexedRow<BodyRow>,
  models: readonly IndexedRow<ModelRow>[],
  modelBodies: readonly ModelBodiesRow[],
): boolean => {
  if (models.length === 0) return true;
  return models.some(({ row: [, names, , ownBody] }) => {
    return names.split(" / ").some((name) => {
      const listed = modelBodies.find(([model]) => model === name)?.[1] ?? ownBody;
      return listed === "" || listed.split("|").includes(body);
    });
  });
};

/** Removes the models that the VIN's plant never built. A row that has no model left is dropped. */
type PlantFilter = (
  models: readonly IndexedRow<ModelRow>[],
  vin: string,
  years: readonly number[],
) => readonly IndexedRow<ModelRow>[];

/**
 * Creates the filter from the rows of one maker. Use it only for VINs whose plant is in the tables.
 */
export const plantFilter = (builtAt: readonly BuiltAtRow[]): PlantFilter => {
  const restricted = new Set(builtAt.map(([, model]) => model));
  let index: RowIndex<BuiltAtRow> | undefined;
  return (models, vin, years) => {
    if (restricted.size === 0 || models.length === 0) return models;
    index ??= indexRows(builtAt);
    const built = new Set(
      matchRows(index, vin, undefined, years).map(({ row: [, model] }) => model),
    );
    return models.flatMap((indexed) => {
      const [key, names, ...rest] = indexed.row;
      const all = names.split(" / ");
      const kept = all.filter((name) => !restricted.has(name) || built.has(name));
      if (kept.length === all.length) return [indexed];
      return kept.length === 0
        ? []
        : [{ ...indexed, row: [key, kept.join(" / "), ...rest] as const }];
    });
  };
};
