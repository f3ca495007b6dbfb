import {
  anything,
  list,
  number,
  type RequestOf,
  shape,
  text,
  wholeNumber,
} from "@almanac/kernel/requests/field";
import { amount, jurisdiction, personFields, word } from "../request/request-shapes.ts";

// A pay request has the fields of a tax request and the fields that say how the pay is paid. It has no field for the kind of income
// or for contributions: the pay is from employment, and contributions are always calculated.

/** The period of which `gross_income` is the pay. */
export const payPeriods = ["year", "month", "fortnight", "week", "hour"] as const;

const howPaid = {
  period: word(payPeriods),
  salaries_per_year: wholeNumber(12, 14, "12, 13 or 14"),
  hours_per_week: number(1, 168, "a number from 1 to 168"),
};

const optional = {
  ...howPaid,
  options: anything("an object of the jurisdiction's options"),
  ...personFields,
};

/** The fields of `calculatePay`. */
export const payShape = shape({ jurisdiction, gross_income: amount }, optional);

/** The fields of `grossForPay`, with `net_income` in place of `gross_income`. */
export const netPayShape = shape({ jurisdiction, net_income: amount }, optional);

const { explain: _explain, ...compared } = personFields;

/** The fields of `comparePay`. It has options for each place, by its code. */
export const comparePayShape = shape(
  {
    gross_income: amount,
    from: jurisdiction,
    to: list(
      text("a jurisdiction code"),
      { least: 1, most: 100 },
      "a list of 1 to 100 jurisdiction codes",
    ),
  },
  {
    ...howPaid,
    options: anything("an object of options by jurisdiction code"),
    exchange_rates: anything('an object of rates such as { "EUR/USD": 1.08 }'),
    ...compared,
  },
);

/** A pay request without faults. Whether there are rules for it is not known yet. */
export type ReadPayRequest = RequestOf<typeof payShape>;
