import type { FieldExplanation, Vehicle } from "../../types.ts";
import type { VpicFacts } from "../nhtsa/vpic-facts.ts";
import type { Draft } from "./draft.ts";
import type { EfficiencyFinding } from "./efficiency-table.ts";
import type { Tables } from "./tables.ts";

/** The source of consumption. */
export const epaSource = {
  id: "epa",
  title: "US EPA and Department of Energy, fuel economy of vehicles, public domain",
  url: "https://www.fueleconomy.gov/feg/download.shtml",
} as const;

/** Classes of gross weight up to 10,000 pounds. EPA rates no heavier vehicle. */
const ratedClass = /^[12]/;

/** What EPA says about a light vehicle whose make, model and year are declared to NHTSA. */
export function findEfficiency(
  { efficiency }: Pick<Tables, "efficiency">,
  vehicle: Draft,
  { vehicleType: type, gvwrClass = "1" }: VpicFacts,
): EfficiencyFinding | undefined {
  const { make, model, year } = vehicle;
  if (make === undefined || model === undefined || year === undefined) return undefined;
  const isRated = type === "car" || type === "mpv" || type === "truck" || type === "incomplete";
  if (!isRated || !ratedClass.test(gvwrClass)) return undefined;
  return efficiency()?.find({ ...vehicle, make, model, year });
}

/** Adds the consumption, and the drive and gearbox where NHTSA is silent. */
export function addEfficiency(draft: Draft, found: EfficiencyFinding): void {
  draft.efficiency = found.efficiency;
  for (const field of ["driveType", "transmission"] as const) {
    if (found[field] === undefined) continue;
    draft.confidence = { ...draft.confidence, [field]: "one_source" };
  }
  draft.driveType ??= found.driveType;
  draft.transmission ??= found.transmission;
}

/** Explains the fields that come from EPA. */
export function efficiencyFields(
  found: EfficiencyFinding,
  { efficiency }: Vehicle,
): FieldExplanation[] {
  const { combinedMpg, kWhPer100Miles } = efficiency ?? {};
  const rule = found.rows === 1 ? "one row of EPA fits" : `${found.rows} rows of EPA fit`;
  const { style, speeds } = found.transmission ?? {};
  const values = {
    "efficiency.combinedMpg": combinedMpg && shown(combinedMpg),
    "efficiency.kWhPer100Miles": kWhPer100Miles && shown(kWhPer100Miles),
    driveType: found.driveType,
    "transmission.style": style,
    "transmission.speeds": speeds,
  };
  return Object.entries(values).flatMap(([field, value]) =>
    value === undefined
      ? []
      : [{ field, value, rule, source: epaSource.id, confidence: "one_source" as const }],
  );
}

function shown(amount: number | { readonly min: number; readonly max: number }): number | string {
  return typeof amount === "number" ? amount : `${amount.min} to ${amount.max}`;
}
