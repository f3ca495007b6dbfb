import type { TaxIssue } from "../errors.ts";
import type { TaxRequest } from "../schema.ts";
import { compare, type Exact, exact, sum, zero } from "./exact.ts";
import { type Inputs, inputNames, type Jurisdiction } from "./jurisdiction.ts";
import { listed, show } from "./wording.ts";

const moneyFields = [
  "gross_income",
  "deductions",
  "spouse_income",
  "long_term_capital_gains",
  "self_employment_income",
  "dividends",
  "withholding",
  "prior_year_tax",
  "prior_year_income",
  "allowances",
] as const;

/** The parts of the gross income that a request can name. */
const partFields = ["long_term_capital_gains", "self_employment_income", "dividends"] as const;

/** What the schema cannot say: decimals of the currency, and parts that exceed the whole. */
export function amountIssues(request: Partial<TaxRequest>, { data }: Jurisdiction): TaxIssue[] {
  const issues: TaxIssue[] = [];
  for (const field of moneyFields) {
    const value = request[field];
    if (value === undefined || hasDecimals(value, data.decimals)) continue;
    const allowed = data.decimals === 0 ? "no decimals" : `at most ${data.decimals} decimals`;
    issues.push(
      invalid(
        field,
        `${field} must have ${allowed} (${data.currency}), not ${show(value)}: round it first.`,
      ),
    );
  }
  const whole = request.gross_income;
  if (whole === undefined) return issues;
  const parts = partFields.filter((field) => request[field] !== undefined);
  if (parts.length > 0 && compare(totalOf(request, parts), exact(whole)) > 0) {
    const [first = "gross_income"] = parts;
    issues.push(
      invalid(
        first,
        `${listed(parts)} are parts of gross_income and cannot exceed it: ${show(whole)}.`,
      ),
    );
  }
  if (request.spouse_income !== undefined && request.spouse_income > whole) {
    issues.push(
      invalid(
        "spouse_income",
        `spouse_income is a part of gross_income and cannot exceed it: ${show(whole)}.`,
      ),
    );
  }
  const { dependents, dependent_ages: ages } = request;
  if (dependents !== undefined && ages !== undefined && ages.length > dependents) {
    issues.push(
      invalid(
        "dependents",
        `dependents is ${dependents}, but dependent_ages has ${ages.length} ages: leave dependents out, or send the same number.`,
      ),
    );
  }
  return issues;
}

function totalOf(request: Partial<TaxRequest>, parts: readonly (typeof partFields)[number][]) {
  return sum(parts.map((field) => exact(request[field] ?? 0)));
}

function invalid(field: string, message: string): TaxIssue {
  return { code: "invalid_value", path: [field], message };
}

function hasDecimals(value: number, decimals: number): boolean {
  if (Number.isInteger(value)) return true;
  const { numerator, denominator } = exact(value);
  return (BigInt(numerator) * 10n ** BigInt(decimals)) % BigInt(denominator) === 0n;
}

const noAges: readonly number[] = [];

export function toInputs(request: TaxRequest): Inputs {
  const ages = request.dependent_ages ?? noAges;
  return {
    grossIncome: exact(request.gross_income),
    deductions: orZero(request.deductions),
    age: request.age,
    spouseAge: request.spouse_age,
    dependents: request.dependents ?? ages.length,
    dependentAges: ages,
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

const isInput: ReadonlySet<string> = new Set(inputNames);

/** The optional inputs of a request that its jurisdiction does not look at. */
export function unusedInputs(request: TaxRequest, { inputs }: Jurisdiction): readonly string[] {
  // Most requests have few fields: asking those is cheaper than asking for every input.
  if (!Object.keys(request).some((field) => isInput.has(field))) return [];
  return inputNames.filter((name) => request[name] !== undefined && !inputs.includes(name));
}
