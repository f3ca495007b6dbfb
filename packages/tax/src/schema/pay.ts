import * as z from "zod";
import { filingStatuses } from "../engine/filing-status.ts";
import { jurisdictionCodeSchema, listedCodeSchema } from "./jurisdiction-code.ts";
import { personSchemas } from "./request.ts";
import { taxExplanationSchema } from "./result.ts";
import { preTaxSchema, returnSchemas } from "./return.ts";
import { number, amount as sentAmount, whole, word } from "./values.ts";

// A pay request has the fields of a tax request and the fields that say how the pay is paid. It has
// no field for the kind of income or for contributions: the pay is from employment, and
// contributions are always calculated.

const howPaid = {
  period: word(["year", "month", "fortnight", "week", "hour"])
    .meta({ description: "The period of the given pay. Default: year" })
    .optional(),
  salaries_per_year: whole(12, 14, "12, 13 or 14")
    .meta({
      description:
        "Number of monthly salaries in a year: 12, 13 or 14. Default: the usual number of the country. The pay of a year is that many times the pay of a month",
    })
    .optional(),
  hours_per_week: number(1, 168, "a number from 1 to 168")
    .meta({ description: "Hours in a week, for `period` hour. A year has 52 weeks" })
    .optional(),
};

const optionValues = z.record(
  z.string(),
  z.union([z.number(), z.string(), z.boolean()]),
  "an object of the jurisdiction's options",
);

const options = {
  ...howPaid,
  pre_tax: preTaxSchema.optional(),
  business: returnSchemas.business,
  options: optionValues
    .meta({
      description:
        "Inputs that have no other field, such as the rate of a health fund. docs/pay-coverage.md lists the options of each country",
    })
    .optional(),
  ...personSchemas,
};

const jurisdiction = jurisdictionCodeSchema.meta({
  description:
    "ISO code of a country or region, case-insensitive. The code of a state or province includes the federal level; US and CA are the federal level alone",
});

/** The request of `calculatePay`. */
export const payRequestSchema = z
  .strictObject({
    jurisdiction,
    gross_income: sentAmount.meta({
      description:
        "Gross salary of the year, or of one `period`. If spouses file together, the salary of both",
    }),
    ...options,
  })
  .meta({
    id: "PayRequest",
    description: "A gross salary, its year, and the place whose law applies.",
    examples: [{ jurisdiction: "DE", gross_income: 58000, tax_year: 2026 }],
  });

/** The request of `grossForPay`, with `net_income` instead of `gross_income`. */
export const grossPayRequestSchema = z
  .strictObject({
    jurisdiction,
    net_income: sentAmount.meta({
      description: "Net pay that the year, or one `period`, must leave",
    }),
    ...options,
  })
  .meta({
    id: "GrossPayRequest",
    description: "A net pay, its year, and the place whose law applies.",
    examples: [{ jurisdiction: "DE", net_income: 36000, tax_year: 2026 }],
  });

const { explain: _explain, ...comparedPerson } = personSchemas;
const someCodes = "a list of 1 to 100 jurisdiction codes";

/** The request of `comparePay`. */
export const payComparisonRequestSchema = z
  .strictObject({
    gross_income: sentAmount.meta({
      description: "Gross salary in the currency of `from`, of the year or of one `period`",
    }),
    from: jurisdictionCodeSchema.meta({ description: "Where the salary is paid now" }),
    to: z
      .array(listedCodeSchema, someCodes)
      .min(1, someCodes)
      .max(100, someCodes)
      .meta({ description: "Where the same salary is to be calculated, in this order" }),
    exchange_rates: z
      .record(z.string(), z.number(), 'an object of rates such as { "EUR/USD": 1.08 }')
      .meta({
        description:
          'How much of the second currency one unit of the first is: { "EUR/USD": 1.08 }; needed for every other currency',
      })
      .optional(),
    ...howPaid,
    options: z
      .record(z.string(), optionValues, "an object of options by jurisdiction code")
      .meta({
        description: "Options of each place, by its code as it is written in `from` or `to`",
      })
      .optional(),
    ...comparedPerson,
  })
  .meta({
    id: "PayComparisonRequest",
    description: "One gross salary, and the places to compare.",
    examples: [
      {
        gross_income: 58000,
        from: "DE",
        to: ["PT", "US"],
        exchange_rates: { "EUR/USD": 1.08 },
        tax_year: 2026,
      },
    ],
  });

const amount = z.number();

