// Written by scripts/update-types.ts from the schemas in src/schema/request.ts, src/schema/result.ts, src/schema/estimated-tax.ts, src/schema/marginal.ts, src/schema/pay.ts, src/schema/jurisdictions.ts, src/schema/source.ts. Do not edit.
import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type * as schemaEstimatedTax from "../src/schema/estimated-tax.ts";
import type * as schemaJurisdictions from "../src/schema/jurisdictions.ts";
import type * as schemaMarginal from "../src/schema/marginal.ts";
import type * as schemaPay from "../src/schema/pay.ts";
import type * as schemaRequest from "../src/schema/request.ts";
import type * as schemaResult from "../src/schema/result.ts";
import type * as schemaSource from "../src/schema/source.ts";
import type * as types from "../src/types.ts";

type ReadOnly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: ReadOnly<Value[Key]> }
  : Value;

test("every declared type equals the type of its schema", () => {
  expectTypeOf<types.GrossForRequest>().toEqualTypeOf<
    ReadOnly<z.input<typeof schemaRequest.grossForRequestSchema>>
  >();
  expectTypeOf<types.TaxRequest>().toEqualTypeOf<
    ReadOnly<z.input<typeof schemaRequest.taxRequestSchema>>
  >();
  expectTypeOf<types.Quarter>().toEqualTypeOf<z.output<typeof schemaResult.quarterSchema>>();
  expectTypeOf<types.TaxExplanation>().toEqualTypeOf<
    z.output<typeof schemaResult.taxExplanationSchema>
  >();
  expectTypeOf<types.TaxResult>().toEqualTypeOf<z.output<typeof schemaResult.taxResultSchema>>();
  expectTypeOf<types.EstimatedTaxPlan>().toEqualTypeOf<
    z.output<typeof schemaEstimatedTax.estimatedTaxPlanSchema>
  >();
  expectTypeOf<types.GrossForResult>().toEqualTypeOf<
    z.output<typeof schemaMarginal.grossForResultSchema>
  >();
  expectTypeOf<types.MarginalSchedule>().toEqualTypeOf<
    z.output<typeof schemaMarginal.marginalScheduleSchema>
  >();
  expectTypeOf<types.MarginalSegment>().toEqualTypeOf<
    z.output<typeof schemaMarginal.marginalSegmentSchema>
  >();
  expectTypeOf<types.TaxComparisonRequest>().toEqualTypeOf<
    ReadOnly<z.input<typeof schemaMarginal.taxComparisonRequestSchema>>
  >();
  expectTypeOf<types.TaxComparison>().toEqualTypeOf<
    z.output<typeof schemaMarginal.taxComparisonSchema>
  >();
  expectTypeOf<types.GrossPayRequest>().toEqualTypeOf<
    ReadOnly<z.input<typeof schemaPay.grossPayRequestSchema>>
  >();
  expectTypeOf<types.GrossPayResult>().toEqualTypeOf<
    z.output<typeof schemaPay.grossPayResultSchema>
  >();
  expectTypeOf<types.PayComparisonRequest>().toEqualTypeOf<
    ReadOnly<z.input<typeof schemaPay.payComparisonRequestSchema>>
  >();
  expectTypeOf<types.PayComparison>().toEqualTypeOf<
    z.output<typeof schemaPay.payComparisonSchema>
  >();
  expectTypeOf<types.PayRequest>().toEqualTypeOf<
    ReadOnly<z.input<typeof schemaPay.payRequestSchema>>
  >();
  expectTypeOf<types.PayResult>().toEqualTypeOf<z.output<typeof schemaPay.payResultSchema>>();
  expectTypeOf<types.JurisdictionDetail>().toEqualTypeOf<
    z.output<typeof schemaJurisdictions.jurisdictionDetailSchema>
  >();
  expectTypeOf<types.JurisdictionSummary>().toEqualTypeOf<
    z.output<typeof schemaJurisdictions.jurisdictionSummarySchema>
  >();
  expectTypeOf<types.Jurisdictions>().toEqualTypeOf<
    z.output<typeof schemaJurisdictions.jurisdictionsSchema>
  >();
  expectTypeOf<types.Source>().toEqualTypeOf<z.output<typeof schemaSource.sourceSchema>>();
});
