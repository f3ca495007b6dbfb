import { makesWithCubicInches } from "../../data/makes-with-cubic-inches.ts";
import { isWhole } from "../nhtsa/missing-elements.ts";
import type { PatternReading } from "../nhtsa/read-patterns.ts";
import type { Matched } from "../plan/match-plan.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { conversions, convert } from "./convert-displacement.ts";
import type { ElementValue } from "./element-answer.ts";

/**
 * Whether a conversion gives what NHTSA answers. Some makes declare cubic inches besides litres. The snapshot lacks those
 * rows, so for these makes a conversion from litres would differ from what is declared.
 */
export function canConvert(vpic: Vpic, { make, year }: PatternReading): boolean {
  const until = makesWithCubicInches[make?.toUpperCase() ?? ""];
  return isWhole(vpic) || until === undefined || (year ?? 0) > until;
}

/** Adds the displacements that NHTSA converts from declared ones. A declared displacement stays as it is. */
export function addConversions(
  vpic: Vpic,
  matched: Matched,
  found: Map<number, ElementValue>,
): void {
  const isOfEngine = (id: number) => matched.entries[vpic.elementIndex[id] ?? -1] === -1;
  // A pattern's row goes before a row of the engine model. A converted value is not converted again.
  const declared = conversions.filter(({ from }) => found.has(from));
  const inOrder = [
    ...declared.filter(({ from }) => !isOfEngine(from)),
    ...declared.filter(({ from }) => isOfEngine(from)),
  ];
  for (const conversion of inOrder) {
    const { from, to } = conversion;
    const value = found.has(to) ? undefined : convert(conversion, found.get(from)?.value ?? "");
    if (value !== undefined) found.set(to, { id: to, value, valueId: "" });
  }
}
