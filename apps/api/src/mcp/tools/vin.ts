import { unwrap } from "@almanac/kernel/errors/result";
import { safeDecodeVin } from "@almanac/vin";
import { vehicleRequestSchema, vehicleSchema } from "@almanac/vin/schema";
import { defineTool, type Tool } from "../tool.ts";
import { findVehicle } from "./find-vehicle.ts";

export const vinTools: readonly Tool[] = [
  defineTool({
    name: "decode_vin",
    title: "Vehicle of a VIN",
    description:
      "Decodes a vehicle identification number (17 characters, also called chassis number): make, model, year, body, engine, plant. " +
      "What is unknown is absent and named in `warnings`; nothing is guessed. It knows the car's construction, not its owner, history or value.",
    service: "vin",
    request: vehicleRequestSchema,
    answer: vehicleSchema,
    run(given, { now }) {
      const { vin, ...options }: { readonly vin?: unknown } = given ?? {};
      return unwrap(safeDecodeVin(vin, { ...options, now }));
    },
  }),
  findVehicle,
];
