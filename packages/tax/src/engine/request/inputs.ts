import { show } from "@almanac/kernel/messages/show";
import { listed } from "@almanac/kernel/messages/wording";
import type { Sound } from "@almanac/kernel/requests/read-shape";
import { issueOf, type TaxIssue } from "../../errors.ts";
import { taxRequestFields } from "../../request-fields.ts";
import { compare, type Exact, exact, sum, zero } from "../amounts.ts";
import type { JurisdictionData } from "../figures.ts";
import { type InputName, type Inputs, inputNames, type Jurisdiction } from "../jurisdiction.ts";
import type { ReadRequest } from "./read-request.ts";

/** The fields of a request that have no fault. */
type SoundRequest = Sound<ReadRequest>;

/** The fields that are amounts of money. */
const moneyFields: ReadonlySet<string> = new Set(
  taxRequestFields.names.filter(
    (name) => taxRequestFields.fields.get(name) === taxRequestFields.required.gross_income,
  ),
);

/** The parts of the gross income that a request can name. */
const partFields = ["long_term_capital_gains", "self_employment_income", "dividends"] as const;

/**
 * Adds the issues that depend on the jurisdiction or on several fields: too many decimals, and
 * parts that exceed the whole.
 */
export function addAmountIssues(
  request: SoundRequest,
  { data }: Jurisdiction,
  issues: TaxIssue[],
): void {
  const add = (field: string, message: string) =>
    issues.push(issueOf("invalid_value", field, message));
  if (hasFineAmount(request, data.decimals)) issues.push(...decimalIssues(request, data));
  const whole = request.gross_income;
  if (whole === undefined) return;
  const parts = partFields.filter((field) => request[field] !== undefined);
  if (parts.length > 0 && compare(totalOf(request, parts), exact(whole)) > 0) {
    const [first = "gross_income"] = parts;
    add(first, `${listed(parts)} are parts of gross_income and cannot exceed it: ${show(whole)}.`);
  }
  if (request.spouse_income !== undefined && request.spouse_income > whole) {
    add(
      "spouse_income",
      `spouse_income is a part of gross_income and cannot exceed it: ${show(whole)}.`,
    );
  }
  const { dependents, dependent_ages: ages } = request;
  // If a list contains faulty ages, only these ages are reported, and the two numbers are
  // not compared.
  const isWhole = ages !== undefined && !ages.includes(undefined);
  if (dependents !== undefined && isWhole && ages.length > dependents) {
    add(
      "dependents",
      `dependents is ${dependents}, but dependent_ages has ${ages.length} ages: send the same number.`,
    );
  }
}

/**
 * Reads only the fields that the request has, because nearly every request is valid and has
 * few fields.
 */
function hasFineAmount(request: Readonly<Record<string, unknown>>, decimals: number): boolean {
  for (const field in request) {
    const value = request[field];
    if (typeof value === "number" && moneyFields.has(field) && !hasDecimals(value, decimals))
      return true;
  }
  return false;
}

function decimalIssues(
  request: Readonly<Record<string, unknown>>,
  { decimals, currency }: JurisdictionData<object>,
): TaxIssue[] {
  const allowed = decimals === 0 ? "no decimals" : `at most ${decimals} decimals`;
  return [...moneyFields].flatMap((field) => {
    const value = request[field];
    if (typeof value !== "number" || hasDecimals(value, decimals)) return [];
    const message = `${field} must have ${allowed} (${currency}), not ${show(value)}: round it first.`;
    return [issueOf("invalid_value", field, message)];
  });
}

function totalOf(request: SoundRequest, parts: readonly (typeof partFields)[number][]) {
  return sum(parts.map((field) => exact(request[field] ?? 0)));
}

function hasDecimals(value: number, decimals: number): boolean {
  if (Number.isInteger(value)) return true;
  const { numerator, denominator } = exact(value);
  return (BigInt(numerator) * 10n ** BigInt(decimals)) % BigInt(denominator) === 0n;
}

const noAges: readonly number[] = [];

export function toInputs(request: ReadRequest): Inputs {
  const ages = request.dependent_ages ?? noAges;
  return {
    grossIncome: exact(request.gross_income),
    deductions: orZero(request.deductions),
    age: request.age,
    spouseAge: request.spouse_age,
    dependents: request.dependents ?? ages.length,
    dependentAges: ages,
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
    spousePensions: orZero(request.spouse_pensions),
    socialSecurity: orZero(request.social_security),
    spouseSocialSecurity: orZero(request.spouse_social_security),
    unemployment: orZero(request.unemployment),
    rentalIncome: orZero(request.rental_income),
    itemized: undefined,
    business: undefined,
    careExpenses: zero,
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

/** The optional inputs of a request that its jurisdiction does not use. */
export function unusedInputs(request: ReadRequest, { inputs }: Jurisdiction): readonly InputName[] {
  if (!hasInput(request)) return [];
  return inputNames.filter((name) => request[name] !== undefined && !inputs.includes(name));
}

/**
 * Whether a field names a part of the gross income, which is taxed whether or not the part has
 * rules of its own.
 */
export function isPartOfIncome(name: string): boolean {
  return partFields.some((field) => field === name);
}

/** Fields that only the planning of payments reads. A calculation accepts and ignores them. */
const planningFields = ["withholding", "prior_year_tax", "prior_year_income"] as const;

export function planningInputs(request: ReadRequest): readonly string[] {
  return planningFields.filter((name) => request[name] !== undefined);
}

function hasInput(request: Readonly<Record<string, unknown>>): boolean {
  for (const field in request) if (isInput.has(field)) return true;
  return false;
}
