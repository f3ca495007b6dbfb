import { type IndexedRow, indexRows, matchRows, type RowIndex } from "./row-index.ts";
import type { BuiltAtRow, ModelRow } from "./table-rows.ts";

/** Removes the models that the VIN's plant never built. A row that has no model left is dropped. */
export type PlantFilter = (
  models: readonly IndexedRow<ModelRow>[],
  vin: string,
  years: readonly number[],
) => readonly IndexedRow<ModelRow>[];

/** Creates the filter from the rows of one maker. Use it only for VINs whose plant is in the tables. */
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
