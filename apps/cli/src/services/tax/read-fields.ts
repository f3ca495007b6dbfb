import {
  calculateTax,
  compareTax,
  grossFor,
  planEstimatedTax,
} from "@almanac/questions/fields.generated";
import type { OptionTexts } from "../../parser/options.ts";
import { withKinds } from "../request-fields.ts";

const jurisdiction = {
  jurisdiction: [
    "--jurisdiction <codes>",
    "whose law: US, US-CA, GB, CA-ON; several with commas: a total where no tax counts twice",
  ],
} as const satisfies OptionTexts;

/** The options about a person and a year, which every command reads. */
export const personFields = {
  filing_status: [
    "--status <status>",
    "single (default), married_joint, married_separate, head_of_household, surviving_spouse",
  ],
  deductions: ["--deductions <amount>", "total claimed"],
  tax_year: ["--year <year>", "tax year, such as 2025 or 2026-27 (default: the current one)"],
  age: ["--age <years>", "of the taxpayer"],
  spouse_age: ["--spouse-age <years>", "of the spouse"],
  dependents: ["--dependents <count>", "how many"],
  dependent_ages: ["--dependent-ages <ages>", "with commas: 4,9"],
  spouse_income: ["--spouse-income <amount>", "the part of --income that the spouse earns"],
  long_term_capital_gains: ["--gains <amount>", "the part of --income that is long-term gain"],
  self_employment_income: ["--self-employment <amount>", "the part of --income that is profit"],
  dividends: ["--dividends <amount>", "the part of --income that is dividends"],
  regime: ["--regime <name>", "such as new or old in India"],
  parts: ["--parts <count>", "parts of the French family quotient"],
  local_tax_rate: ["--local-rate <fraction>", "municipal or county rate: 0.032"],
  church_tax_rate: ["--church-rate <fraction>", "church tax rate: 0.09"],
  credit_points: ["--credit-points <count>", "Israel"],
  allowances: ["--allowances <amount>", "Hong Kong: total allowances"],
  method: ["--method <method>", "schedule (default) or table"],
  strict: ["--strict", "refuse figures that are carried forward"],
  explain: ["--explain", "print every step with its figure"],
} as const satisfies OptionTexts;

/** What a profit is from, in a tax and in a pay request. */
export const businessField = {
  business: [
    "--business <name=value>",
    "United States: specified_service, w2_wages or property; may be repeated",
  ],
} as const satisfies OptionTexts;

const taxOptions = {
  ...personFields,
  spouse_self_employment_income: [
    "--spouse-self-employment <amount>",
    "the part of --self-employment that is the spouse's",
  ],
  interest: ["--interest <amount>", "the part of --income that is taxable interest"],
  tax_exempt_interest: ["--tax-exempt-interest <amount>", "beside --income"],
  nonqualified_dividends: [
    "--nonqualified-dividends <amount>",
    "United States: the part of --dividends that is not qualified",
  ],
  short_term_capital_gains: [
    "--short-term-gains <amount>",
    "the part of --income that is short-term gain, or a loss",
  ],
  pensions: ["--pension <amount>", "the part of --income that is taxable pensions"],
  military_pensions: [
    "--military-pension <amount>",
    "the part of --pension that is military retirement pay",
  ],
  spouse_pensions: ["--spouse-pension <amount>", "the part of --pension that is the spouse's"],
  social_security: [
    "--social-security <amount>",
    "the part of --income that is Social Security benefits",
  ],
  spouse_social_security: [
    "--spouse-social-security <amount>",
    "the part of --social-security that is the spouse's",
  ],
  unemployment: ["--unemployment <amount>", "the part of --income that is unemployment benefits"],
  rental_income: ["--rent <amount>", "the part of --income that is net rent, or a loss"],
  adjustments: [
    "--adjustments <kind=amount>",
    "United States: what is subtracted before adjusted gross income, such as ira=7000; may be repeated",
  ],
  itemized: [
    "--itemized <kind=amount>",
    "United States: an itemized deduction, such as mortgage_interest=8000; may be repeated",
  ],
  ...businessField,
  tips: ["--tips <amount>", "United States: qualified tips that --income contains"],
  overtime: ["--overtime <amount>", "United States: premium part of overtime in --income"],
  car_loan_interest: ["--car-loan-interest <amount>", "United States: on a new car"],
  american_opportunity_expenses: [
    "--american-opportunity <amounts>",
    "United States: tuition of each student in the first four years, with commas: 4000,2500",
  ],
  lifetime_learning_expenses: ["--lifetime-learning <amount>", "United States: other tuition"],
  retirement_contributions: [
    "--retirement-contributions <amount>",
    "United States: paid to plans at work, beside --income",
  ],
  care_expenses: ["--care <amount>", "United States: paid for the care of children under 13"],
  levels: ["--levels <word>", "all (default): with the national tax; own: one level alone"],
  basis: ["--basis <basis>", "employment (default) or taxable_income"],
  contributions: [
    "--contributions <word>",
    "given (default): --deductions holds them; calculate: they are calculated",
  ],
} as const satisfies OptionTexts;

const incomeOptions = {
  ...jurisdiction,
  gross_income: [
    "--income <amount>",
    "whole income of the year, in the currency of the jurisdiction",
  ],
  ...taxOptions,
  withholding: ["--withholding <amount>", "tax that is withheld this year"],
  state_withholding: ["--state-withholding <amount>", "the part of it for the state"],
} as const satisfies OptionTexts;

export const taxFields = withKinds(calculateTax, incomeOptions);

export const grossForFields = withKinds(grossFor, {
  ...jurisdiction,
  net: ["--net <amount>", "income of the year that is left after its tax"],
  ...taxOptions,
});

export const compareTaxFields = withKinds(compareTax, {
  ...incomeOptions,
  by: ["--by <word>", "filing_status or tax_year"],
});

export const estimatedTaxFields = withKinds(planEstimatedTax, {
  ...incomeOptions,
  prior_year_tax: ["--prior-tax <amount>", "tax of last year"],
  state_prior_year_tax: ["--state-prior-tax <amount>", "the part of it for the state"],
  prior_year_income: ["--prior-income <amount>", "adjusted gross income of last year"],
});
