import { type IssuePath, invalidType, invalidValue } from "@almanac/kernel/errors/issue";
import { settle } from "@almanac/kernel/errors/result";
import { copyRequest } from "@almanac/kernel/requests/copy-request";
import { read } from "@almanac/kernel/requests/read-shape";
import { TaxError, type TaxIssue } from "../../errors.ts";
import type { PayComparison } from "../../types.ts";
import type { JurisdictionData } from "../figures.ts";
import {
  divide,
  type Exact,
  exact,
  minorUnit,
  multiply,
  one,
  roundTo,
  toNumber,
} from "../numbers/exact.ts";
import type { TaxOptions } from "../request/prepare-request.ts";
import { answerPay, eachAmount, wireAmounts } from "./pay-result.ts";
import { comparePayShape } from "./pay-shapes.ts";
import { type PayRegister, type PreparedPay, preparePay } from "./prepare-pay.ts";

type Rates = Readonly<Record<string, Exact>>;
type Compared = PayComparison["results"][number];

/**
 * Calculates the pay of one gross salary in several places, all in the currency of the first. Throws one error that lists every
 * fault.
 */
export function comparePlaces(
  register: PayRegister,
  value: unknown,
  clock: TaxOptions | undefined,
): PayComparison {
  const { request, issues: faults } = read(comparePayShape, value);
  const issues: TaxIssue[] = [...faults];
  const rates = readRates(request?.exchange_rates, issues);
  const options = readObject(request?.options, ["options"], issues);
  if (request === undefined) throw new TaxError(issues);
  const { from, to, gross_income, exchange_rates, options: _options, ...shared } = request;
  const home = register.find(from)?.data;
  if (home === undefined) throw new TaxError([...issues, register.unknown(from, "from")]);
  const homeCurrency = currencyIn(home, shared.tax_year);
  const asked = [from, ...to].map((code, index): Compared | undefined => {
    const path = placeOf(index);
    const place = register.find(code);
    if (place === undefined) {
      issues.push({ ...register.unknown(code, "to"), path });
      return undefined;
    }
    const { decimals } = place.data;
    const currency = currencyIn(place.data, shared.tax_year);
    const rate = rateOf(rates, homeCurrency, currency);
    if (rate === undefined) {
      issues.push(missingRate(homeCurrency, currency));
      return undefined;
    }
    const gross = toNumber(multiply(exact(gross_income), rate), decimals);
    const local = { ...shared, jurisdiction: code, gross_income: gross, options: options[code] };
    const result = settle(
      () => converted(preparePay(register, local, clock), rate, home.decimals),
      TaxError,
      rethrow,
    );
    if (result.success) return result.data;
    issues.push(...result.error.issues.map((issue) => within(issue, path, code)));
    return undefined;
  });
  const results = asked.filter((each) => each !== undefined);
  if (issues.length > 0) throw new TaxError(once(issues));
  return { currency: homeCurrency, results };
}

/** The currency of a place in the requested year, or in the latest year if the request has none. */
function currencyIn(data: JurisdictionData<object>, asked: unknown): string {
  const year = data.years.find(({ label }) => label === String(asked));
  return year?.currency ?? data.currency;
}

/** The path of a place's code in the request. */
function placeOf(index: number): IssuePath {
  if (index > 0) return ["to", index - 1];
  return ["from"];
}

/** Moves an issue of one place to the field of the comparison that caused it. */
function within(issue: TaxIssue, path: IssuePath, code: string): TaxIssue {
  const [first = ""] = issue.path;
  if (first === "jurisdiction") return { ...issue, path };
  return first === "options"
    ? { ...issue, path: ["options", code, ...issue.path.slice(1)] }
    : issue;
}

/** Several places can have the same issue, such as a missing rate. */
function once(issues: readonly TaxIssue[]): TaxIssue[] {
  const seen = new Map(issues.map((issue) => [`${issue.path.join(".")} ${issue.message}`, issue]));
  return [...seen.values()];
}

/** The amounts of a pay in another currency. The sums are added up from the converted amounts. */
function converted(request: PreparedPay, rate: Exact, decimals: number): Compared {
  const { pay, amounts } = answerPay(request);
  const unit = minorUnit(decimals);
  const back = eachAmount(amounts, (amount) => roundTo(divide(amount, rate), unit, "half_up"));
  return {
    jurisdiction: pay.jurisdiction,
    tax_year: pay.tax_year,
    exchange_rate: toNumber(rate, 8),
    ...wireAmounts(back, decimals),
    figures: pay.figures,
    assumptions: pay.assumptions,
  };
}

/** The amount of a currency that one unit of the home currency buys. The request can state the pair in either direction. */
function rateOf(rates: Rates, home: string, currency: string): Exact | undefined {
  if (home === currency) return one;
  const direct = rates[`${home}/${currency}`];
  if (direct !== undefined) return direct;
  const inverse = rates[`${currency}/${home}`];
  return inverse && divide(one, inverse);
}

function missingRate(home: string, currency: string): TaxIssue {
  const pair = `${home}/${currency}`;
  return {
    code: "missing_field",
    path: ["exchange_rates", pair],
    message: `exchange_rates has no rate for ${pair}. Send how many ${currency} one ${home} buys, such as { "${pair}": 1.08 }.`,
  };
}

const allowedRate = "a number from 0.000001 to 1000000";

function readRates(given: unknown, issues: TaxIssue[]): Rates {
  const rates: Record<string, Exact> = {};
  const pairs = readObject(given, ["exchange_rates"], issues);
  for (const [pair, rate] of Object.entries(pairs)) {
    const path = ["exchange_rates", pair];
    if (!/^[A-Z]{3}\/[A-Z]{3}$/.test(pair)) {
      issues.push({
        code: "unknown_field",
        path,
        message: `"${pair}" is not a pair of currencies. Send two ISO 4217 codes such as "EUR/USD".`,
      });
    } else if (typeof rate !== "number") issues.push(invalidType(path, allowedRate, rate));
    else if (!(rate >= 1e-6 && rate <= 1e6)) issues.push(invalidValue(path, allowedRate, rate));
    else rates[pair] = exact(rate);
  }
  return rates;
}

function readObject(
  given: unknown,
  path: IssuePath,
  issues: TaxIssue[],
): Readonly<Record<string, unknown>> {
  if (given === undefined) return {};
  let copy: Record<string, unknown> | undefined;
  try {
    copy = copyRequest(given, []);
  } catch {
    // An object with a getter or proxy trap that throws is not an object of values.
  }
  if (copy === undefined) issues.push(invalidType(path, "an object", given));
  return copy ?? {};
}

function rethrow(thrown: unknown): never {
  throw thrown;
}
