import { elementsWithManyValues } from "../../data/elements.ts";
import { isWhole } from "../nhtsa/missing-elements.ts";
import type { Plan, PlanEntry } from "../plan/build-plan.ts";
import type { Matched } from "../plan/match-plan.ts";
import { symbolAt } from "../vin/vin-characters.ts";
import type { Vpic } from "../vpic/vpic.ts";

/** Engine power. The snapshot has it only for engine models, and NHTSA prefers the rows of patterns, which it lacks. */
const powerElements = [71, 125];

/**
 * Elements whose value in the snapshot may not be NHTSA's answer: power that comes from an engine model, and free texts of
 * which several match, because the snapshot does not say which one is the newest. With NHTSA's full tables there are none.
 */
export function unsureElements(
  vpic: Vpic,
  plan: Plan,
  matched: Matched,
  vin: string,
): ReadonlySet<number> {
  const unsure = new Set<number>();
  if (isWhole(vpic)) return unsure;
  const ofEngine = powerElements.filter(
    (id) => matched.entries[vpic.elementIndex[id] ?? -1] === -1,
  );
  for (const id of ofEngine) unsure.add(id);
  const texts = elementsWithManyValues.filter((id) => has(vpic, matched, id));
  if (texts.length === 0) return unsure;
  const entries = plan.entries.filter((entry) => matches(entry, vin));
  for (const id of texts) if (countValues(vpic, entries, id) > 1) unsure.add(id);
  return unsure;
}

function has(vpic: Vpic, matched: Matched, id: number): boolean {
  return (matched.values[vpic.elementIndex[id] ?? -1] ?? 0) !== 0;
}

function matches({ key }: PlanEntry, vin: string): boolean {
  if (key.impossible) return false;
  return key.positions.every((position, each) => {
    const symbol = symbolAt(vin, position);
    if (symbol === 32) return key.high[each] === 1;
    return symbol < 32 && (((key.low[each] ?? 0) >>> symbol) & 1) === 1;
  });
}

function countValues(vpic: Vpic, entries: readonly PlanEntry[], id: number): number {
  const element = vpic.elementIndex[id];
  const facts = entries.flatMap(({ group }) => vpic.factsOf(group));
  return new Set(facts.filter((fact) => fact.element === element).map(({ value }) => value)).size;
}
