import { failure, success } from "@almanac/kernel/errors/result";
import { vehicleTypeById } from "../../data/vpic-values.ts";
import { type SafeResult, VinError } from "../../errors.ts";
import type { MakerIndex } from "../../makers/maker-index.ts";
import { modelsRequestFields } from "../../request-fields.ts";
import type { Models } from "../../types.ts";
import type { Catalogue, CatalogueModel } from "../catalogue/catalogue.ts";
import { readRequest } from "../vin/read-request.ts";
import { allMakes } from "./list-makes.ts";
import { foldName, type ModelElsewhere, makesElsewhere } from "./makes-elsewhere.ts";
import { isSame, unknownMake } from "./unknown-name.ts";

type Model = Models["models"][number];

/**
 * Lists the models of a make by name: those declared to NHTSA, and those of the maker's own scheme.
 */
export function listModels(
  makers: MakerIndex,
  catalogue: Catalogue,
  input: unknown,
): SafeResult<Models> {
  const read = readRequest(modelsRequestFields, input);
  if (!read.success) return read;
  const { year } = read.data;
  const make = findMake(makers, catalogue, read.data.make);
  if (make === undefined) {
    const names = allMakes(makers, catalogue).map(({ name }) => name);
    return failure(new VinError([unknownMake(read.data.make, names)]));
  }
  const declared = make.id === undefined ? [] : catalogue.models(make.id);
  const elsewhere = makesElsewhere(makers).get(foldName(make.name))?.models ?? [];
  const models = join(declared, elsewhere).filter(
    ({ years }) =>
      year === undefined || years.some(({ from, to = year }) => from <= year && year <= to),
  );
  return success({
    make: make.name,
    ...(make.id === undefined ? {} : { makeId: make.id }),
    ...(year === undefined ? {} : { year }),
    models,
    count: models.length,
    dataVersion: catalogue.dataVersion,
  });
}

/** Finds a make by its name, in display form or as NHTSA writes it. */
function findMake(makers: MakerIndex, catalogue: Catalogue, name: string) {
  const makes = allMakes(makers, catalogue);
  const shown = makes.find((make) => isSame(make.name, name));
  if (shown !== undefined) return shown;
  const listed = catalogue.makes().find((make) => isSame(make.name, name));
  return listed && makes.find(({ id }) => id === listed.id);
}

function join(declared: readonly CatalogueModel[], elsewhere: readonly ModelElsewhere[]): Model[] {
  const models = new Map<string, Model>();
  for (const { id, name, years } of declared) {
    const types = years.flatMap(({ vehicleTypeId }) => vehicleTypeById[vehicleTypeId] ?? []);
    models.set(foldName(name), {
      name,
      id,
      markets: ["north-america"],
      vehicleTypes: [...new Set(types)],
      years: merge(years),
    });
  }
  for (const { name, spans } of elsewhere) {
    const key = foldName(name);
    const { markets, years, ...model } = models.get(key) ?? {
      name,
      markets: [],
      vehicleTypes: [],
      years: [],
    };
    const own = spans.map(([from, to]) => (to === undefined ? { from } : { from, to }));
    models.set(key, {
      ...model,
      markets: [...markets, "elsewhere"],
      years: merge([...years, ...own]),
    });
  }
  return [...models.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, model]) => model);
}

/** Joins ranges that overlap or follow each other. */
function merge(ranges: readonly Model["years"][number][]): Model["years"] {
  const sorted = [...ranges].sort((one, other) => one.from - other.from);
  const merged: { from: number; to?: number }[] = [];
  for (const { from, to } of sorted) {
    const last = merged.at(-1);
    if (last === undefined || (last.to !== undefined && from > last.to + 1)) {
      merged.push(to === undefined ? { from } : { from, to });
    } else if (last.to !== undefined) {
      if (to === undefined) delete last.to;
      else last.to = Math.max(last.to, to);
    }
  }
  return merged;
}
