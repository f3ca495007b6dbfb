import { elementIds, elementsWithManyValues } from "../../data/elements.ts";
import { indexedValue, type Matched, ofSpecification } from "../plan/matched.ts";
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
  const isGiven = (element: number, value: number) => isInAnswer(vpic, matched, element, value);
  for (const { make, key, facts, times } of specifications) {
    const applies = vpic.facts.every(key, isGiven);
    if (!applies || !wmi.written.makes.includes(vpic.makes.at(make))) continue;
    let at = 0;
    vpic.facts.read(facts, (element, value) => {
      const time = times[at++] ?? 0;
      const isOpen = !isKnown(vpic, matched, element);
      if (isOpen && time >= (added.get(element)?.time ?? 0)) added.set(element, { value, time });
    });
  }
  for (const [element, { value }] of added) {
    matched.rows++;
    if (matched.values[element] !== 0) {
      matched.further.push({ element, value, entry: ofSpecification });
      continue;
    }
    matched.values[element] = value + 1;
    matched.entries[element] = ofSpecification;
    matched.filled.push(element);
  }
}

/** Whether the element has the value, in capitals or not, among others perhaps. */
function isInAnswer(
  vpic: Vpic,
  { values, further }: Matched,
  element: number,
  value: number,
): boolean {
  const isSame = (other: number) => other === value || isSameText(vpic, element, other, value);
  const given = (values[element] ?? 0) - 1;
  if (given >= 0 && isSame(given)) return true;
  return further.some((each) => each.element === element && isSame(each.value));
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
