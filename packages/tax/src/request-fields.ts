// Written by scripts/update-types.ts from the schemas in src/schema/request.ts, src/schema/marginal.ts, src/schema/pay.ts. Do not edit.
import {
  anything,
  either,
  flag,
  group,
  list,
  number,
  oneOf,
  shape,
  text,
  textLike,
  wholeNumber,
} from "@almanac/kernel/requests/field";

const jurisdiction = /* @__PURE__ */ text('a jurisdiction code such as "US" or "US-CA"');
const signedAmount = /* @__PURE__ */ number(
  -1000000000000,
  1_000_000_000_000,
  "an amount from -1000000000000 to 1000000000000 with at most the currency's decimals",
);
const filing_status = /* @__PURE__ */ oneOf([
  "single",
  "married_joint",
  "married_separate",
  "head_of_household",
  "surviving_spouse",
]);
const amount = /* @__PURE__ */ number(
  0,
  1_000_000_000_000,
  "an amount from 0 to 1000000000000 with at most the currency's decimals",
);
const tax_year = /* @__PURE__ */ either(
  /* @__PURE__ */ wholeNumber(1900, 2999, 'a tax year such as 2026 or "2026-27"'),
  /* @__PURE__ */ textLike(
    /^\s*(?:(?:[Ff][Yy]|[Aa][Yy]|[Yy][Aa]) ?)?\d{4}(?:[-/](?:\d{2}|\d{4}))?\s*$/,
    'a tax year such as 2026 or "2026-27"',
  ),
);
const age = /* @__PURE__ */ wholeNumber(0, 130, "a whole number of years from 0 to 130");
const dependents = /* @__PURE__ */ wholeNumber(0, 50, "a whole number from 0 to 50");
const dependent_ages = /* @__PURE__ */ list(age, { most: 50 }, "a list of at most 50 ages");
const regime = /* @__PURE__ */ text("the name of a tax regime");
const parts = /* @__PURE__ */ number(1, 50, "a number of parts from 1 to 50");
const rate = /* @__PURE__ */ number(0, 1, "a fraction from 0 to 1 such as 0.0225");
const credit_points = /* @__PURE__ */ number(0, 100, "a number from 0 to 100");
const method = /* @__PURE__ */ oneOf(["schedule", "table"]);
const adjustments = /* @__PURE__ */ group(
  /* @__PURE__ */ shape(
    {},
    {
      ira: amount,
      hsa: amount,
      student_loan_interest: amount,
      self_employed_health: amount,
      self_employed_retirement: amount,
      educator: amount,
    },
  ),
);
const itemized = /* @__PURE__ */ group(
  /* @__PURE__ */ shape(
    {},
    {
      mortgage_interest: amount,
      property_tax: amount,
      state_income_tax: amount,
      charity: amount,
      medical: amount,
      other: amount,
    },
  ),
);
const business = /* @__PURE__ */ group(
  /* @__PURE__ */ shape(
    {},
    { specified_service: /* @__PURE__ */ flag(), w2_wages: amount, property: amount },
  ),
);
const american_opportunity_expenses = /* @__PURE__ */ list(
  amount,
  { most: 10 },
  "a list of at most 10 amounts",
);
const levels = /* @__PURE__ */ oneOf(["all", "own"]);
const basis = /* @__PURE__ */ oneOf(["employment", "taxable_income"]);
const contributions = /* @__PURE__ */ oneOf(["given", "calculate"]);
const period = /* @__PURE__ */ oneOf(["year", "month", "fortnight", "week", "hour"]);
const salaries_per_year = /* @__PURE__ */ wholeNumber(12, 14, "12, 13 or 14");
const hours_per_week = /* @__PURE__ */ number(1, 168, "a number from 1 to 168");
const pre_tax = /* @__PURE__ */ group(
  /* @__PURE__ */ shape({}, { retirement: amount, health: amount, hsa: amount, commuter: amount }),
);

