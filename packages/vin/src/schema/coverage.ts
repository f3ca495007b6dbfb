import * as z from "zod";
import { sourceSchema } from "./explanation.ts";

/** What the tables cover. */
export const vehicleCoverageSchema = /* @__PURE__ */ (() =>
  z
    .object({
      dataVersion: z
        .string()
        .meta({ description: "NHTSA's snapshot. `dataVersions` lists every table" }),
      vpic: z
        .object({
          newestRow: z.string().meta({ description: "Day of the newest row, such as 2026-10-13" }),
          wmis: z.int().meta({ description: "Number of makers' codes in the snapshot" }),
          schemas: z.int().meta({ description: "Number of schemas in the snapshot" }),
          elements: z
            .array(
              z.object({
                id: z.int().meta({ description: "NHTSA's number of the element", example: 5 }),
                name: z.string().meta({ description: "NHTSA's name", example: "Body Class" }),
                rows: z.int().meta({ description: "Rows that give it a value", example: 89_988 }),
              }),
            )
            .meta({ description: "The elements for which the snapshot has rows" }),
        })
        .meta({ description: "NHTSA's snapshot" }),
      makers: z
        .array(
          z.object({
            id: z.string().meta({ description: "Name of the maker module, such as `volkswagen`" }),
            wmis: z.array(z.string()).meta({ description: "The codes that it reads" }),
            sources: z.array(sourceSchema).meta({ description: "The sources of its tables" }),
          }),
        )
        .meta({ description: "The makers whose own schemes are known" }),
    })
    .meta({ id: "VehicleCoverage", description: "What the tables cover, with their sources." }))();
