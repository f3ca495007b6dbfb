import * as z from "zod";
import { bodyTypes, marketValues, regions } from "../data/value-lists.ts";

/** The vehicles that a partial VIN can be. */
export const vinMatchSchema = /* @__PURE__ */ (() =>
  z
    .object({
      pattern: z.string().length(17).meta({
        description: "The pattern, in capitals, padded with `*` to 17 characters",
      }),
      makes: z.array(z.string()).meta({ description: "Makes that are possible" }),
      years: z.array(z.int()).meta({
        description: "Model years that are possible, newest first; empty if none is known",
      }),
      candidates: z
        .array(
          z
            .object({
              make: z.string().optional().meta({ description: "Make, if it is decided" }),
              model: z.string().meta({ description: "Model" }),
              years: z.array(z.int()).meta({
                description:
                  "Model years in which the model fits, newest first; empty if the VIN has no known year",
              }),
              bodyTypes: z
                .array(z.enum(bodyTypes))
                .meta({ description: "Kinds of body that fit; empty if none is known" }),
              market: z.enum(marketValues).meta({
                description:
                  "`north-america`: declared to NHTSA. `elsewhere`: by the maker's own scheme",
              }),
            })
            .meta({ description: "One model that fits" }),
        )
        .meta({ description: "Every model that a known pattern allows" }),
      possibleValues: z
        .array(
          z.object({
            position: z.int().meta({ description: "Position of the VIN, from 1 to 17" }),
            characters: z
              .string()
              .meta({ description: "Every character that a pattern allows there" }),
          }),
        )
        .meta({ description: "What can be at the unknown positions that patterns read" }),
      checkDigit: z.string().optional().meta({
        description: "The computed check digit, if only position 9 is unknown",
      }),
      country: z.string().length(2).optional().meta({
        description: "Country that holds the code, ISO 3166-1; not always the country of assembly",
      }),
      region: z.enum(regions).optional().meta({ description: "Region of the world" }),
      dataVersion: z.string().meta({ description: "Version of the tables" }),
    })
    .meta({
      id: "VinMatch",
      description:
        "The vehicles that a partial VIN can be. The true one is among them if it is declared.",
    }))();
