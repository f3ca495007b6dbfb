import { unwrap } from "@almanac/kernel/errors/result";
import type { ContractCase as Contract } from "../../../test/contract-case.ts";
import {
  jurisdictions,
  type SafeResult,
  safeCalculatePay,
  safeCalculateTax,
  safeComparePay,
  safeCompareTax,
  safeGrossFor,
  safeGrossForPay,
  safeJurisdiction,
  safeMarginalSchedule,
  safePlanEstimatedTax,
  type TaxErrorCode,
} from "../src/index.ts";

type ContractCase = Contract<TaxErrorCode>;

const flags: Readonly<Record<string, string>> = {
  jurisdiction: "--jurisdiction",
  gross_income: "--income",
  filing_status: "--status",
  deductions: "--deductions",
  tax_year: "--year",
  spouse_income: "--spouse-income",
  dependent_ages: "--dependent-ages",
  long_term_capital_gains: "--gains",
  method: "--method",
  contributions: "--contributions",
  withholding: "--withholding",
  prior_year_tax: "--prior-tax",
  prior_year_income: "--prior-income",
  salaries_per_year: "--salaries",
  hours_per_week: "--hours",
  net_income: "--net",
  options: "--option",
  exchange_rates: "--rate",
};

type Body = Readonly<Record<string, unknown>>;
type Operation = (request: unknown) => SafeResult<unknown>;

/** The options of the command line for the fields of a request. */
function wordsOf(body: Body): readonly string[] {
  return Object.entries(body).flatMap(([field, value]) => {
    if (value === true) return [`--${field}`];
    const flag = flags[field] ?? `--${field}`;
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return [flag, String(value)];
    }
    return pairsOf(value).flatMap((pair) => [flag, pair]);
  });
}

/** `saxony=true`, or `DE.saxony=true` if there are options for several places. */
function pairsOf(values: object): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === "object"
      ? pairsOf(value).map((pair) => `${name}.${pair}`)
      : `${name}=${value}`,
  );
}

function asked(
  operation: Operation,
  path: string,
  command: readonly string[],
): (name: string, body: Body, error?: ContractCase["error"]) => ContractCase {
  return (name, body, error) => ({
    name,
    library: () => unwrap(operation(body)),
    http: { method: "POST", path, body },
    cli: [...command, ...wordsOf(body), "--json"],
    ...(error ? { error } : {}),
  });
}

const calculate = asked(safeCalculateTax, "/v1/calculations", ["tax"]);
const marginal = asked(safeMarginalSchedule, "/v1/calculations/marginal-schedule", [
  "tax",
  "marginal",
]);
const gross = asked(safeGrossFor, "/v1/calculations/gross-for", ["tax", "gross-for"]);
const compare = asked(safeCompareTax, "/v1/calculations/compare", ["tax", "compare"]);
const plan = asked(safePlanEstimatedTax, "/v1/calculations/estimated-tax", [
  "tax",
  "estimated-tax",
]);
const pay = asked(safeCalculatePay, "/v1/pay", ["pay"]);
const grossPay = asked(safeGrossForPay, "/v1/pay/gross-for", ["pay", "gross-for"]);
const comparePlaces = asked(safeComparePay, "/v1/pay/compare", ["pay", "compare"]);

const invalid = { status: 400, exit: 2 } as const;
const unsupported = { status: 400, exit: 3 } as const;
const california = { jurisdiction: "US-CA", gross_income: 85000, tax_year: 2025 };

