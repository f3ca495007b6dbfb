export type { JurisdictionCode } from "./jurisdictions/codes.ts";
export { estimatedTaxPlanSchema } from "./schema/estimated-tax.ts";
export {
  jurisdictionDetailSchema as jurisdictionSchema,
  jurisdictionsSchema,
} from "./schema/jurisdictions.ts";
export {
  grossForResultSchema,
  marginalScheduleSchema,
  taxComparisonRequestSchema,
  taxComparisonSchema,
} from "./schema/marginal.ts";
export {
  grossPayRequestSchema,
  grossPayResultSchema,
  payComparisonRequestSchema,
  payComparisonSchema,
  payRequestSchema,
  payResultSchema,
} from "./schema/pay.ts";
export { grossForRequestSchema, taxRequestSchema } from "./schema/request.ts";
export { taxResultSchema } from "./schema/result.ts";
