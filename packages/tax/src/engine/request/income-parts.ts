import { show } from "@almanac/kernel/messages/show";
import { listed } from "@almanac/kernel/messages/wording";
import type { Sound } from "@almanac/kernel/requests/read-shape";
import {
  add,
  atLeastZero,
  compare,
  type Exact,
  exact,
  isZero,
  larger,
  subtract,
  sum,
  toNumber,
} from "../amounts.ts";
import type { Inputs } from "../jurisdiction.ts";
import type { ReadRequest } from "./read-request.ts";

type SoundRequest = Sound<ReadRequest>;

/** The parts of the gross income that a request can name; what is left is wages. */
const partFields = [
  "self_employment_income",
  "interest",
  "dividends",
  "short_term_capital_gains",
  "long_term_capital_gains",
  "pensions",
  "social_security",
  "unemployment",
  "rental_income",
] as const;

/** Fields that are a part of another one. */
const subparts = [
  ["nonqualified_dividends", "dividends"],
  ["military_pensions", "pensions"],
  ["spouse_pensions", "pensions"],
  ["spouse_social_security", "social_security"],
  ["spouse_self_employment_income", "self_employment_income"],
  ["state_withholding", "withholding"],
  ["state_prior_year_tax", "prior_year_tax"],
] as const;

/** Every field that cannot exceed another one. */
const isPart: ReadonlySet<string> = new Set([
  ...partFields,
  ...subparts.map(([part]) => part),
  "spouse_income",
]);

/** Whether a request has a field that cannot exceed another one. Visits only the fields it has. */
export function hasParts(request: object): boolean {
  for (const field in request) if (isPart.has(field)) return true;
  return false;
}

/**
 * Whether a field names a part of the gross income, which is taxed whether or not the part has
 * rules of its own.
 */
export function isPartOfIncome(name: string): boolean {
  return partFields.some((field) => field === name);
}

/**
 * Adds the issues of parts that exceed the amount that they are a part of. The gross income is
 * undefined if it is searched for.
 */
export function addPartIssues(
  request: SoundRequest,
  whole: number | undefined,
  takesLosses: boolean | undefined,
  add: (field: string, message: string) => void,
): void {
  const parts = partFields.filter((field) => request[field] !== undefined);
  const total = totalOf(request);
  if (parts.length > 0 && whole !== undefined && compare(total, exact(whole)) > 0) {
    const [first = "gross_income"] = parts;
    add(first, `${listed(parts)} are parts of gross_income and cannot exceed it: ${show(whole)}.`);
  }
  for (const [part, of] of subparts) {
    const given = request[part];
    if (given === undefined) continue;
    const most = request[of];
    const isSigned = part === "spouse_self_employment_income";
    if (most === undefined) add(part, `${part} is a part of ${of}: send that as well.`);
    else if (!isSigned && given > most) {
      add(part, `${part} is a part of ${of} and cannot exceed it: ${show(most)}.`);
    }
  }
  const ofSpouse = request.spouse_income;
  if (ofSpouse === undefined) return;
  if (takesLosses && ofSpouse < 0 && compare(exact(ofSpouse), spouseParts(request)) < 0) {
    add(
      "spouse_income",
      "spouse_income is below 0 only by a loss: send spouse_self_employment_income.",
    );
  }
  if (whole === undefined) return;
  const most = subtract(exact(whole), othersThanSpouse(request, takesLosses));
  if (compare(exact(ofSpouse), most) > 0) {
    add(
      "spouse_income",
      `spouse_income is a part of gross_income and cannot exceed ${isZero(total) ? "it" : "its wages, profits, pensions and benefits"}: ${show(toNumber(most, 2))}.`,
    );
  }
}

function totalOf(request: SoundRequest): Exact {
  return sum(partFields.map((field) => exact(request[field] ?? 0)));
}

/** The parts that are not in `spouse_income`: property income, and what the taxpayer earns. */
function othersThanSpouse(request: SoundRequest, takesLosses: boolean | undefined): Exact {
  return takesLosses ? subtract(totalOf(request), spouseParts(request)) : exact(0);
}

/** The parts of `spouse_income` that a request names; what is left is wages. */
function spouseParts(request: SoundRequest): Exact {
  const parts = [
    request.spouse_self_employment_income,
    request.spouse_pensions,
    request.spouse_social_security,
  ];
  return sum(parts.map((each) => exact(each ?? 0)));
}

/**
 * The smallest gross income that a request can have. Its parts stay as they are, but for a profit
 * that grows.
 */
export function leastIncome(request: ReadRequest, takesLosses: boolean | undefined): Exact {
  const parts = totalOf(request);
  if (livesOnProfit(request)) {
    return atLeastZero(subtract(parts, exact(request.self_employment_income ?? 0)));
  }
  const ofSpouse = request.spouse_income;
  if (ofSpouse === undefined) return atLeastZero(parts);
  const withSpouse = add(exact(ofSpouse), othersThanSpouse(request, takesLosses));
  return atLeastZero(larger(parts, withSpouse));
}

/** Whether there is a profit, and no wages. The next unit of income is then profit as well. */
function livesOnProfit(request: ReadRequest): boolean {
  const { gross_income: whole, self_employment_income: profit = 0 } = request;
  return profit > 0 && compare(totalOf(request), exact(whole)) === 0;
}

/**
 * The inputs of a request with another gross income. The wages change, or the profit of somebody
 * who has no wages. All other parts stay as they are.
 */
export function withIncome(request: ReadRequest, inputs: Inputs, grossIncome: Exact): Inputs {
  if (!livesOnProfit(request)) return { ...inputs, grossIncome };
  const more = subtract(grossIncome, inputs.grossIncome);
  const selfEmploymentIncome = add(inputs.selfEmploymentIncome, more);
  return { ...inputs, grossIncome, selfEmploymentIncome };
}
