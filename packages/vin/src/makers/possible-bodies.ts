import type { IndexedRow } from "./index-rows.ts";
import type { BodyRow, ModelBodiesRow, ModelRow } from "./rows.ts";

/** Whether a body can be that of a model among those named; true where nothing is known of one of them. */
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
