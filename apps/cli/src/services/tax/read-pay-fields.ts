import { personFields, type TaxField } from "./read-fields.ts";

/** How a salary is paid. */
const howPaid: readonly TaxField[] = [
  {
    flag: "--period",
    argument: "<period>",
    field: "period",
    kind: "text",
    help: "of the amount: year (default), month, fortnight, week or hour",
  },
  {
    flag: "--salaries",
    argument: "<count>",
    field: "salaries_per_year",
    kind: "number",
    help: "monthly salaries a year: 12, 13 or 14",
  },
  {
    flag: "--hours",
    argument: "<count>",
    field: "hours_per_week",
    kind: "number",
    help: "hours a week, for --period hour",
  },
];

const payOptions: readonly TaxField[] = [
  ...howPaid,
  {
    flag: "--option",
    argument: "<name=value>",
    field: "options",
    kind: "values",
    help: "what no other option says, such as health_extra_rate=0.026; may be repeated",
  },
  ...personFields,
];

const place: TaxField = {
  flag: "--jurisdiction",
  argument: "<code>",
  field: "jurisdiction",
  kind: "text",
  help: "where: DE, ES-MD, CA-ON; US-TX means federal and state together",
};

/** The options of `almanac pay`. */
export const payFields: readonly TaxField[] = [
  place,
  {
    flag: "--income",
    argument: "<amount>",
    field: "gross_income",
    kind: "number",
    help: "gross salary of the year, or of one --period",
  },
  ...payOptions,
];

/** The options of `almanac pay gross-for`. */
export const grossForPayFields: readonly TaxField[] = [
  place,
  {
    flag: "--net",
    argument: "<amount>",
    field: "net_income",
    kind: "number",
    help: "net income of the year, or of one --period",
  },
  ...payOptions,
];

/** The options of `almanac pay compare`. */
export const comparePayFields: readonly TaxField[] = [
  {
    flag: "--income",
    argument: "<amount>",
    field: "gross_income",
    kind: "number",
    help: "gross salary in the currency of --from, of the year or of one --period",
  },
  {
    flag: "--from",
    argument: "<code>",
    field: "from",
    kind: "text",
    help: "where the salary is paid now: DE",
  },
  {
    flag: "--to",
    argument: "<codes>",
    field: "to",
    kind: "texts",
    help: "where to calculate it too, with commas: FR,US-CA",
  },
  {
    flag: "--rate",
    argument: "<pair=rate>",
    field: "exchange_rates",
    kind: "values",
    help: "units of the second currency for one of the first: EUR/USD=1.08; may be repeated",
  },
  ...howPaid,
  {
    flag: "--option",
    argument: "<code.name=value>",
    field: "options",
    kind: "places",
    help: "an option of one place, such as DE.saxony=true; may be repeated",
  },
  ...personFields.filter(({ field }) => field !== "explain"),
];
