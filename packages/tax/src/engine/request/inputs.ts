import { type IssuePath, invalidValue } from "@almanac/kernel/errors/issue";
import { show } from "@almanac/kernel/messages/show";
import type { Sound } from "@almanac/kernel/requests/read-shape";
import { issueOf, type TaxIssue } from "../../errors.ts";
import { type InputName, inputNames } from "../../inputs.generated.ts";
import { taxRequestFields } from "../../request-fields.ts";
import { exact } from "../amounts.ts";
import type { JurisdictionData } from "../figures.ts";
import type { Jurisdiction } from "../jurisdiction.ts";
import { addPartIssues, hasParts } from "./income-parts.ts";
import type { ReadRequest } from "./read-request.ts";

/** The fields of a request that have no fault. */
type SoundRequest = Sound<ReadRequest>;

const { required, fields, names } = taxRequestFields;

/** Amounts that cannot be negative, and those that can where losses count. */
const amounts = new Set(names.filter((name) => fields.get(name) === fields.get("deductions")));
const signed = new Set(names.filter((name) => fields.get(name) === required.gross_income));

/**
 * Adds the issues that depend on the jurisdiction or on several fields: too many decimals, losses
 * where none are taken, and parts that exceed the whole, unless that is searched for.
 */
export function addAmountIssues(
  request: SoundRequest,
  { data, takesLosses }: Jurisdiction,
  issues: TaxIssue[],
  isSearched: boolean,
): void {
  const add = (field: string, message: string) =>
    issues.push(issueOf("invalid_value", field, message));
  if (hasOddAmount(request, data.decimals, takesLosses)) {
    issues.push(...oddAmounts(request, data, takesLosses));
  }
  const whole = request.gross_income;
  if (whole === undefined) return;
  if (request.deductions !== undefined && request.itemized !== undefined) {
    add("itemized", "Send deductions, or itemized, but not both.");
  }
  if (hasParts(request)) {
    addPartIssues(request, isSearched ? undefined : whole, takesLosses, add);
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
function hasOddAmount(
  request: Readonly<Record<string, unknown>>,
  decimals: number,
  takesLosses: boolean | undefined,
): boolean {
  for (const field in request) {
    const value = request[field];
    if (typeof value === "object") return true;
    if (typeof value !== "number") continue;
    if (!takesLosses && value < 0 && signed.has(field)) return true;
    if (!hasDecimals(value, decimals) && (amounts.has(field) || signed.has(field))) return true;
  }
  return false;
}

function oddAmounts(
  request: Readonly<Record<string, unknown>>,
  { decimals, currency }: JurisdictionData<object>,
  takesLosses: boolean | undefined,
): TaxIssue[] {
  const allowed = decimals === 0 ? "no decimals" : `at most ${decimals} decimals`;
  const fine = (path: IssuePath, value: unknown): TaxIssue[] => {
    if (typeof value !== "number" || hasDecimals(value, decimals)) return [];
    const message = `${path.join(".")} must have ${allowed} (${currency}), not ${show(value)}: round it first.`;
    return [{ code: "invalid_value", path, message }];
  };
  return names.flatMap((field): TaxIssue[] => {
    const value = request[field];
    if (typeof value === "object" && value !== null) {
      const isList = Array.isArray(value);
      return Object.entries(value).flatMap(([key, each]) =>
        fine([field, isList ? Number(key) : key], each),
      );
    }
    if (!amounts.has(field) && !signed.has(field)) return [];
    const isLoss = !takesLosses && signed.has(field) && typeof value === "number" && value < 0;
    const { allowed } = taxRequestFields.optional.deductions;
    const losses = isLoss ? [invalidValue([field], allowed, value)] : [];
    return [...losses, ...fine([field], value)];
  });
}

function hasDecimals(value: number, decimals: number): boolean {
  if (Number.isInteger(value)) return true;
  const { numerator, denominator } = exact(value);
  return (BigInt(numerator) * 10n ** BigInt(decimals)) % BigInt(denominator) === 0n;
}

const isInput: ReadonlySet<string> = new Set(inputNames);

/** The optional inputs of a request that its jurisdiction does not use. */
export function unusedInputs(request: ReadRequest, { inputs }: Jurisdiction): readonly InputName[] {
  if (!hasUnused(request, inputs)) return [];
  return inputNames.filter((name) => request[name] !== undefined && !inputs.includes(name));
}

/** Fields that only the planning of payments reads. A calculation accepts and ignores them. */
const planningFields = ["prior_year_tax", "state_prior_year_tax", "prior_year_income"] as const;

export function planningInputs(request: ReadRequest): readonly string[] {
  return planningFields.filter((name) => request[name] !== undefined);
}

/** Visits only the fields that the request has. */
function hasUnused(request: Readonly<Record<string, unknown>>, inputs: readonly string[]): boolean {
  for (const field in request) if (isInput.has(field) && !inputs.includes(field)) return true;
  return false;
}
