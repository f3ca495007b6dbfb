import { elementIds } from "../../data/elements.ts";
import { displayMake } from "../nhtsa/vpic-facts.ts";
import type { Vpic } from "../vpic/vpic.ts";
import type { VpicWmi } from "../vpic/wmi-table.ts";

/** The makes that NHTSA lists for a code, then those of the models that its patterns name, in display form. */
export function declaredMakes(vpic: Vpic, { makes, links }: VpicWmi): string[] {
  const names = new Set(makes);
  const element = vpic.elements.placeOf(elementIds.model);
  const groups = new Set<number>();
  for (const schema of new Set(links.map((link) => link.schema))) {
    for (const { group } of vpic.schemas.entriesOf(schema)) groups.add(group);
  }
  for (const group of groups) {
    for (const fact of vpic.facts.of(group)) {
      const make = fact.element === element ? vpic.makeOfModel(fact.value) : undefined;
      if (make !== undefined) names.add(make);
    }
  }
  return [...names].map(displayMake);
}
