import { expectTypeOf, test } from "vitest";
import {
  calculateTax,
  compareStatuses,
  compareYears,
  createEstimatedTaxCalculator,
  createMarginalCalculator,
  createTaxCalculator,
  type FilingStatus,
  type GrossForRequest,
  grossFor,
  type JurisdictionCode,
  jurisdiction,
  jurisdictions,
  marginalSchedule,
  planEstimatedTax,
  type SafeResult,
  safeCalculateTax,
  type TaxError,
  type TaxRequest,
  type TaxResult,
} from "../src/index.ts";

test("a result always has the fields of the service", () => {
  expectTypeOf(calculateTax).returns.toEqualTypeOf<TaxResult>();
  expectTypeOf<TaxResult["jurisdiction"]>().toEqualTypeOf<JurisdictionCode>();
  expectTypeOf<TaxResult["tax_year"]>().toEqualTypeOf<string>();
  expectTypeOf<TaxResult["filing_status"]>().toEqualTypeOf<FilingStatus>();
  expectTypeOf<TaxResult["tax_due"]>().toEqualTypeOf<number>();
  expectTypeOf<TaxResult["effective_rate"]>().toEqualTypeOf<number>();
});

test("the throwing forms require the type of the request", () => {
  for (const operation of [
    calculateTax,
    compareStatuses,
    compareYears,
    marginalSchedule,
    planEstimatedTax,
  ] as const) {
    expectTypeOf(operation).parameter(0).toEqualTypeOf<TaxRequest>();
  }
  expectTypeOf(grossFor).parameter(0).toEqualTypeOf<GrossForRequest>();
  expectTypeOf(jurisdiction).parameter(0).toEqualTypeOf<JurisdictionCode>();
});

test("a calculator has the same types", () => {
  const calculator = createTaxCalculator([]);
  expectTypeOf(calculator.calculateTax).parameter(0).toEqualTypeOf<TaxRequest>();
  expectTypeOf(calculator.safeCalculateTax).parameter(0).toBeUnknown();
  const marginal = createMarginalCalculator([]);
  expectTypeOf(marginal.grossFor).parameter(0).toEqualTypeOf<GrossForRequest>();
  const estimated = createEstimatedTaxCalculator([]);
  expectTypeOf(estimated.planEstimatedTax).parameter(0).toEqualTypeOf<TaxRequest>();
});

test("jurisdiction codes are a closed union: a listed code compiles, any other does not", () => {
  const [first] = jurisdictions();
  if (first) calculateTax({ jurisdiction: first.jurisdiction, gross_income: 1 });
  // @ts-expect-error there is no such jurisdiction
  void (() => calculateTax({ jurisdiction: "US-XX", gross_income: 1 }));
  // @ts-expect-error there is no such filing status
  void (() => calculateTax({ jurisdiction: "US", gross_income: 1, filing_status: "alone" }));
});

test("lists in a request can be read-only", () => {
  const request = { jurisdiction: "US", gross_income: 1, dependent_ages: [4, 9] } as const;
  expectTypeOf(request).toExtend<TaxRequest>();
});

test("success separates data from error", () => {
  const result = safeCalculateTax({});
  expectTypeOf(result).toEqualTypeOf<SafeResult<TaxResult>>();
  if (!result.success) expectTypeOf(result.error).toEqualTypeOf<TaxError>();
});
