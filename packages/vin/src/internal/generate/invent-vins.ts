import type { Vehicle } from "../../types.ts";
import { declaredTemplates } from "./declared-templates.ts";
import { acceptVin, type Generation, type Template } from "./generation.ts";
import { schemeTemplates } from "./scheme-templates.ts";
import { oneOfItems } from "./seeded-random.ts";
import { SerialNumbers } from "./serial-numbers.ts";

/** The number of different templates that are drawn. Further VINs use one of them with another serial number. */
const mostTemplates = 512;
/** The number of refused templates in a row after which the search ends. */
const mostMisses = 1000;

/** Invents VINs until every possible VIN has been given. No VIN is given twice. */
export function* inventVins(generation: Generation): Generator<Vehicle, void, undefined> {
  const { random, market } = generation;
  const draw = (market === "elsewhere" ? schemeTemplates : declaredTemplates)(generation);
  const serials = new SerialNumbers(random);
  const templates: Template[] = [];
  let misses = 0;
  while (misses <= mostMisses) {
    const isNew = templates.length < mostTemplates;
    const template = isNew ? draw() : oneOfItems(random, templates);
    // No more templates can be drawn, so only the VINs of the known ones remain.
    if (template === undefined) return yield* useUp(generation, serials, templates);
    const vin = serials.next(template);
    const vehicle = vin === undefined ? undefined : acceptVin(generation, template, vin);
    if (vehicle === undefined) {
      misses++;
      template.origin.misses++;
      continue;
    }
    misses = 0;
    template.origin.misses = 0;
    if (isNew) templates.push(template);
    yield vehicle;
  }
  yield* useUp(generation, serials, templates);
}

/** Gives the remaining VINs of the templates. */
function* useUp(
  generation: Generation,
  serials: SerialNumbers,
  templates: readonly Template[],
): Generator<Vehicle, void, undefined> {
  for (const template of templates) {
    for (let vin = serials.next(template); vin !== undefined; vin = serials.next(template)) {
      const vehicle = acceptVin(generation, template, vin);
      if (vehicle !== undefined) yield vehicle;
    }
  }
}
