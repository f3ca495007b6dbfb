import type { ElementExplanation } from "../../types.ts";
import type { Evidence } from "../evidence/evidence.ts";
import type { GivenElement } from "../nhtsa/given-elements.ts";
import type { Hit } from "../plan/matched.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { Tables } from "./tables.ts";

/**
 * Everything that NHTSA's procedure says about a VIN, in the order of the elements' numbers. Empty
 * if the procedure does not decide the answer.
 */
export function explainElements(
  { vpic, given }: Tables,
  { nhtsa, facts }: Evidence,
): ElementExplanation[] {
  if (nhtsa === undefined || facts === undefined) return [];
  const explained: ElementExplanation[] = [];
  const known = new Set<number>();
  given.each(nhtsa, (element, origin, hit) => {
    known.add(element.id);
    explained.push({ ...described(vpic, element, origin), ...decidedBy(vpic, hit) });
  });
  given.eachDefault(nhtsa, (element, origin) => {
    if (!known.has(element.id)) explained.push(described(vpic, element, origin));
  });
  return explained.sort((one, other) => one.id - other.id);
}

/** The schema and the key of a hit. */
export function decidedBy(vpic: Vpic, hit: Hit | undefined) {
  if (hit === undefined) return {};
  return {
    schema: vpic.schemaNames.at(hit.schema),
    schemaId: vpic.schemaId(hit.schema),
    key: vpic.keys.at(hit.key),
  };
}

/** The explanation of an element. Its `valueId` is absent if the value is not from a list. */
function described(
  { elements }: Vpic,
  { id, value, valueId }: GivenElement,
  origin: ElementExplanation["origin"],
): ElementExplanation {
  const name = elements.nameOf(elements.placeOf(id));
  const number = Number(valueId);
  return { id, name, value, origin, ...(number > 0 ? { valueId: number } : {}) };
}
