import type { ElementExplanation } from "../../types.ts";
import { isWhole } from "../nhtsa/missing-elements.ts";
import type { Vpic } from "../vpic/vpic.ts";

/**
 * Leaves out free texts of which several match, because the snapshot does not say which one is the newest. With NHTSA's full
 * tables the first one is.
 */
export function withoutUnsureTexts(
  vpic: Vpic,
  elements: readonly ElementExplanation[],
): readonly ElementExplanation[] {
  if (isWhole(vpic)) return elements;
  return elements.filter(
    ({ id, value }) => !elements.some((other) => other.id === id && other.value !== value),
  );
}
