import type { VehicleType } from "../../data/value-lists.ts";
import type { MakerIndex } from "../../makers/maker-index.ts";
import type { MakerModule } from "../maker/maker-module.ts";
import { fitsCode } from "../maker/row-index.ts";

/** A model that a maker's scheme can name. */
export interface ModelElsewhere {
  readonly name: string;
  /** The years for which sources describe it. */
  readonly spans: readonly (readonly [from: number, to?: number])[];
}

/** A make that a maker's scheme can name. */
interface MakeElsewhere {
  readonly name: string;
  readonly vehicleTypes: readonly VehicleType[];
  readonly models: readonly ModelElsewhere[];
}

interface Draft {
  readonly name: string;
  readonly types: Set<VehicleType>;
  readonly models: Map<string, ModelElsewhere>;
}

// purity: an index of constant tables, built when it is first needed.
const known = new WeakMap<MakerIndex, ReadonlyMap<string, MakeElsewhere>>();

/** The makes of the makers' schemes, by folded name. */
export function makesElsewhere(makers: MakerIndex): ReadonlyMap<string, MakeElsewhere> {
  const makes = known.get(makers) ?? collect(makers);
  known.set(makers, makes);
  return makes;
}

/**
 * The codes of a maker with their brands. Where only a model says the brand, it is that of
 * the models.
 */
function codesOf({ tables, brandOfModels }: MakerModule) {
  return Object.entries(tables?.wmis ?? {}).map(([wmi, { brand, vehicleType }]) => {
    const input = { vin: wmi.padEnd(17, "0"), wmi, checkDigitValid: false, latestYear: 0 };
    return { wmi, brand: brand ?? brandOfModels?.(input), vehicleType };
  });
}

function collect({ modules }: MakerIndex): ReadonlyMap<string, MakeElsewhere> {
  const found = new Map<string, Draft>();
  const makeOf = (name: string) => {
    const key = foldName(name);
    const make: Draft = found.get(key) ?? { name, types: new Set(), models: new Map() };
    found.set(key, make);
    return make;
  };
  for (const module of modules) {
    const { tables } = module;
    if (tables === undefined) continue;
    const codes = codesOf(module);
    for (const { brand, vehicleType } of codes) {
      if (brand && vehicleType !== undefined) makeOf(brand).types.add(vehicleType);
      else if (brand) makeOf(brand);
    }
    for (const [, names] of tables.brands ?? [])
      for (const name of names.split(" / ")) makeOf(name);
    for (const [key, names, , , , , span] of tables.models) {
      const brands = codes.flatMap(({ wmi, brand }) =>
        brand && fitsCode(key, wmi, brand) ? [brand] : [],
      );
      // A row that fits codes of several brands does not say whose model it is.
      const [only, ...others] = new Set(brands);
      if (only === undefined || others.length > 0) continue;
      const { models } = makeOf(only);
      for (const name of names.split(" / ").filter((each) => each !== "")) {
        const spans = models.get(name)?.spans ?? [];
        models.set(name, { name, spans: span === undefined ? spans : [...spans, span] });
      }
    }
  }
  return new Map(
    [...found].map(([key, { name, types, models }]) => [
      key,
      { name, vehicleTypes: [...types], models: [...models.values()] },
    ]),
  );
}

/** A name without case, accents and the spaces around it, so that `skoda` finds `Škoda`. */
export function foldName(name: string): string {
  return name.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
