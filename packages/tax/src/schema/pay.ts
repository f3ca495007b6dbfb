import * as z from "zod";
import { filingStatuses } from "../engine/jurisdiction.ts";
import { payPeriods, payShape } from "../engine/pay/pay-shapes.ts";
import { jurisdictionCodeSchema } from "./jurisdiction-code.ts";
import { number, personSchemas, whole } from "./request.ts";
import { taxExplanationSchema } from "./result.ts";

const { required, optional } = payShape;

const options = {
  period: z
    .enum(payPeriods, optional.period.allowed)
    .meta({ description: "For which time the pay is given; year by default" })
    .optional(),
  salaries_per_year: whole(optional.salaries_per_year)
    .meta({
      description:
        "Monthly salaries a year: 12, 13 or 14; without it the usual number of the country. A year is that many times the pay of a month",
    })
    .optional(),
  hours_per_week: number(optional.hours_per_week)
    .meta({ description: "With period hour: a year is 52 times so many hours" })
    .optional(),
  options: z
    .record(z.string(), z.union([z.number(), z.string(), z.boolean()]), optional.options.allowed)
    .meta({
      description:
        "What no other field says, such as the rate of a health fund; docs/pay-coverage.md lists the options of each country",
    })
    .optional(),
  ...personSchemas,
};

const jurisdiction = jurisdictionCodeSchema.meta({
  description:
    "ISO code of a country or region, case-insensitive. That of a state or province means every level there; bare US and CA are federal",
});

/** What `calculatePay` is asked with. */
export const payRequestSchema = z
  .strictObject({
    jurisdiction,
    gross_income: number(required.gross_income).meta({
      description:
        "Gross salary of the year, or of one `period`; of both spouses when they file together",
    }),
    ...options,
  })
  .meta({
    id: "PayRequest",
    description: "Whose gross salary, of which year, under whose law.",
    examples: [{ jurisdiction: "DE", gross_income: 58000, tax_year: 2026 }],
  });

const amount = z.number();

const amounts = {
  gross_income: amount.meta({ description: "Gross salary" }),
  income_tax: amount.meta({ description: "Income tax of every level that `jurisdiction` means" }),
  local_tax: amount.meta({
    description: "Tax of a place below state or province that the income tax does not hold",
  }),
  employee_contributions: amount.meta({ description: "What the employee contributes" }),
  employer_contributions: amount.meta({ description: "What the employer contributes on top" }),
  additions: amount.meta({
    description: "Paid out with the wages, and neither tax nor contribution",
  }),
  net_income: amount.meta({
    description:
      "gross_income - employee_contributions - income_tax - local_tax + additions, exactly",
  }),
  employer_cost: amount.meta({ description: "gross_income + employer_contributions, exactly" }),
};

const periodSchema = z.strictObject(amounts).meta({
  description:
    "Amounts of the year divided by the periods, each rounded half up to the minor unit; both sums are made of the rounded amounts",
});

/** What is left of a gross salary, and what it costs. */
export const payResultSchema = z
  .strictObject({
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
          base: amount.meta({ description: "What it is a part of, in the year" }),
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
    figures: z
      .enum(["published", "carried_forward"])
      .meta({ description: "Whether some figures used are those of an earlier year" }),
    carried_forward: z
      .array(z.string())
      .meta({ description: "The figures that are those of an earlier year" })
      .optional(),
    assumptions: z
      .array(z.string())
      .meta({ description: "What was assumed and what was left out, in sentences" }),
    explanation: taxExplanationSchema
      .meta({ description: "Components and steps; with `explain: true`" })
      .optional(),
  })
  .meta({ id: "PayResult", description: "An estimate, and no advice." });
