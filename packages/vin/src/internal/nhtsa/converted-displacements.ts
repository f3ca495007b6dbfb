import { elementIds } from "../../data/elements.ts";
import { elementText, type Matched } from "../plan/matched.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { type Conversion, convertDisplacement, sourcesOf } from "./capacity.ts";

/**
 * The displacements that no row gives, each converted from the first of the units that rows give,
 * by NHTSA's number of the element.
 */
export function convertedDisplacements(
  vpic: Vpic,
  matched: Matched,
): (readonly [id: number, text: string])[] {
  const sources = sourcesOf(vpic, matched);
  return conversionsTo.flatMap(({ id, from }) => {
    if (sources.includes(id)) return [];
    for (const source of sources) {
      const how = from[source];
      if (how === undefined) continue;
      return [[id, convertDisplacement(elementText(vpic, matched, source), how) ?? unreadable]];
    }
    return [];
  });
}

/** What NHTSA converts a text to that is no number. */
const unreadable = "0";

const { displacementCc, displacementCi, displacementL } = elementIds;
const conversionsTo: readonly {
  readonly id: number;
  readonly from: Readonly<Record<number, Conversion>>;
}[] = [
  { id: displacementCc, from: { [displacementCi]: "ci to cc", [displacementL]: "l to cc" } },
  { id: displacementCi, from: { [displacementCc]: "cc to ci", [displacementL]: "l to ci" } },
  { id: displacementL, from: { [displacementCc]: "cc to l", [displacementCi]: "ci to l" } },
];
