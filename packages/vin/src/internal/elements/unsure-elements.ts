import type { ElementExplanation } from "../../types.ts";
import { isWhole } from "../nhtsa/missing-elements.ts";
import type { Vpic } from "../vpic/vpic.ts";

/**
 * Leaves out elements that have several different values, because the snapshot does not say which value is the newest.
 * With NHTSA's full tables, the first value is the newest.
 */
export function withoutUnsureElements(
  vpic: Vpic,
  elements: readonly ElementExplanation[],
): readonly ElementExplanation[] {
  if (isWhole(vpic)) return elements;
  return elements.filter(
    ({ id, value }) => !elements.some((other) => other.id === id && other.value !== value),
  );
}
