import type { IndexedRow } from "./row-index.ts";
import type { BodyRow, ModelBodiesRow, ModelRow } from "./table-rows.ts";

/** Whether one of the named models was built with this body. True if the bodies of one of them are unknown. */
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
