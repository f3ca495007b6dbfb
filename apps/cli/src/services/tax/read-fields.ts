import {
  calculateTax,
  compareTax,
  grossFor,
  planEstimatedTax,
} from "@almanac/questions/fields.generated";
import type { FieldKind } from "@almanac/questions/question";

/**
 * An option of `almanac tax` or `almanac pay`, and the field of the library's request that
 * it fills.
 */
export interface FieldOption<Name extends string = string> {
  readonly flag: `--${string}`;
  readonly argument?: string;
  readonly field: Name;
  readonly help: string;
}

/** An option with the kind of its field, which decides how its text is read. */
export interface TaxField<Kind extends FieldKind = FieldKind> extends FieldOption {
  readonly kind: Kind;
}

/**
 * Adds to each option the kind of its field. The compiler refuses a field that the request does
 * not have.
 */
export function withKinds<Kinds extends Readonly<Record<string, FieldKind>>>(
  { kinds }: { readonly kinds: Kinds },
  options: readonly FieldOption<keyof Kinds & string>[],
): readonly TaxField<Kinds[keyof Kinds]>[] {
  return options.map((option) => ({ ...option, kind: kinds[option.field] }));
}

const jurisdiction = {
  flag: "--jurisdiction",
  argument: "<codes>",
  field: "jurisdiction",
  help: "whose law: US, US-CA, GB, CA-ON; several with commas add up",
} as const satisfies FieldOption;

/** The options about a person and a year, which every command reads. */
export const personFields = [
  {
    flag: "--status",
    argument: "<status>",
    field: "filing_status",
    help: "single (default), married_joint, married_separate, head_of_household, surviving_spouse",
  },
  {
    flag: "--deductions",
    argument: "<amount>",
    field: "deductions",
    help: "total claimed",
  },
  {
    flag: "--year",
    argument: "<year>",
    field: "tax_year",
    help: "tax year, such as 2025 or 2026-27 (default: the current one)",
  },
  { flag: "--age", argument: "<years>", field: "age", help: "of the taxpayer" },
  {
    flag: "--spouse-age",
    argument: "<years>",
    field: "spouse_age",
    help: "of the spouse",
  },
  {
    flag: "--dependents",
    argument: "<count>",
    field: "dependents",
    help: "how many",
  },
  {
    flag: "--dependent-ages",
    argument: "<ages>",
    field: "dependent_ages",
    help: "with commas: 4,9",
  },
  {
    flag: "--spouse-income",
    argument: "<amount>",
    field: "spouse_income",
    help: "the part of --income that the spouse earns",
  },
  {
    flag: "--gains",
    argument: "<amount>",
    field: "long_term_capital_gains",
    help: "the part of --income that is long-term gain",
  },
  {
    flag: "--self-employment",
    argument: "<amount>",
    field: "self_employment_income",
    help: "the part of --income that is profit",
  },
  {
    flag: "--dividends",
    argument: "<amount>",
    field: "dividends",
    help: "the part of --income that is dividends",
  },
  {
    flag: "--regime",
    argument: "<name>",
    field: "regime",
    help: "such as new or old in India",
  },
  {
    flag: "--parts",
    argument: "<count>",
    field: "parts",
    help: "parts of the French family quotient",
  },
  {
    flag: "--local-rate",
    argument: "<fraction>",
    field: "local_tax_rate",
    help: "municipal or county rate: 0.032",
  },
  {
    flag: "--church-rate",
    argument: "<fraction>",
    field: "church_tax_rate",
    help: "church tax rate: 0.09",
  },
  {
    flag: "--credit-points",
    argument: "<count>",
    field: "credit_points",
    help: "Israel",
  },
  {
    flag: "--allowances",
    argument: "<amount>",
    field: "allowances",
    help: "Hong Kong: total allowances",
  },
  {
    flag: "--method",
    argument: "<method>",
    field: "method",
    help: "schedule (default) or table",
  },
  {
    flag: "--strict",
    field: "strict",
    help: "refuse figures that are carried forward",
  },
  { flag: "--explain", field: "explain", help: "print every step with its figure" },
] as const satisfies readonly FieldOption[];

const taxOptions = [
  ...personFields,
  {
    flag: "--basis",
    argument: "<basis>",
    field: "basis",
    help: "employment (default) or taxable_income",
  },
  {
    flag: "--contributions",
    argument: "<word>",
    field: "contributions",
    help: "given (default): --deductions holds them; calculate: they are calculated",
  },
] as const satisfies readonly FieldOption[];

const incomeOptions = [
  jurisdiction,
  {
    flag: "--income",
    argument: "<amount>",
    field: "gross_income",
    help: "whole income of the year, in the currency of the jurisdiction",
  },
  ...taxOptions,
] as const satisfies readonly FieldOption[];

/** The options of `almanac tax`. */
export const taxFields = withKinds(calculateTax, incomeOptions);

/** The options of `almanac tax gross-for`. */
export const grossForFields = withKinds(grossFor, [
  jurisdiction,
  {
    flag: "--net",
    argument: "<amount>",
    field: "net",
    help: "income of the year that is left after its tax",
  },
  ...taxOptions,
]);

/** The options of `almanac tax compare`. */
export const compareTaxFields = withKinds(compareTax, [
  ...incomeOptions,
  {
    flag: "--by",
    argument: "<word>",
    field: "by",
    help: "filing_status or tax_year",
  },
]);

/** The options of `almanac tax estimated-tax`. */
export const estimatedTaxFields = withKinds(planEstimatedTax, [
  ...incomeOptions,
  {
    flag: "--withholding",
    argument: "<amount>",
    field: "withholding",
    help: "tax that is withheld this year",
  },
  {
    flag: "--prior-tax",
    argument: "<amount>",
    field: "prior_year_tax",
    help: "tax of last year",
  },
  {
    flag: "--prior-income",
    argument: "<amount>",
    field: "prior_year_income",
    help: "adjusted gross income of last year",
  },
]);

/** The field of each option, by the name of the option without its dashes. */
export function fieldOfOption(fields: readonly TaxField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ flag, field }) => [flag.slice(2), field]));
}