const contract: readonly ContractCase[] = [
  calculate("a state", { ...california, filing_status: "single" }),
  calculate("cents", { ...california, gross_income: 85000.37, deductions: 7000.5 }),
  calculate("a couple with children", {
    jurisdiction: "US",
    gross_income: 150000,
    filing_status: "married_joint",
    dependent_ages: [4, 9],
    tax_year: 2025,
  }),
  calculate("gains through the tax table", {
    jurisdiction: "us",
    gross_income: 90000,
    long_term_capital_gains: 30000,
    method: "table",
    tax_year: 2024,
  }),
  calculate("an explanation", { ...california, explain: true }),
  calculate("a figure that is carried forward", { ...california, tax_year: 2026 }),
  calculate("a tax year that spans two calendar years", {
    jurisdiction: "uk",
    gross_income: 60000,
    tax_year: "2025-26",
  }),
  calculate("contributions that are calculated", {
    jurisdiction: "DE",
    gross_income: 58000,
    tax_year: 2026,
    contributions: "calculate",
  }),
  marginal("a marginal schedule", {
    jurisdiction: "GB",
    gross_income: 130000,
    tax_year: "2026-27",
  }),
  marginal(
    "a marginal schedule of a year that is not loaded",
    { ...california, tax_year: 2017 },
    { code: "unsupported_tax_year", ...unsupported },
  ),
  gross("a gross income", { jurisdiction: "US", net: 50000, tax_year: 2025 }),
  gross(
    "a net that no income leaves",
    { jurisdiction: "US", net: 1e12, tax_year: 2025 },
    {
      code: "invalid_value",
      ...invalid,
    },
  ),
  compare("every filing status", { ...california, by: "filing_status" }),
  compare("every tax year", { ...california, by: "tax_year" }),
  compare("a comparison without its field", california, { code: "missing_field", ...invalid }),
  compare(
    "a comparison by age",
    { ...california, by: "age" },
    { code: "invalid_value", ...invalid },
  ),
  plan("estimated tax", {
    jurisdiction: "US",
    gross_income: 90000,
    tax_year: 2025,
    withholding: 2000,
    prior_year_tax: 9000,
    prior_year_income: 80000,
  }),
  plan(
    "estimated tax of a country without a plan",
    { jurisdiction: "DE", gross_income: 90000, tax_year: 2025 },
    { code: "unsupported_jurisdiction", ...unsupported },
  ),
  pay("a pay", { jurisdiction: "DE", gross_income: 58000, tax_year: 2026 }),
  pay("a pay of a month with options", {
    jurisdiction: "de",
    gross_income: 4100.5,
    period: "month",
    salaries_per_year: 13,
    tax_year: 2026,
    options: { saxony: true, u1_rate: 0.011, tax_basis: "withholding" },
  }),
  pay("a pay of an hour", {
    jurisdiction: "GB",
    gross_income: 17.35,
    period: "hour",
    hours_per_week: 37.5,
    tax_year: "2026-27",
    explain: true,
  }),
  pay(
    "an option that does not exist",
    { jurisdiction: "DE", gross_income: 58000, tax_year: 2026, options: { saxnoy: true } },
    { code: "unknown_field", ...invalid },
  ),
  pay(
    "a pay of a year without contributions",
    { jurisdiction: "DE", gross_income: 58000, tax_year: 2023 },
    { code: "unsupported_tax_year", ...unsupported },
  ),
  grossPay("a gross pay", { jurisdiction: "PT", net_income: 20731.35, tax_year: 2026 }),
  grossPay("a gross pay of a month", {
    jurisdiction: "GB",
    net_income: 3000,
    period: "month",
    tax_year: "2026-27",
  }),
  comparePlaces("a salary in three places", {
    gross_income: 58000,
    from: "DE",
    to: ["PT", "US"],
    exchange_rates: { "EUR/USD": 1.08 },
    options: { DE: { saxony: true } },
    tax_year: 2026,
  }),
  comparePlaces(
    "options of a place that is not compared",
    { gross_income: 58000, from: "DE", to: ["AT"], options: { FR: { impatriate: true } } },
    { code: "unknown_field", ...invalid },
  ),
  comparePlaces(
    "options of a place in another case",
    { gross_income: 58000, from: "DE", to: ["AT"], options: { de: { has_children: true } } },
    { code: "unknown_field", ...invalid },
  ),
  comparePlaces(
    "an exchange rate that is not needed",
    { gross_income: 58000, from: "DE", to: ["AT"], exchange_rates: { "EUR/USD": 1.08 } },
    { code: "unknown_field", ...invalid },
  ),
  comparePlaces(
    "a comparison without a rate",
    { gross_income: 58000, from: "DE", to: ["US"], tax_year: 2026 },
    { code: "missing_field", ...invalid },
  ),
  {
    name: "the jurisdictions",
    library: () => ({ jurisdictions: jurisdictions() }),
    http: { method: "GET", path: "/v1/jurisdictions" },
    cli: ["tables", "tax", "list", "--json"],
  },
  {
    name: "one jurisdiction with its figures",
    library: () => unwrap(safeJurisdiction("US-RI")),
    http: { method: "GET", path: "/v1/jurisdictions/us-ri" },
    cli: ["tables", "tax", "show", "us-ri", "--json"],
  },
  calculate(
    "an unknown jurisdiction",
    { ...california, jurisdiction: "US-XX" },
    { code: "unsupported_jurisdiction", ...unsupported },
  ),
  calculate(
    "a year that is not loaded",
    { ...california, tax_year: 2017 },
    { code: "unsupported_tax_year", ...unsupported },
  ),
  calculate(
    "carried figures in strict mode",
    { ...california, tax_year: 2026, strict: true },
    { code: "unsupported_tax_year", ...unsupported },
  ),
  calculate(
    "a status that does not exist",
    {
      jurisdiction: "GB",
      gross_income: 60000,
      filing_status: "married_joint",
      tax_year: "2025-26",
    },
    { code: "unsupported_filing_status", ...unsupported },
  ),
  calculate(
    "faults of two kinds",
    { ...california, gross_income: 2e12, tax_year: 2017 },
    { code: "invalid_request", ...invalid },
  ),
];

export default contract;
