import { makesWithCubicInches } from "../../data/makes-with-cubic-inches.ts";
import type { ElementExplanation } from "../../types.ts";
import { isWhole } from "../nhtsa/missing-elements.ts";
import type { PatternReading } from "../nhtsa/read-patterns.ts";
import type { Vpic } from "../vpic/vpic.ts";

/**
 * Fuel injection and engine power. The snapshot has them only for engine models, and NHTSA prefers the rows of patterns, which
 * it lacks.
 */
const onlyOfEngines: readonly number[] = [67, 71, 125];

/**
 * Leaves out the elements whose value in the snapshot may not be NHTSA's answer: fuel injection and power that come from an engine model;
 * displacements that are converted although the make declares them; and free texts of which several match, because the
 * snapshot does not say which one is the newest. NHTSA's full tables have none of these.
 */
export function withoutUnsureElements(
  vpic: Vpic,
  { make, year }: PatternReading,
  elements: readonly ElementExplanation[],
): readonly ElementExplanation[] {
  if (isWhole(vpic)) return elements;
  const declaredUntil = makesWithCubicInches[make?.toUpperCase() ?? ""];
  const declares = declaredUntil !== undefined && (year ?? 0) <= declaredUntil;
  return elements.filter(({ id, value, origin }) => {
    if (origin === "engine_model" && onlyOfEngines.includes(id)) return false;
    if (origin === "conversion" && declares) return false;
    return !elements.some((other) => other.id === id && other.value !== value);
  });
}
