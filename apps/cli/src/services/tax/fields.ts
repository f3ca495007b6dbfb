/** An option of `almanac tax` and the field of the library's request that it fills. */
export interface TaxField {
  readonly flag: `--${string}`;
  readonly argument?: string;
  readonly field: string;
  readonly kind: "number" | "numbers" | "text" | "year" | "flag";
  readonly help: string;
}

export const taxFields: readonly TaxField[] = [
  {
    flag: "--jurisdiction",
    argument: "<codes>",
    field: "jurisdiction",
    kind: "text",
    help: "whose law: US, US-CA, GB, CA-ON; several with commas add up",
  },
  {
    flag: "--income",
    argument: "<amount>",
    field: "gross_income",
    kind: "number",
    help: "whole income of the year, in the currency of the jurisdiction",
  },
  {
    flag: "--status",
    argument: "<status>",
    field: "filing_status",
    kind: "text",
    help: "single (default), married_joint, married_separate, head_of_household, surviving_spouse",
  },
  {
    flag: "--deductions",
    argument: "<amount>",
    field: "deductions",
    kind: "number",
    help: "total claimed",
  },
  {
    flag: "--year",
    argument: "<year>",
    field: "tax_year",
    kind: "year",
    help: "tax year, such as 2025 or 2026-27 (default: the present one)",
  },
  { flag: "--age", argument: "<years>", field: "age", kind: "number", help: "of the taxpayer" },
  {
    flag: "--spouse-age",
    argument: "<years>",
    field: "spouse_age",
    kind: "number",
    help: "of the spouse",
  },
  {
    flag: "--dependents",
    argument: "<count>",
    field: "dependents",
    kind: "number",
    help: "how many",
  },
  {
    flag: "--dependent-ages",
    argument: "<ages>",
    field: "dependent_ages",
    kind: "numbers",
    help: "with commas: 4,9",
  },
  {
    flag: "--spouse-income",
    argument: "<amount>",
    field: "spouse_income",
    kind: "number",
    help: "the part of --income that the spouse earns",
  },
  {
    flag: "--gains",
    argument: "<amount>",
    field: "long_term_capital_gains",
    kind: "number",
    help: "the part of --income that is long-term gain",
  },
  {
    flag: "--self-employment",
    argument: "<amount>",
    field: "self_employment_income",
    kind: "number",
    help: "the part of --income that is profit",
  },
  {
    flag: "--dividends",
    argument: "<amount>",
    field: "dividends",
    kind: "number",
    help: "the part of --income that is dividends",
  },
  {
    flag: "--basis",
    argument: "<basis>",
    field: "basis",
    kind: "text",
    help: "employment (default) or taxable_income",
  },
  {
    flag: "--regime",
    argument: "<name>",
    field: "regime",
    kind: "text",
    help: "such as new or old in India",
  },
  {
    flag: "--parts",
    argument: "<count>",
    field: "parts",
    kind: "number",
    help: "parts of the French family quotient",
  },
  {
    flag: "--local-rate",
    argument: "<fraction>",
    field: "local_tax_rate",
    kind: "number",
    help: "municipal or county rate: 0.032",
  },
  {
    flag: "--church-rate",
    argument: "<fraction>",
    field: "church_tax_rate",
    kind: "number",
    help: "church tax rate: 0.09",
  },
  {
    flag: "--credit-points",
    argument: "<count>",
    field: "credit_points",
    kind: "number",
    help: "Israel",
  },
  {
    flag: "--allowances",
    argument: "<amount>",
    field: "allowances",
    kind: "number",
    help: "Hong Kong: total allowances",
  },
  {
    flag: "--method",
    argument: "<method>",
    field: "method",
    kind: "text",
    help: "schedule (default) or table",
  },
  {
    flag: "--strict",
    field: "strict",
    kind: "flag",
    help: "refuse figures that are carried forward",
  },
  { flag: "--explain", field: "explain", kind: "flag", help: "print every step with its figure" },
];
