// Writes src/types.ts, src/request-fields.ts and test/types.test-d.ts from the schemas; with
// --check it only reports whether they are up to date.
import * as z from "zod";
import { updateTypes } from "../../../scripts/update-types.ts";
import { filingStatuses } from "../src/engine/filing-status.ts";
import * as estimatedTax from "../src/schema/estimated-tax.ts";
import { jurisdictionCodeSchema, listedCodeSchema } from "../src/schema/jurisdiction-code.ts";
import * as jurisdictions from "../src/schema/jurisdictions.ts";
import * as marginal from "../src/schema/marginal.ts";
import * as pay from "../src/schema/pay.ts";
import * as request from "../src/schema/request.ts";
import * as result from "../src/schema/result.ts";
import * as source from "../src/schema/source.ts";
import { age, amount, rate, signedAmount } from "../src/schema/values.ts";

updateTypes({
  zod: z,
  script: import.meta.url,
  modules: {
    "schema/request.ts": request,
    "schema/result.ts": result,
    "schema/estimated-tax.ts": estimatedTax,
    "schema/marginal.ts": marginal,
    "schema/pay.ts": pay,
    "schema/jurisdictions.ts": jurisdictions,
    "schema/source.ts": source,
  },
  closedNames: {
    "engine/filing-status.ts": { FilingStatus: filingStatuses },
    "jurisdictions/codes.ts": { JurisdictionCode: [jurisdictionCodeSchema, listedCodeSchema] },
  },
  readOnly: [
    "TaxRequest",
    "GrossForRequest",
    "TaxComparisonRequest",
    "PayRequest",
    "GrossPayRequest",
    "PayComparisonRequest",
  ],
  fields: {
    of: [
      "TaxRequest",
      "GrossForRequest",
      "TaxComparisonRequest",
      "PayRequest",
      "GrossPayRequest",
      "PayComparisonRequest",
    ],
    shared: { amount, signedAmount, age, rate },
    first: {
      PayComparisonRequest: ["period", "salaries_per_year", "hours_per_week", "options"],
    },
  },
});
