import { safeCalculateTax, type TaxResult } from "@almanac/tax";
import { problemOfLibrary } from "../../errors/from-library.ts";
import { defineBatch } from "../define-batch.ts";
import { taxDefaults } from "./bulk-defaults.ts";
import { fieldOfOption, taxFields } from "./fields.ts";
import { taxErrors } from "./operations.ts";
import { rowView } from "./view.ts";

/** Income tax, one request for each person and year. */
export const taxBulk = defineBatch<TaxResult>({
  fields: taxFields.flatMap(({ field, kind }) => {
    // Lists of names and values are for almanac pay.
    const isOneCell = kind !== "places" && kind !== "texts" && kind !== "values";
    return isOneCell ? [{ name: field, kind }] : [];
  }),
  fieldOfOption: fieldOfOption(taxFields),
  required: [["jurisdiction", "gross_income"]],
  columns: [
    "jurisdiction",
    "tax_year",
    "period_start",
    "period_end",
    "filing_status",
    "currency",
    "tax_due",
    "effective_rate",
    "marginal_rate",
    "figures",
    "carried_forward",
  ],
  rest: ["quarterly", "instalments", "assumptions", "explanation"],
  threadHeapMb: 96,
  answer: (request, clock) => safeCalculateTax(request, clock),
  problemOf: problemOfLibrary,
  remote: { path: "/v1/calculations/batch", mostItems: 1000, errors: taxErrors },
  defaults: taxDefaults,
  view: rowView,
});
