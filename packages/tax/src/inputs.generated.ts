// Written by scripts/update-inputs.ts from src/schema/request.ts. Do not edit.
import { type Exact, exact, zero } from "./engine/amounts.ts";
import type { TaxRequest } from "./types.ts";

/** A request as rules read it: numbers that need not be whole are exact. */
export interface RequestInputs {
  readonly grossIncome: Exact;
  readonly deductions: Exact;
  readonly age: TaxRequest["age"];
  readonly spouseAge: TaxRequest["spouse_age"];
  readonly dependents: NonNullable<TaxRequest["dependents"]>;
  readonly dependentAges: NonNullable<TaxRequest["dependent_ages"]>;
  readonly spouseIncome: Exact | undefined;
  readonly selfEmploymentIncome: Exact;
  readonly spouseSelfEmploymentIncome: Exact;
  readonly interest: Exact;
  readonly taxExemptInterest: Exact;
  readonly dividends: Exact;
  readonly nonqualifiedDividends: Exact;
  readonly shortTermCapitalGains: Exact;
  readonly longTermCapitalGains: Exact;
  readonly pensions: Exact;
  readonly militaryPensions: Exact;
  readonly spousePensions: Exact;
  readonly socialSecurity: Exact;
  readonly spouseSocialSecurity: Exact;
  readonly unemployment: Exact;
  readonly rentalIncome: Exact;
  readonly adjustments: TaxRequest["adjustments"];
  readonly itemized: TaxRequest["itemized"];
  readonly business: TaxRequest["business"];
  readonly tips: Exact;
  readonly overtime: Exact;
  readonly carLoanInterest: Exact;
  readonly americanOpportunityExpenses: TaxRequest["american_opportunity_expenses"];
  readonly lifetimeLearningExpenses: Exact;
  readonly retirementContributions: Exact;
  readonly careExpenses: Exact;
  readonly basis: NonNullable<TaxRequest["basis"]>;
  readonly regime: TaxRequest["regime"];
  readonly parts: Exact | undefined;
  readonly localTaxRate: Exact | undefined;
  readonly churchTaxRate: Exact | undefined;
  readonly creditPoints: Exact | undefined;
  readonly allowances: Exact | undefined;
  readonly method: NonNullable<TaxRequest["method"]>;
}

export function toInputs(request: Omit<TaxRequest, "jurisdiction">): RequestInputs {
  const dependentAges = request.dependent_ages ?? [];
  return {
    grossIncome: exact(request.gross_income),
    deductions: orZero(request.deductions),
    age: request.age,
    spouseAge: request.spouse_age,
    dependents: request.dependents ?? dependentAges.length,
    dependentAges,
    spouseIncome: orNothing(request.spouse_income),
    selfEmploymentIncome: orZero(request.self_employment_income),
    spouseSelfEmploymentIncome: orZero(request.spouse_self_employment_income),
    interest: orZero(request.interest),
    taxExemptInterest: orZero(request.tax_exempt_interest),
    dividends: orZero(request.dividends),
    nonqualifiedDividends: orZero(request.nonqualified_dividends),
    shortTermCapitalGains: orZero(request.short_term_capital_gains),
    longTermCapitalGains: orZero(request.long_term_capital_gains),
    pensions: orZero(request.pensions),
    militaryPensions: orZero(request.military_pensions),
    spousePensions: orZero(request.spouse_pensions),
    socialSecurity: orZero(request.social_security),
    spouseSocialSecurity: orZero(request.spouse_social_security),
    unemployment: orZero(request.unemployment),
    rentalIncome: orZero(request.rental_income),
    adjustments: request.adjustments,
    itemized: request.itemized,
    business: request.business,
    tips: orZero(request.tips),
    overtime: orZero(request.overtime),
    carLoanInterest: orZero(request.car_loan_interest),
    americanOpportunityExpenses: request.american_opportunity_expenses,
    lifetimeLearningExpenses: orZero(request.lifetime_learning_expenses),
    retirementContributions: orZero(request.retirement_contributions),
    careExpenses: orZero(request.care_expenses),
    basis: request.basis ?? "employment",
    regime: request.regime,
    parts: orNothing(request.parts),
    localTaxRate: orNothing(request.local_tax_rate),
    churchTaxRate: orNothing(request.church_tax_rate),
    creditPoints: orNothing(request.credit_points),
    allowances: orNothing(request.allowances),
    method: request.method ?? "schedule",
  };
}

function orZero(value: number | undefined): Exact {
  return value === undefined ? zero : exact(value);
}

function orNothing(value: number | undefined): Exact | undefined {
  return value === undefined ? undefined : exact(value);
}

/** The parts of the gross income that a request can name, and what stands beside it. */
export const kindsOfIncome = [
  "self_employment_income",
  "spouse_self_employment_income",
  "interest",
  "tax_exempt_interest",
  "dividends",
  "nonqualified_dividends",
  "short_term_capital_gains",
  "long_term_capital_gains",
  "pensions",
  "military_pensions",
  "spouse_pensions",
  "social_security",
  "spouse_social_security",
  "unemployment",
  "rental_income",
] as const;

/** The optional inputs of a request that change a result somewhere. */
export const inputNames = [
  "age",
  "spouse_age",
  "dependents",
  "dependent_ages",
  "spouse_income",
  ...kindsOfIncome,
  "adjustments",
  "itemized",
  "business",
  "tips",
  "overtime",
  "car_loan_interest",
  "american_opportunity_expenses",
  "lifetime_learning_expenses",
  "retirement_contributions",
  "care_expenses",
  "basis",
  "regime",
  "parts",
  "local_tax_rate",
  "church_tax_rate",
  "credit_points",
  "allowances",
  "method",
] as const;

export type InputName = (typeof inputNames)[number];
