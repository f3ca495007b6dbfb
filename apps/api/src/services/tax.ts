import * as schemas from "@almanac/questions/schemas/tax";
import { tax } from "@almanac/questions/tax";
import { operationsOf } from "../http/operation/questions.ts";
import { exampleOf, requestTo, type Service } from "../http/service.ts";
import type { ServiceDependencies } from "./dependencies.ts";

export function createTax(place: ServiceDependencies): Service {
  return {
    ...tax,
    description: `${tax.says} ${tax.limits}`,
    example: requestTo(tax.questions.calculateTax, { body: exampleOf(schemas.taxRequestSchema) }),
    operations: operationsOf(tax, schemas, place, {}),
  };
}
