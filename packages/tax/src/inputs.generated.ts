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
  readonly longTermCapitalGains: Exact;
  readonly selfEmploymentIncome: Exact;
  readonly dividends: Exact;
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
    longTermCapitalGains: orZero(request.long_term_capital_gains),
    selfEmploymentIncome: orZero(request.self_employment_income),
    dividends: orZero(request.dividends),
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

/** The optional inputs of a request that change a result somewhere. */
export const inputNames = [
  "age",
  "spouse_age",
  "dependents",
  "dependent_ages",
  "spouse_income",
  "long_term_capital_gains",
  "self_employment_income",
  "dividends",
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
