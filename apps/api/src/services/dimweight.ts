import * as schemas from "@almanac/dimweight/schema";
import { dimweight } from "@almanac/questions/dimweight";
import { operationsOf } from "../http/operation/questions.ts";
import type { Service } from "../http/service.ts";
import type { ServiceDependencies } from "./dependencies.ts";

export function createDimweight(place: ServiceDependencies): Service {
  return {
    ...dimweight,
    description: `${dimweight.says} ${dimweight.limits}`,
    example: {
      method: "POST",
      path: "/v1/calculate",
      body: { lengthCm: 40, widthCm: 30, heightCm: 20, weightKg: 2, carrier: "dhl" },
    },
    operations: operationsOf(dimweight, schemas, place, {}),
  };
}
