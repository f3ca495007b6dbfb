import * as z from "zod";
import { warningCodes } from "../data/warning-codes.ts";

export const vehicleWarningSchema = /* @__PURE__ */ (() =>
  z
    .object({
      code: z.enum(warningCodes).meta({ description: "Stable name of the warning" }),
      message: z.string().meta({ description: "The warning as a sentence" }),
      positions: z
        .array(z.int().min(1).max(17))
        .optional()
        .meta({ description: "The positions of the VIN that the warning is about, from 1 to 17" }),
      expected: z.string().optional().meta({ description: "The computed check digit" }),
      candidates: z
        .array(z.union([z.int(), z.string()]))
        .optional()
        .meta({ description: "Years, models or makes that the VIN does not distinguish" }),
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
        .meta({
          description:
            "The characters that the maker's patterns allow at the positions that do not fit",
        }),
      fields: z.array(z.string()).optional().meta({ description: "Fields that are not known" }),
    })
    .meta({ description: "A warning about an answer" }))();