const optionalOfTaxRequest = {
  filing_status,
  deductions: amount,
  tax_year,
  age,
  spouse_age: age,
  dependents,
  dependent_ages,
  spouse_income: signedAmount,
  self_employment_income: signedAmount,
  dividends: amount,
  long_term_capital_gains: signedAmount,
  withholding: amount,
  prior_year_tax: amount,
  prior_year_income: amount,
  regime,
  parts,
  local_tax_rate: rate,
  church_tax_rate: rate,
  credit_points,
  allowances: amount,
  method,
  strict: /* @__PURE__ */ flag(),
  explain: /* @__PURE__ */ flag(),
  spouse_self_employment_income: signedAmount,
  interest: amount,
  tax_exempt_interest: amount,
  nonqualified_dividends: amount,
  short_term_capital_gains: signedAmount,
  pensions: amount,
  military_pensions: amount,
  spouse_pensions: amount,
  social_security: amount,
  spouse_social_security: amount,
  unemployment: amount,
  rental_income: signedAmount,
  adjustments,
  itemized,
  business,
  tips: amount,
  overtime: amount,
  car_loan_interest: amount,
  american_opportunity_expenses,
  lifetime_learning_expenses: amount,
  retirement_contributions: amount,
  care_expenses: amount,
  state_withholding: amount,
  state_prior_year_tax: amount,
  levels,
  basis,
  contributions,
};

const optionalOfPayRequest = {
  period,
  salaries_per_year,
  hours_per_week,
  pre_tax,
  business,
  options: /* @__PURE__ */ anything("an object of the jurisdiction's options"),
  filing_status,
  deductions: amount,
  tax_year,
  age,
  spouse_age: age,
  dependents,
  dependent_ages,
  spouse_income: amount,
  self_employment_income: amount,
  dividends: amount,
  long_term_capital_gains: amount,
  withholding: amount,
  prior_year_tax: amount,
  prior_year_income: amount,
  regime,
  parts,
  local_tax_rate: rate,
  church_tax_rate: rate,
  credit_points,
  allowances: amount,
  method,
  strict: /* @__PURE__ */ flag(),
  explain: /* @__PURE__ */ flag(),
};

/** The fields of a request of the type `TaxRequest`. */
export const taxRequestFields = /* @__PURE__ */ shape(
  { jurisdiction, gross_income: signedAmount },
  optionalOfTaxRequest,
);

/** The fields of a request of the type `GrossForRequest`. */
export const grossForRequestFields = /* @__PURE__ */ shape(
  { jurisdiction, net: amount },
  optionalOfTaxRequest,
);

/** The fields of a request of the type `TaxComparisonRequest`. */
export const taxComparisonRequestFields = /* @__PURE__ */ shape(
  {
    jurisdiction,
    gross_income: signedAmount,
    by: /* @__PURE__ */ oneOf(["filing_status", "tax_year"]),
  },
  optionalOfTaxRequest,
);

/** The fields of a request of the type `PayRequest`. */
export const payRequestFields = /* @__PURE__ */ shape(
  { jurisdiction, gross_income: amount },
  optionalOfPayRequest,
);

/** The fields of a request of the type `GrossPayRequest`. */
export const grossPayRequestFields = /* @__PURE__ */ shape(
  { jurisdiction, net_income: amount },
  optionalOfPayRequest,
);

/** The fields of a request of the type `PayComparisonRequest`. */
export const payComparisonRequestFields = /* @__PURE__ */ shape(
  {
    gross_income: amount,
    from: jurisdiction,
    to: /* @__PURE__ */ list(
      /* @__PURE__ */ text("a jurisdiction code"),
      { least: 1, most: 100 },
      "a list of 1 to 100 jurisdiction codes",
    ),
  },
  {
    period,
    salaries_per_year,
    hours_per_week,
    options: /* @__PURE__ */ anything("an object of options by jurisdiction code"),
    exchange_rates: /* @__PURE__ */ anything('an object of rates such as { "EUR/USD": 1.08 }'),
    filing_status,
    deductions: amount,
    tax_year,
    age,
    spouse_age: age,
    dependents,
    dependent_ages,
    spouse_income: amount,
    self_employment_income: amount,
    dividends: amount,
    long_term_capital_gains: amount,
    withholding: amount,
    prior_year_tax: amount,
    prior_year_income: amount,
    regime,
    parts,
    local_tax_rate: rate,
    church_tax_rate: rate,
    credit_points,
    allowances: amount,
    method,
    strict: /* @__PURE__ */ flag(),
  },
);
