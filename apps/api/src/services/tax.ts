import * as schemas from "@almanac/questions/schemas/tax";
import { tax } from "@almanac/questions/tax";
import { operationsOf } from "../http/operation/questions.ts";
import type { Service } from "../http/service.ts";
import type { ServiceDependencies } from "./dependencies.ts";

export function createTax(place: ServiceDependencies): Service {
  return {
    ...tax,
    description: `${tax.says} ${tax.limits}`,
    example: {
      method: "POST",
      path: "/v1/calculations",
      body: {
        jurisdiction: "US-CA",
        filing_status: "single",
        gross_income: 85000,
        deductions: 0,
        tax_year: 2025,
      },
    },
    operations: operationsOf(tax, schemas, place, {}),
  };
}
