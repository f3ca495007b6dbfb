import { calculatePay, comparePay, grossForPay } from "@almanac/questions/fields.generated";
import type { OptionTexts } from "../../parser/options.ts";
import { withKinds } from "../request-fields.ts";
import { businessField, personFields } from "./read-fields.ts";

/** How a salary is paid. */
const howPaid = {
  period: ["--period <period>", "of the amount: year (default), month, fortnight, week or hour"],
  salaries_per_year: ["--salaries <count>", "monthly salaries a year: 12, 13 or 14"],
  hours_per_week: ["--hours <count>", "hours a week, for --period hour"],
} as const satisfies OptionTexts;

const payOptions = {
  ...howPaid,
  options: [
    "--option <name=value>",
    "what no other option says, such as health_extra_rate=0.026; may be repeated",
  ],
  pre_tax: [
    "--pre-tax <kind=amount>",
    "United States: paid from wages before tax: retirement, health, hsa or commuter; may be repeated",
  ],
  ...businessField,
  ...personFields,
} as const satisfies OptionTexts;

const place = {
  jurisdiction: [
    "--jurisdiction <code>",
    "where: DE, ES-MD, CA-ON; US-TX means federal and state together",
  ],
} as const satisfies OptionTexts;

export const payFields = withKinds(calculatePay, {
  ...place,
  gross_income: ["--income <amount>", "gross salary of the year, or of one --period"],
  ...payOptions,
});

export const grossForPayFields = withKinds(grossForPay, {
  ...place,
  net_income: ["--net <amount>", "net income of the year, or of one --period"],
  ...payOptions,
});

const { explain: _explain, ...unexplained } = personFields;

/** The options of `almanac pay compare`. */
export const comparePayFields = withKinds(comparePay, {
  gross_income: [
    "--income <amount>",
    "gross salary in the currency of --from, of the year or of one --period",
  ],
  from: ["--from <code>", "where the salary is paid now: DE"],
  to: ["--to <codes>", "where to calculate it too, with commas: FR,US-CA"],
  exchange_rates: [
    "--rate <pair=rate>",
    "units of the second currency for one of the first: EUR/USD=1.08; may be repeated",
  ],
  ...howPaid,
  options: [
    "--option <code.name=value>",
    "an option of one place, such as DE.saxony=true; may be repeated",
  ],
  ...unexplained,
});