const amounts = {
  gross_income: amount.meta({ description: "Gross salary" }),
  income_tax: amount.meta({ description: "Income tax of every level that `jurisdiction` means" }),
  local_tax: amount
    .meta({
      description:
        "Tax of a place below state or province that is not in the income tax; absent if it is not known",
    })
    .optional(),
  pre_tax: amount
    .meta({ description: "What left the pay before tax; absent if nothing" })
    .optional(),
  employee_contributions: amount.meta({ description: "What the employee contributes" }),
  employer_contributions: amount.meta({ description: "What the employer contributes on top" }),
  additions: amount.meta({
    description: "Amounts that are paid out with the wages and are neither tax nor contribution",
  }),
  net_income: amount.meta({
    description:
      "gross_income - pre_tax - employee_contributions - income_tax - local_tax + additions, exactly",
  }),
  employer_cost: amount.meta({ description: "gross_income + employer_contributions, exactly" }),
};

const periodSchema = z.strictObject(amounts).meta({
  description:
    "Amounts of the year divided by the periods, each rounded half up to the minor unit. Both sums are added up from the rounded amounts",
});

const figures = z
  .enum(["published", "carried_forward"])
  .meta({ description: "Whether some figures used are those of an earlier year" });
const assumptions = z
  .array(z.string())
  .meta({ description: "What was assumed and what was left out, in sentences" });

const payResult = {
  jurisdiction: jurisdictionCodeSchema.meta({ description: "Code, such as US-CA" }),
  tax_year: z
    .string()
    .meta({ description: "Such as `2026`, or `2026-27` where the tax year spans two" }),
  period_start: z.iso.date().meta({ description: "First day of the tax year" }),
  period_end: z.iso.date().meta({ description: "Last day of the tax year" }),
  filing_status: z
    .enum(filingStatuses)
    .meta({ description: "The filing status that was calculated with" }),
  currency: z.string().meta({ description: "ISO 4217 code of the currency of all amounts" }),
  ...amounts,
  contributions: z
    .array(
      z.strictObject({
        id: z.string().meta({ description: "Name in snake_case, unique within the country" }),
        name: z.string().meta({ description: "Name for people" }),
        employee: amount.meta({ description: "What the employee pays in the year" }),
        employer: amount.meta({ description: "What the employer pays in the year" }),
        base: amount.meta({
          description: "The amount of the year to which the rates of the contribution apply",
        }),
        cap_reached: z
          .boolean()
          .meta({ description: "Whether the pay is above the ceiling in some period" }),
      }),
    )
    .meta({ description: "Every contribution, both sides" }),
  per_period: z
    .strictObject({
      month: periodSchema.meta({ description: "One of `salaries_per_year` salaries" }),
      fortnight: periodSchema.meta({ description: "One of 26 parts" }),
      week: periodSchema.meta({ description: "One of 52 parts" }),
    })
    .meta({ description: "The same amounts for a month, a fortnight and a week" }),
  figures,
  carried_forward: z
    .array(z.string())
    .meta({ description: "The figures that are those of an earlier year" })
    .optional(),
  assumptions,
  explanation: taxExplanationSchema
    .meta({ description: "Components and steps; with `explain: true`" })
    .optional(),
};

/** What is left of a gross salary, and what it costs. */
export const payResultSchema = z
  .strictObject(payResult)
  .meta({ id: "PayResult", description: "An estimate, not advice." });

/** The smallest gross pay that leaves a net pay. */
export const grossPayResultSchema = z
  .strictObject({
    ...payResult,
    is_exact: z.boolean().meta({
      description:
        "True if the net is met to the minor unit. If roundings or a jump skip it, the answer has the next higher net",
    }),
  })
  .meta({ id: "GrossPayResult", description: "An estimate, not advice." });

/** One gross salary in several places. */
export const payComparisonSchema = z
  .strictObject({
    currency: z.string().meta({ description: "ISO 4217 code of the currency of all amounts" }),
    results: z
      .array(
        z.strictObject({
          jurisdiction: jurisdictionCodeSchema.meta({ description: "Code, such as US-CA" }),
          tax_year: payResult.tax_year,
          exchange_rate: amount.meta({
            description: "Units of the local currency for one unit of `currency`, 8 decimals",
          }),
          ...amounts,
          figures,
          assumptions,
        }),
      )
      .meta({
        description:
          "The place in `from`, then those in `to` in their order. Amounts are converted one by one",
      }),
  })
  .meta({ id: "PayComparison", description: "An estimate, not advice." });
