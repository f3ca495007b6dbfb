import type { Vpic } from "./vpic.ts";
import type { WrongPosition } from "./wrong-positions.ts";

/** The element "Seat Belt Type": tables without it are the SQLite snapshot, which keeps 34 of NHTSA's elements. */
const seatBeltType = 79;
/** Makers declare restraints and the like at positions 4-8; what stands at 11 the snapshot keeps. */
export const lastExcusedPosition = 8;

/**
 * Whether what the tables do not say of a VIN may be ascribed to the snapshot. It leaves out elements (restraints, power,
 * cubic inches and others), and with them the only keys that read some characters: position 7 of General Motors and Toyota,
 * 4 of Ford and Dodge. Where a model is declared and the check digit is right, one such character is no mistake: of 1,003
 * published answers of June 2026 for VINs with a right check digit 137 are of that kind, and NHTSA faults the character in
 * none. Two undeclared characters, one at position 11 or a wrong check digit are a mistake as ever, and with the whole
 * tables each one is.
 */
export function isExcused(
  vpic: Vpic,
  { hasModel, wrong }: { readonly hasModel: boolean; readonly wrong: readonly WrongPosition[] },
): boolean {
  if (!hasModel || wrong.length > 1 || isWhole(vpic)) return false;
  return wrong.every(({ position }) => position <= lastExcusedPosition);
}

function isWhole({ elementIndex }: Vpic): boolean {
  return (elementIndex[seatBeltType] ?? -1) >= 0;
}
