import * as z from "zod";
import { decodeOptionsSchema } from "./options.ts";

/** One row of a batch. */
export const vehicleRequestSchema = /* @__PURE__ */ (() =>
  z
    .strictObject({
      vin: z.string().meta({ description: "17 characters", example: "1HGCM82633A004352" }),
      ...decodeOptionsSchema.shape,
    })
    .meta({
      id: "VehicleRequest",
      description: "A VIN and the options of its decode.",
      examples: [{ vin: "1HGCM82633A004352" }],
    }))();
