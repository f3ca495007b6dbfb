import { type PayResult, safeCalculatePay } from "@almanac/tax";
import { problemOfLibrary } from "../../errors/from-library.ts";
import { defineBatch } from "../define-batch.ts";
import { taxDefaults } from "./bulk-defaults.ts";
import { fieldOfOption } from "./fields.ts";
import { taxErrors } from "./operations.ts";
import { payFields } from "./pay-fields.ts";
import { payRowView } from "./pay-view.ts";

/** Pay, one request for each person and year. */
export const payBulk = defineBatch<PayResult>({
  fields: payFields.flatMap(({ field, kind }) =>
    kind === "places" || kind === "texts" ? [] : [{ name: field, kind }],
  ),
  fieldOfOption: fieldOfOption(payFields),
  required: [["jurisdiction", "gross_income"]],
  columns: [
    "jurisdiction",
    "tax_year",
    "period_start",
    "period_end",
    "filing_status",
    "currency",
    "gross_income",
    "income_tax",
    "local_tax",
    "employee_contributions",
    "employer_contributions",
    "additions",
    "net_income",
    "employer_cost",
    "figures",
    "carried_forward",
  ],
  rest: ["contributions", "per_period", "assumptions", "explanation"],
  answer: (request, clock) => safeCalculatePay(request, clock),
  problemOf: problemOfLibrary,
  remote: { path: "/v1/pay/batch", mostItems: 1000, errors: taxErrors },
  defaults: taxDefaults,
  view: payRowView,
});
