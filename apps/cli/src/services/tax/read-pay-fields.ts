import { calculatePay, comparePay, grossForPay } from "@almanac/questions/fields.generated";
import { type FieldOption, personFields, withKinds } from "./read-fields.ts";

/** How a salary is paid. */
const howPaid = [
  {
    flag: "--period",
    argument: "<period>",
    field: "period",
    help: "of the amount: year (default), month, fortnight, week or hour",
  },
  {
    flag: "--salaries",
    argument: "<count>",
    field: "salaries_per_year",
    help: "monthly salaries a year: 12, 13 or 14",
  },
  {
    flag: "--hours",
    argument: "<count>",
    field: "hours_per_week",
    help: "hours a week, for --period hour",
  },
] as const satisfies readonly FieldOption[];

const payOptions = [
  ...howPaid,
  {
    flag: "--option",
    argument: "<name=value>",
    field: "options",
    help: "what no other option says, such as health_extra_rate=0.026; may be repeated",
  },
  ...personFields,
] as const satisfies readonly FieldOption[];

const place = {
  flag: "--jurisdiction",
  argument: "<code>",
  field: "jurisdiction",
  help: "where: DE, ES-MD, CA-ON; US-TX means federal and state together",
} as const satisfies FieldOption;

/** The options of `almanac pay`. */
export const payFields = withKinds(calculatePay, [
  place,
  {
    flag: "--income",
    argument: "<amount>",
    field: "gross_income",
    help: "gross salary of the year, or of one --period",
  },
  ...payOptions,
]);

/** The options of `almanac pay gross-for`. */
export const grossForPayFields = withKinds(grossForPay, [
  place,
  {
    flag: "--net",
    argument: "<amount>",
    field: "net_income",
    help: "net income of the year, or of one --period",
  },
  ...payOptions,
]);

/** The options of `almanac pay compare`. */
export const comparePayFields = withKinds(comparePay, [
  {
    flag: "--income",
    argument: "<amount>",
    field: "gross_income",
    help: "gross salary in the currency of --from, of the year or of one --period",
  },
  {
    flag: "--from",
    argument: "<code>",
    field: "from",
    help: "where the salary is paid now: DE",
  },
  {
    flag: "--to",
    argument: "<codes>",
    field: "to",
    help: "where to calculate it too, with commas: FR,US-CA",
  },
  {
    flag: "--rate",
    argument: "<pair=rate>",
    field: "exchange_rates",
    help: "units of the second currency for one of the first: EUR/USD=1.08; may be repeated",
  },
  ...howPaid,
  {
    flag: "--option",
    argument: "<code.name=value>",
    field: "options",
    help: "an option of one place, such as DE.saxony=true; may be repeated",
  },
  ...personFields.filter((option) => option.field !== "explain"),
]);
