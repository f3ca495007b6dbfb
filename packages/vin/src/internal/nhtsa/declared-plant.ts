import { elementIds } from "../../data/elements.ts";
import { countryByName } from "../../data/vpic-values.ts";
import type { Vehicle } from "../../types.ts";
import { indexedValue, type Matched } from "../plan/matched.ts";
import { presentFields } from "../vin/present-fields.ts";
import type { Vpic } from "../vpic/vpic.ts";

type Plant = Vehicle["plant"];
type TextReader = (element: number) => string | undefined;

// purity: a cache that changes no answer. NHTSA's tables have about a thousand plants.
const plantsOf = new WeakMap<Vpic, Map<number, Plant>>();

/**
 * The plant that was declared to NHTSA, if any; `textOf` reads the text of an element. The plant is frozen, because all
 * answers with the same plant share it.
 */
export function declaredPlant(vpic: Vpic, matched: Matched, textOf: TextReader): Plant {
  const city = indexedValue(vpic, matched, elementIds.plantCity);
  const state = indexedValue(vpic, matched, elementIds.plantState);
  const country = indexedValue(vpic, matched, elementIds.plantCountry);
  if (city + state + country === 0) return undefined;
  const plants = plantsOf.get(vpic) ?? new Map<number, Plant>();
  plantsOf.set(vpic, plants);
  const { elements } = vpic;
  const states = elements.valueCount(elementIds.plantState) + 1;
  const countries = elements.valueCount(elementIds.plantCountry) + 1;
  const key = (city * states + state) * countries + country;
  if (!plants.has(key)) plants.set(key, readPlant(textOf));
  return plants.get(key);
}

function readPlant(textOf: TextReader): Plant {
  const city = textOf(elementIds.plantCity);
  const state = textOf(elementIds.plantState);
  const country = countryByName[textOf(elementIds.plantCountry)?.trim() ?? ""];
  const isKnown = (city ?? state ?? country) !== undefined;
  return isKnown ? Object.freeze(presentFields({ city, state, country })) : undefined;
}
