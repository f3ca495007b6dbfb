import { elementIds } from "../../data/elements.ts";
import { makesWithCubicInches } from "../../data/makes-with-cubic-inches.ts";
import { elementText, indexedValue, type Matched, ofEngine } from "../plan/matched.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { convertDisplacement, litresGoFirst } from "./capacity.ts";
import { isWhole } from "./missing-elements.ts";

/**
 * Whether a conversion gives what NHTSA answers. Some makes declare cubic inches besides litres.
 * The snapshot lacks those rows, so for these makes a conversion from litres would differ from what
 * is declared.
 */
export function canConvert(
  vpic: Vpic,
  { make, year }: { readonly make: string | undefined; readonly year: number | undefined },
): boolean {
  const until = makesWithCubicInches[make?.toUpperCase() ?? ""];
  return isWhole(vpic) || until === undefined || (year ?? 0) > until;
}

/**
 * The displacements that no row gives, converted from the other units, by NHTSA's number of
 * the element.
 */
export function convertedDisplacements(
  vpic: Vpic,
  matched: Matched,
): (readonly [id: number, text: string])[] {
  const cc = elementText(vpic, matched, elementIds.displacementCc);
  const ci = elementText(vpic, matched, elementIds.displacementCi);
  const litres = elementText(vpic, matched, elementIds.displacementL);
  const converted: (readonly [number, string])[] = [];
  const add = (id: number, ...texts: readonly (string | undefined)[]): void => {
    const text = texts.find((each) => each !== undefined);
    if (text !== undefined) converted.push([id, text]);
  };
  if (cc === "") {
    const both = [convertDisplacement(ci, "ci to cc"), convertDisplacement(litres, "l to cc")];
    add(elementIds.displacementCc, ...(litresGoFirst(vpic, matched) ? both.toReversed() : both));
  }
  if (ci === "") {
    const both = [convertDisplacement(litres, "l to ci"), convertDisplacement(cc, "cc to ci")];
    if (isOrderKnown(vpic, matched)) add(elementIds.displacementCi, ...both);
  }
  if (litres === "") {
    add(
      elementIds.displacementL,
      convertDisplacement(cc, "cc to l"),
      convertDisplacement(ci, "ci to l"),
    );
  }
  return converted;
}

/**
 * Whether it is known which unit NHTSA converts to cubic inches. The snapshot does not say which of
 * two patterns is newer.
 */
function isOrderKnown(vpic: Vpic, matched: Matched): boolean {
  const { displacementCc, displacementL } = elementIds;
  const areBoth = [displacementCc, displacementL].every((id) => {
    return indexedValue(vpic, matched, id) !== 0;
  });
  if (!areBoth || isWhole(vpic)) return true;
  const isOfEngine = (elementId: number) =>
    matched.entries[vpic.elements.placeOf(elementId)] === ofEngine;
  return isOfEngine(displacementCc) && !isOfEngine(displacementL);
}
