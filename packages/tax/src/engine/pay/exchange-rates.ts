import { invalidType, invalidValue } from "@almanac/kernel/errors/issue";
import { show } from "@almanac/kernel/messages/show";
import { listed } from "@almanac/kernel/messages/wording";
import { copyRequest, unknownNames } from "@almanac/kernel/requests/copy-request";
import type { TaxIssue } from "../../errors.ts";
import { divide, type Exact, exact, one } from "../amounts.ts";

/** The currencies of a comparison. That of a place that is not known is undefined. */
interface Currencies {
  readonly home: string;
  readonly places: readonly (string | undefined)[];
}

/** The exchange rates of a request, by pair of currencies. */
type Rates = ReadonlyMap<string, Exact>;

const allowedRate = "a number from 0.000001 to 1000000";
const field = "exchange_rates";

/** Reads the rates that a comparison needs. Every other pair is an issue. */
export function readRates(given: unknown, currencies: Currencies, issues: TaxIssue[]): Rates {
  const foreign = foreignCurrencies(currencies);
  const pairs = foreign.flatMap((code) => [
    pairOf(currencies.home, code),
    pairOf(code, currencies.home),
  ]);
  const copy = copyMap(given, field, pairs, issues);
  const { names, more } = unknownNames(copy, pairs);
  const rates = new Map<string, Exact>();
  for (const pair of pairs.filter((each) => Object.hasOwn(copy, each))) {
    const path = [field, pair];
    const rate = copy[pair];
    if (rates.has(inverseOf(pair))) issues.push(isDouble(pair));
    else if (typeof rate !== "number") issues.push(invalidType(path, allowedRate, rate));
    else if (!(rate >= 1e-6 && rate <= 1e6)) issues.push(invalidValue(path, allowedRate, rate));
    else rates.set(pair, exact(rate));
  }
  for (const name of names) {
    if (!/^[A-Z]{3}\/[A-Z]{3}$/.test(name)) issues.push(isNotPair(name));
    else if (!currencies.places.includes(undefined)) issues.push(isUnused(name, currencies));
  }
  if (more > 0) {
    const message = `${more} more names of ${field} are not pairs of this comparison.`;
    issues.push({ code: "unknown_field", path: [field], message });
  }
  return rates;
}

/**
 * The amount of a currency that one unit of the home currency buys. The request can state the pair
 * in either direction.
 */
export function rateOf(rates: Rates, home: string, currency: string): Exact | undefined {
  if (home === currency) return one;
  const direct = rates.get(pairOf(home, currency));
  if (direct !== undefined) return direct;
  const inverse = rates.get(pairOf(currency, home));
  return inverse && divide(one, inverse);
}

/** A currency of the comparison has no rate. */
export function missingRate(home: string, currency: string): TaxIssue {
  const pair = pairOf(home, currency);
  return {
    code: "missing_field",
    path: [field, pair],
    message: `${field} has no rate for ${pair}. Send how many ${currency} one ${home} buys, such as { "${pair}": 1.08 }.`,
  };
}

function isNotPair(name: string): TaxIssue {
  const message = `${show(name)} is not a pair of currencies. Send two ISO 4217 codes such as "EUR/USD".`;
  return { code: "unknown_field", path: [field, name], message };
}

function isDouble(pair: string): TaxIssue {
  const message = `"${pair}" is not used, because ${field} also has "${inverseOf(pair)}". Leave one of them out.`;
  return { code: "unknown_field", path: [field, pair], message };
}

function isUnused(pair: string, currencies: Currencies): TaxIssue {
  const { home } = currencies;
  const foreign = foreignCurrencies(currencies);
  const why =
    foreign.length === 0
      ? `all places of this comparison have ${home}`
      : `this comparison needs ${listed(foreign.map((code) => pairOf(home, code)))}`;
  const message = `"${pair}" is not used: ${why}. Leave it out.`;
  return { code: "unknown_field", path: [field, pair], message };
}

function foreignCurrencies({ home, places }: Currencies): readonly string[] {
  const known = new Set(places.filter((code) => code !== undefined));
  known.delete(home);
  return [...known];
}

function pairOf(from: string, to: string): string {
  return `${from}/${to}`;
}

function inverseOf(pair: string): string {
  return pairOf(pair.slice(4), pair.slice(0, 3));
}

/**
 * Copies a field that is a map, whose names are looked for. An absent map is empty; any other value
 * is an issue.
 */
export function copyMap(
  given: unknown,
  field: string,
  names: readonly string[],
  issues: TaxIssue[],
): Readonly<Record<string, unknown>> {
  if (given === undefined) return {};
  let copy: Record<string, unknown> | undefined;
  try {
    copy = copyRequest(given, names);
  } catch {
    // An object with a getter or proxy trap that throws is not an object of values.
  }
  if (copy === undefined) issues.push(invalidType([field], "an object", given));
  return copy ?? {};
}
