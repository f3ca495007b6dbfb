import * as z from "zod";
import { warningCodes } from "../data/warning-codes.ts";

export const vehicleWarningSchema = /* @__PURE__ */ (() =>
  z
    .object({
      code: z.enum(warningCodes).meta({ description: "What kind of warning it is" }),
      message: z.string().meta({ description: "The warning in a sentence" }),
      positions: z
        .array(z.int().min(1).max(17))
        .optional()
        .meta({ description: "Positions of the VIN that it is about, from 1 to 17" }),
      expected: z.string().optional().meta({ description: "The check digit that computes" }),
      candidates: z
        .array(z.union([z.int(), z.string()]))
        .optional()
        .meta({ description: "Years, models or makes between which the VIN does not decide" }),
      suggestedVin: z.string().optional().meta({
        description: "The VIN with its one wrong character corrected",
      }),
      possibleValues: z
        .array(
          z.object({
            position: z.int().meta({ description: "Position of the VIN, from 1 to 17" }),
            characters: z.string().meta({ description: "Every character that is allowed there" }),
          }),
        )
        .optional()
        .meta({ description: "What the maker's patterns allow at the positions that do not fit" }),
      fields: z
        .array(z.string())
        .optional()
        .meta({ description: "Fields of which nothing is known" }),
    })
    .meta({ description: "Something that a reader of the answer should know about it" }))();
