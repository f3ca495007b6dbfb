import { elementIds, elementsWithManyValues } from "../../data/elements.ts";
import { indexedValue, type Matched, ofSpecification } from "../plan/matched.ts";
import type { Specification } from "../vpic/fact-table.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";

const displacements: readonly number[] = [
  elementIds.displacementCc,
  elementIds.displacementCi,
  elementIds.displacementL,
];
/** Other Battery Info, which a specification gives even if a pattern does. */
const otherBatteryInfo = 1;

/**
 * Adds what NHTSA's specifications of the model give to elements without a value. A specification
 * applies if its type of vehicle, make and year fit and the VIN has every value of its key. Of
 * several values, the one that was changed last wins.
 */
export function addSpecifications(
  vpic: Vpic,
  matched: Matched,
  wmi: VpicWmi,
  year: number | undefined,
): void {
  const model = indexedValue(vpic, matched, elementIds.model);
  if (model === 0) return;
  const specifications = vpic.specifications.of(model - 1, wmi.vehicleTypeId, year);
  if (specifications.length === 0) return;
  const added = new Map<number, { value: number; time: number }>();
  for (const each of specifications) {
    if (!applies(vpic, matched, wmi, each)) continue;
    for (const [at, { element, value }] of vpic.facts.of(each.facts).entries()) {
      const time = each.times[at] ?? 0;
      const isOpen = !isKnown(vpic, matched, element);
      if (isOpen && time >= (added.get(element)?.time ?? 0)) added.set(element, { value, time });
    }
  }
  for (const [element, { value }] of added) {
    matched.rows++;
    if (matched.values[element] !== 0) {
      matched.further.push({ element, value, entry: ofSpecification });
      continue;
    }
    matched.values[element] = value + 1;
    matched.entries[element] = ofSpecification;
  }
}

function applies(
  vpic: Vpic,
  { values, further }: Matched,
  wmi: VpicWmi,
  { make, key }: Specification,
): boolean {
  for (const { element, value } of vpic.facts.of(key)) {
    const isSame = (other: number) => other === value || isSameText(vpic, element, other, value);
    const given = (values[element] ?? 0) - 1;
    if (given >= 0 && isSame(given)) continue;
    if (!further.some((each) => each.element === element && isSame(each.value))) return false;
  }
  return wmi.written.makes.includes(vpic.makes.at(make));
}

/** NHTSA ignores the case of a text when it compares a value with a key. */
function isSameText({ elements }: Vpic, element: number, one: number, other: number): boolean {
  if (elements.valueId(element, one) > 0) return false;
  const text = elements.textOf(element, one);
  const wanted = elements.textOf(element, other);
  return text.length === wanted.length && text.toLowerCase() === wanted.toLowerCase();
}

/**
 * Whether an element has a value that a specification does not replace. A displacement in one unit
 * counts for all units.
 */
function isKnown(vpic: Vpic, matched: Matched, element: number): boolean {
  const id = vpic.elements.ids[element] ?? 0;
  if (id === otherBatteryInfo || elementsWithManyValues.includes(id)) return false;
  if (displacements.includes(id)) {
    return displacements.some((each) => indexedValue(vpic, matched, each) !== 0);
  }
  return matched.values[element] !== 0;
}
