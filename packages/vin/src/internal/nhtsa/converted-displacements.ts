import { elementIds } from "../../data/elements.ts";
import { elementText, type Matched, ofEngine } from "../plan/match-plan.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { litresGoFirst } from "./capacity.ts";
import { convertDisplacement } from "./convert-displacement.ts";

/** The displacements that no row gives, converted from the other units, by NHTSA's number of the element. */
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
    const both = [convertDisplacement(cc, "cc to ci"), convertDisplacement(litres, "l to ci")];
    add(elementIds.displacementCi, ...(isOnlyOfEngine(vpic, matched) ? both.toReversed() : both));
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

/** Whether the cubic centimetres are of the engine model and the litres are not: NHTSA converts the row of a pattern first. */
function isOnlyOfEngine({ elements }: Vpic, { entries }: Matched): boolean {
  const isOfEngine = (id: number) => entries[elements.placeOf(id)] === ofEngine;
  return isOfEngine(elementIds.displacementCc) && !isOfEngine(elementIds.displacementL);
}
