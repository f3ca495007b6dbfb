import { missingField } from "@almanac/kernel/errors/issue";
import { show } from "@almanac/kernel/messages/show";
import { listed } from "@almanac/kernel/messages/wording";
import { type Field, type Fields, type RequestOf, shape } from "@almanac/kernel/requests/field";
import { type Reading, read, type Sound } from "@almanac/kernel/requests/read-shape";
import { issueOf, refuse, TaxError, type TaxIssue } from "../../errors.ts";
import { grossPayRequestFields, payRequestFields } from "../../request-fields.ts";
import { exact, multiply, toNumber } from "../amounts.ts";
import type { PayJurisdiction } from "../contributions/define-pay.ts";
import type { OptionTable } from "../contributions/options.ts";
import type { TaxYear } from "../figures.ts";
import type { Register } from "../jurisdiction-register.ts";
import { type Prepared, prepare, type TaxOptions } from "../request/prepare-request.ts";
import type { ReadRequest } from "../request/read-request.ts";
import { requireEmployment, requirePreTax } from "./known-kinds.ts";
import type { PreTax } from "./pre-tax.ts";

/** The places of a pay calculator, by the tax to which a code refers. */
export interface PayRegister extends Register {
  payOf(found: Prepared["jurisdiction"]): PayJurisdiction | undefined;
}

/** A pay request without faults. Whether there are rules for it is not known yet. */
type ReadPayRequest = RequestOf<typeof payRequestFields>;

/** A pay request that can be calculated. */
export interface PreparedPay {
  /** The request as a tax request: `gross_income` is the pay of the whole year. */
  readonly prepared: Prepared;
  readonly pay: PayJurisdiction;
  readonly sentOptions: Readonly<Record<string, unknown>>;
  readonly salaries: number;
  /** What leaves the pay of the year before tax. */
  readonly preTax?: PreTax | undefined;
  /** Fields that the request does not have and whose default is used, each as `name value`. */
  readonly defaults: readonly string[];
  /**
   * The number of periods of `gross_income` in a year. `grossForPay` needs it, because its request
   * and answer are about one period.
   */
  readonly periods: number;
}

/** Reads and prepares a request of `calculatePay`. Throws one error that lists every fault. */
export function preparePay(
  register: PayRegister,
  value: unknown,
  options: TaxOptions | undefined,
): PreparedPay {
  return prepareReading(register, read(payRequestFields, value), options, false);
}

/** Like {@link preparePay}, for a request that has `net_income` in place of `gross_income`. */
export function prepareNetPay(
  register: PayRegister,
  value: unknown,
  options: TaxOptions | undefined,
): PreparedPay {
  const { request, sound, issues } = read(grossPayRequestFields, value);
  const reading: Reading<ReadPayRequest> = {
    request: request && withGross(request),
    sound:
      sound.net_income === undefined
        ? sound
        : withGross({ ...sound, net_income: sound.net_income }),
    issues,
  };
  return prepareReading(register, reading, options, true);
}

function withGross<Request extends { readonly net_income: number }>({
  net_income,
  ...rest
}: Request) {
  return { ...rest, gross_income: net_income };
}

function prepareReading(
  register: PayRegister,
  { request, sound, issues: faults }: Reading<ReadPayRequest>,
  clock: TaxOptions | undefined,
  isSearched: boolean,
): PreparedPay {
  const issues: TaxIssue[] = [...faults];
  const given: Sound<ReadPayRequest> = request ?? sound;
  const tax = given.jurisdiction === undefined ? undefined : register.find(given.jurisdiction);
  const pay = tax && register.payOf(tax);
  const usual = usualSalaries(pay);
  const salaries = given.salaries_per_year ?? usual[0] ?? 12;
  if (pay !== undefined && !usual.includes(salaries)) {
    issues.push(
      issueOf(
        "invalid_value",
        "salaries_per_year",
        `salaries_per_year must be ${listed(usual, "or")} for ${tax?.data.code}, not ${show(salaries)}.`,
      ),
    );
  }
  const periods = periodsOf(given, salaries, issues);
  const sentOptions = pay === undefined ? {} : readOptions(pay, given.options, issues);
  const decimals = tax?.data.decimals ?? 2;
  // `asTax` keeps the fields of the tax request, so those of a whole request are all there.
  const annual = {
    request: request && asTax(request, periods, decimals),
    sound: asTax(given, periods, decimals),
    issues,
  } as Reading<ReadRequest>;
  const prepared = prepare(register, annual, clock, isSearched);
  // `prepare` has thrown if there is no jurisdiction, or a fault.
  if (pay === undefined) throw new TaxError(issues);
  requirePayYear(pay, prepared.jurisdiction.data.code, prepared.year);
  requireEmployment(pay, prepared);
  requirePreTax(pay, prepared, request?.pre_tax, isSearched);
  return {
    prepared,
    pay,
    sentOptions,
    salaries,
    preTax: request?.pre_tax,
    periods,
    defaults: defaultsOf(pay, given, sentOptions, salaries),
  };
}

