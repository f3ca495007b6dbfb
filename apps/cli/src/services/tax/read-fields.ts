/** An option of `almanac tax` or `almanac pay`, and the field of the library's request that it fills. */
export interface TaxField {
  readonly flag: `--${string}`;
  readonly argument?: string;
  readonly field: string;
  /** `values` are repeated `name=value`; `places` are `code.name=value`. */
  readonly kind: "number" | "numbers" | "text" | "texts" | "year" | "flag" | "values" | "places";
  readonly help: string;
}

const jurisdiction: TaxField = {
  flag: "--jurisdiction",
  argument: "<codes>",
  field: "jurisdiction",
  kind: "text",
  help: "whose law: US, US-CA, GB, CA-ON; several with commas add up",
};

/** The options about a person and a year, which every command reads. */
export const personFields: readonly TaxField[] = [
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
    help: "tax year, such as 2025 or 2026-27 (default: the current one)",
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

const taxOptions: readonly TaxField[] = [
  ...personFields,
  {
    flag: "--basis",
    argument: "<basis>",
    field: "basis",
    kind: "text",
    help: "employment (default) or taxable_income",
  },
  {
    flag: "--contributions",
    argument: "<word>",
    field: "contributions",
    kind: "text",
    help: "given (default): --deductions holds them; calculate: they are calculated",
  },
];

/** The options of `almanac tax`. */
export const taxFields: readonly TaxField[] = [
  jurisdiction,
  {
    flag: "--income",
    argument: "<amount>",
    field: "gross_income",
    kind: "number",
    help: "whole income of the year, in the currency of the jurisdiction",
  },
  ...taxOptions,
];

/** The options of `almanac tax gross-for`. */
export const grossForFields: readonly TaxField[] = [
  jurisdiction,
  {
    flag: "--net",
    argument: "<amount>",
    field: "net",
    kind: "number",
    help: "income of the year that is left after its tax",
  },
  ...taxOptions,
];

/** The options of `almanac tax compare`. */
export const compareTaxFields: readonly TaxField[] = [
  ...taxFields,
  {
    flag: "--by",
    argument: "<word>",
    field: "by",
    kind: "text",
    help: "filing_status or tax_year",
  },
];

/** The options of `almanac tax estimated-tax`. */
export const estimatedTaxFields: readonly TaxField[] = [
  ...taxFields,
  {
    flag: "--withholding",
    argument: "<amount>",
    field: "withholding",
    kind: "number",
    help: "tax that is withheld this year",
  },
  {
    flag: "--prior-tax",
    argument: "<amount>",
    field: "prior_year_tax",
    kind: "number",
    help: "tax of last year",
  },
  {
    flag: "--prior-income",
    argument: "<amount>",
    field: "prior_year_income",
    kind: "number",
    help: "adjusted gross income of last year",
  },
];

/** The field of each option, by the name of the option without its dashes. */
export function fieldOfOption(fields: readonly TaxField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ flag, field }) => [flag.slice(2), field]));
}
