import { electricModels, fuelCellModels, type OneDriveModel } from "../../data/one-drive-models.ts";
import type { Electrification, Fuel } from "../../data/value-lists.ts";
import type { Fact } from "./maker-module.ts";

/** The drive of a model that has only one. */
export interface OnlyDrive {
  /** A year before which the model did not exist. */
  readonly since: number;
  readonly fuel: Fact<Fuel>;
  readonly electrification: Fact<Electrification>;
}

/** Whether a brand has models with only one drive. */
export function isListedBrand(brand: string): boolean {
  return brand in electricModels || brand in fuelCellModels;
}

/** The drive of a vehicle of a brand, if every model that it can be has the same and only one. */
export function onlyDriveOf(brand: string, models: readonly string[]): OnlyDrive | undefined {
  return (
    driveIn(electricModels[brand], models, "electric", "battery") ??
    driveIn(fuelCellModels[brand], models, "hydrogen", "fuel-cell")
  );
}

function driveIn(
  list: readonly OneDriveModel[] | undefined,
  models: readonly string[],
  fuel: Fuel,
  electrification: Electrification,
): OnlyDrive | undefined {
  const found = models.map((model) => list?.find(([each]) => each === model));
  const listed = found.filter((each) => each !== undefined);
  if (listed.length === 0 || listed.length < found.length) return undefined;
  const sources = [...new Set(listed.flatMap(([, ids]) => ids.split("+")))];
  const grade = listed.every(([, ids]) => ids.includes("+")) ? "A" : "B";
  const evidence = { grade, sources, why: `${models.join(", ")} have no other drive` } as const;
  return {
    since: Math.min(...listed.map(([, , since = 0]) => since)),
    fuel: { value: fuel, ...evidence },
    electrification: { value: electrification, ...evidence },
  };
}
