import type { MakerModule } from "../internal/maker-module.ts";
import { fiatSources, fiatTables } from "./data/fiat.ts";
import { jaguarLandRoverSources, jaguarLandRoverTables } from "./data/jaguar-land-rover.ts";
import { teslaSources, teslaTables } from "./data/tesla.ts";
import { trucksSources, trucksTables } from "./data/trucks.ts";
import { volvoSources, volvoTables } from "./data/volvo.ts";
import { alwaysElsewhere, defineMaker, notNorthAmerican } from "./define-maker.ts";
import { notEncoded } from "./read-tables.ts";

const brazilianTrucks = new Set(["9BS", "9BV", "98P", "93Z", "953"]);

/** Fiat, Alfa Romeo and Lancia; Volvo; Jaguar and Land Rover; Tesla; trucks. */
export const europeanModules: readonly MakerModule[] = [
  defineMaker({
    id: "fiat",
    tables: fiatTables,
    sources: fiatSources,
    market: (input) =>
      /^\d{3}/.test(input.vin.slice(3, 6)) ? "elsewhere" : notNorthAmerican(input),
    year: ({ vin }) =>
      /^\d{3}/.test(vin.slice(3, 6))
        ? notEncoded("positions 10-17 of a Fiat with a project number are a serial number")
        : { status: "unknown", why: "letters at 4-6: not the layout with a project number" },
  }),
  defineMaker({
    id: "volvo",
    tables: volvoTables,
    sources: volvoSources,
    market: notNorthAmerican,
    year: () => ({ position: 10, sources: "listing+vpic", grade: "B" }),
  }),
  defineMaker({
    id: "jaguar-land-rover",
    tables: jaguarLandRoverTables,
    sources: jaguarLandRoverSources,
    market: notNorthAmerican,
    year: () => ({ position: 10, sources: "listing+vpic", grade: "B" }),
  }),
  defineMaker({
    id: "tesla",
    tables: teslaTables,
    sources: teslaSources,
    market: alwaysElsewhere,
    year: () => ({
      position: 10,
      sources: "teslalogger",
      grade: "B",
      earliestYear: 2008,
    }),
    usesCheckDigit: true,
  }),
  defineMaker({
    id: "trucks",
    tables: trucksTables,
    sources: trucksSources,
    market: alwaysElsewhere,
    year: ({ vin, wmi }) => {
      if (brazilianTrucks.has(wmi)) return { position: 10, sources: "obs", grade: "A" };
      return wmi === "WMA" && /^[SU][YZ]$/.test(vin.slice(6, 8))
        ? { position: 10, sources: "opendbc", grade: "B" }
        : { status: "unknown", why: "no source tells where this maker writes the year" };
    },
    brandOfModels: "MAN",
  }),
];
