export {
  type JurisdictionDetail,
  type JurisdictionSummary,
  type Jurisdictions,
  jurisdictionSchema,
  jurisdictionsSchema,
} from "./schema/jurisdictions.ts";
export { type TaxRequest, taxRequestSchema } from "./schema/request.ts";
export {
  type EstimatedTaxPlan,
  type TaxExplanation,
  type TaxResult,
  taxResultSchema,
} from "./schema/result.ts";
