import type { IssuePath } from "@almanac/kernel/errors/issue";
import { settle } from "@almanac/kernel/errors/result";
import { areNotFields } from "@almanac/kernel/messages/wording";
import { unknownNames } from "@almanac/kernel/requests/copy-request";
import { read } from "@almanac/kernel/requests/read-shape";
import { TaxError, type TaxIssue } from "../../errors.ts";
import { payComparisonRequestFields } from "../../request-fields.ts";
import type { PayComparison } from "../../types.ts";
import { divide, type Exact, exact, minorUnit, multiply, roundTo, toNumber } from "../amounts.ts";
import type { JurisdictionData } from "../figures.ts";
import type { TaxOptions } from "../request/prepare-request.ts";
import { copyMap, missingRate, rateOf, readRates } from "./exchange-rates.ts";
import { eachAmount, wireAmounts } from "./pay-amounts.ts";
import { answerPay } from "./pay-result.ts";
import { type PayRegister, type PreparedPay, preparePay } from "./prepare-pay.ts";

type Compared = PayComparison["results"][number];

/**
 * Calculates the pay of one gross salary in several places, all in the currency of the first.
 * Throws one error that lists every fault.
 */
export function comparePlaces(
  register: PayRegister,
  value: unknown,
  clock: TaxOptions | undefined,
): PayComparison {
  const { request, issues: faults } = read(payComparisonRequestFields, value);
  if (request === undefined) throw new TaxError(faults);
  const { from, to, gross_income, exchange_rates, options: given, ...shared } = request;
  const issues: TaxIssue[] = [];
  const codes = [from, ...to];
  const options = readOptions(given, codes, issues);
  const home = register.find(from)?.data;
  if (home === undefined) throw new TaxError([...issues, register.unknown(from, "from")]);
  const homeCurrency = currencyIn(home, shared.tax_year);
  const currencies = codes.map((code) => {
    const place = register.find(code);
    return place && currencyIn(place.data, shared.tax_year);
  });
  const rates = readRates(exchange_rates, { home: homeCurrency, places: currencies }, issues);
  const asked = codes.map((code, index): Compared | undefined => {
    const path = placeOf(index);
    const place = register.find(code);
    const currency = currencies[index];
    if (place === undefined || currency === undefined) {
      issues.push({ ...register.unknown(code, "to"), path });
      return undefined;
    }
    const { decimals } = place.data;
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

/** Reads the options of each place. A name that is no code of the comparison is an issue. */
function readOptions(
  given: unknown,
  codes: readonly string[],
  issues: TaxIssue[],
): Readonly<Record<string, unknown>> {
  const places = [...new Set(codes)];
  const options = copyMap(given, "options", places, issues);
  const unknown = unknownNames(options, places);
  const isFlat = unknown.names.some((name) => typeof options[name] !== "object");
  const [code] = places;
  const hint = isFlat ? ` Send the options of each place by its code: { "${code}": { ... } }.` : "";
  areNotFields(unknown, places, "this comparison", "place").forEach((message, index) => {
    const name = unknown.names[index];
    const path = name === undefined ? ["options"] : ["options", name];
    issues.push({ code: "unknown_field", path, message: `${message}${index === 0 ? hint : ""}` });
  });
  return options;
}

function rethrow(thrown: unknown): never {
  throw thrown;
}
