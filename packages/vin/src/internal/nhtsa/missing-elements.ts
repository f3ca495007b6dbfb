import { ofEngine } from "../plan/matched.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { WrongPosition } from "./wrong-positions.ts";

/**
 * The element "Seat Belt Type". Tables without rows of it are from the SQLite snapshot, which has
 * 33 of NHTSA's elements.
 */
const seatBeltType = 79;
/**
 * Makers declare restraints and similar things at positions 4-8. What they declare at position 11
 * is in the snapshot.
 */
export const lastExcusedPosition = 8;

/**
 * Whether an undeclared character may be due to the snapshot. The snapshot leaves out elements
 * (restraints, power, cubic inches and others), and with them the only keys that read some
 * characters: position 7 of General Motors and Toyota, 4 of Ford and Dodge. If a model is declared
 * and the check digit is right, one such character is not a mistake: 137 of 1,003 published answers
 * of June 2026 for VINs with a right check digit have one, and NHTSA reports it in none. It is a
 * mistake if two characters are undeclared, if it is at position 11, or if the check digit is
 * wrong. With NHTSA's full tables, every undeclared character is a mistake.
 */
export function isExcused(
  vpic: Vpic,
  { hasModel, wrong }: { readonly hasModel: boolean; readonly wrong: readonly WrongPosition[] },
): boolean {
  if (!hasModel || wrong.length > 1 || isWhole(vpic)) return false;
  return wrong.every(({ position }) => position <= lastExcusedPosition);
}

/**
 * Whether NHTSA may give another value than the engine model does. For some elements (power,
 * injection, cubic inches and others), the snapshot has rows of engine models but no patterns,
 * and a pattern would overrule such a row: 45 of 445 such values differ from published answers of
 * June 2026.
 */
export function isDoubtful(vpic: Vpic, element: number, entry: number | undefined): boolean {
  const { rows, engineRows } = vpic.elements;
  return entry === ofEngine && rows[element] === engineRows[element] && !isWhole(vpic);
}

/** Whether the tables have all elements of NHTSA's dump, and not only those of the snapshot. */
export function isWhole({ elements }: Vpic): boolean {
  return (elements.rows[elements.placeOf(seatBeltType)] ?? 0) > 0;
}