/** The fields of the tax request, with the income of the year. */
function asTax(
  request: Sound<ReadPayRequest>,
  periods: number,
  decimals: number,
): Sound<ReadRequest> {
  const { period, salaries_per_year, hours_per_week, options, pre_tax, ...rest } = request;
  const { gross_income: income } = rest;
  if (income === undefined || periods === 1) return rest;
  // An amount with too many decimals is not converted, so that the issue quotes it unchanged.
  if (toNumber(exact(income), decimals) !== income) return rest;
  return { ...rest, gross_income: toNumber(multiply(exact(income), exact(periods)), decimals) };
}

/** The number of periods of `gross_income` in a year. */
function periodsOf(
  { period = "year", hours_per_week: hours, gross_income: income }: Sound<ReadPayRequest>,
  salaries: number,
  issues: TaxIssue[],
): number {
  if (period === "hour" && hours === undefined) {
    issues.push(missingField(["hours_per_week"], payRequestFields.optional.hours_per_week.allowed));
    return 1;
  }
  if (period !== "hour" && hours !== undefined) {
    issues.push(
      issueOf(
        "invalid_value",
        "hours_per_week",
        "hours_per_week is only for period hour: leave it out.",
      ),
    );
  }
  const counts = { year: 1, month: salaries, fortnight: 26, week: 52, hour: 52 * (hours ?? 1) };
  const count = counts[period];
  if (income !== undefined && income * count > 1e12) {
    issues.push(
      issueOf(
        "invalid_value",
        "gross_income",
        "gross_income of the whole year must be at most 1000000000000.",
      ),
    );
    return 1;
  }
  return count;
}

/** The numbers of salaries a year that are usual in a place, the most common one first. */
export function usualSalaries(pay: PayJurisdiction | undefined): readonly number[] {
  return pay?.contributions[0].salaries ?? [12];
}

/** Every option of a place. */
function optionsOf({ contributions }: PayJurisdiction): OptionTable {
  return Object.assign({}, ...contributions.map(({ options }) => options));
}

function readOptions(
  pay: PayJurisdiction,
  given: unknown,
  issues: TaxIssue[],
): Readonly<Record<string, unknown>> {
  if (given === undefined) return {};
  const fields: Fields = Object.fromEntries(
    Object.entries(optionsOf(pay)).map(([name, { field }]): [string, Field] => [name, field]),
  );
  const { request, issues: faults } = read(shape({}, fields), given, { path: ["options"] });
  issues.push(...faults);
  return request ?? {};
}

/** The fields that were not sent and for which a default is used. */
function defaultsOf(
  pay: PayJurisdiction,
  request: Sound<ReadPayRequest>,
  sent: Readonly<Record<string, unknown>>,
  salaries: number,
): readonly string[] {
  const defaults = Object.entries(optionsOf(pay)).flatMap(([name, { fallback }]) =>
    sent[name] === undefined && fallback !== undefined ? [`options.${name} ${fallback}`] : [],
  );
  const isCounted =
    request.salaries_per_year === undefined && (salaries !== 12 || request.period === "month");
  return isCounted ? [`salaries_per_year ${salaries}`, ...defaults] : defaults;
}

/**
 * The tax years for which the tax and every contribution of a place are loaded, including a year
 * whose tax is carried forward.
 */
export function payYears({
  taxes,
  contributions,
  carriedYear,
}: PayJurisdiction): readonly string[] {
  const labels = taxes[0].data.years.map(({ label }) => label);
  if (carriedYear !== undefined) labels.push(carriedYear.label);
  return [...new Set(labels)].filter((label) =>
    contributions.every(({ data }) => data.years.includes(label)),
  );
}

/** Refuses a tax year whose contributions are not loaded. */
export function requirePayYear(pay: PayJurisdiction, code: string, { label }: TaxYear): void {
  const years = payYears(pay);
  if (years.includes(label)) return;
  refuse(
    "unsupported_tax_year",
    "tax_year",
    `There are no contributions of ${code} for ${label}. Send ${listed(years, "or")}.`,
  );
}
