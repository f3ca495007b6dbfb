import * as schemas from "@almanac/dimweight/schema";
import { dimweight } from "@almanac/questions/dimweight";
import { operationsOf } from "../http/operation/questions.ts";
import { exampleOf, requestTo, type Service } from "../http/service.ts";
import type { ServiceDependencies } from "./dependencies.ts";

export function createDimweight(place: ServiceDependencies): Service {
  return {
    ...dimweight,
    description: `${dimweight.says} ${dimweight.limits}`,
    example: requestTo(dimweight.questions.calculateDimWeight, {
      body: exampleOf(schemas.dimWeightRequestSchema),
    }),
    operations: operationsOf(dimweight, schemas, place, {}),
  };
}
