import { elementIds } from "../../data/elements.ts";
import { elementText, type Matched } from "../plan/match-plan.ts";
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
    add(
      elementIds.displacementCi,
      convertDisplacement(litres, "l to ci"),
      convertDisplacement(cc, "cc to ci"),
    );
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
