import { elementIds } from "../../data/elements.ts";
import { elementText, indexedValue, type Matched, ofEngine } from "../plan/matched.ts";
import type { Vpic } from "../vpic/vpic.ts";
import { type Conversion, convertDisplacement } from "./convert-displacement.ts";

/**
 * The capacity in whole cubic centimetres: as declared, or converted from cubic inches or litres. If both are declared,
 * NHTSA converts the row with the later first year; then a pattern's row before an engine model's row; then the newer
 * row; then cubic inches.
 */
export function capacityOf(vpic: Vpic, matched: Matched): number | undefined {
  const declared = fromDeclared(elementText(vpic, matched, elementIds.displacementCc));
  if (declared !== undefined) return declared;
  const litres = fromLitres(elementText(vpic, matched, elementIds.displacementL));
  const inches = toCubicCentimetres(elementText(vpic, matched, elementIds.displacementCi));
  if (litres === undefined || inches === undefined) return litres ?? inches;
  return litresGoFirst(vpic, matched) ? litres : inches;
}

/** Whether NHTSA converts the litres before the cubic inches. */
export function litresGoFirst(vpic: Vpic, matched: Matched): boolean {
  const litres = vpic.elements.placeOf(elementIds.displacementL);
  const inches = vpic.elements.placeOf(elementIds.displacementCi);
  const isOfEngine = (element: number) => matched.entries[element] === ofEngine;
  if (!isOfEngine(litres) || !isOfEngine(inches)) return !isOfEngine(litres);
  // The rows of an engine model are sorted, newest first.
  const model = indexedValue(vpic, matched, elementIds.engineModel);
  const first = vpic
    .engineFacts(model - 1)
    .find(({ element }) => element === litres || element === inches);
  return first?.element === litres;
}

/** Converts texts of the tables, each once: the tables have a few hundred different displacements. */
function converter(how: Conversion): (text: string) => number | undefined {
  const known = new Map<string, number | undefined>();
  return (text) => {
    if (text === "") return undefined;
    const capacity = known.get(text);
    if (capacity !== undefined || known.has(text)) return capacity;
    const converted = toWhole(text, how);
    known.set(text, converted);
    return converted;
  };
}

// purity: caches that change no answer.
const fromDeclared = /* @__PURE__ */ converter("cc to cc");
const fromLitres = /* @__PURE__ */ converter("l to cc");

/** Converts cubic inches to whole cubic centimetres. */
export const toCubicCentimetres = /* @__PURE__ */ converter("ci to cc");

/** Converts a displacement and rounds it, half up. Undefined if the text is not a number above 0. */
export function toWhole(text: string, how: Conversion): number | undefined {
  const [whole, fraction = ""] = convertDisplacement(text, how)?.split(".") ?? [];
  const rounded = Number(whole) + (fraction >= "5" ? 1 : 0);
  return rounded > 0 ? rounded : undefined;
}
