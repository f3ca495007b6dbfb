import { listed } from "@almanac/kernel/messages/wording";
import * as z from "zod";
import { jurisdictionCodeSchema } from "./jurisdiction-code.ts";
import { taxRequestSchema } from "./request.ts";
import { taxResultSchema } from "./result.ts";

const jurisdiction = jurisdictionCodeSchema.meta({ description: "Code, such as US-CA" });
const taxYear = z
  .string()
  .meta({ description: "Such as `2026`, or `2026-27` where the tax year spans two" });
const currency = z.string().meta({ description: "ISO 4217 code of the currency of all amounts" });

/** A segment of a marginal schedule. */
export const marginalSegmentSchema = z
  .strictObject({
    from: z
      .number()
      .meta({ description: "The income at which the segment starts, to the minor unit" }),
    tax_at: z.number().meta({ description: "The tax on exactly that income" }),
    rate: z.number().meta({ description: "The additional tax per additional unit of income" }),
    rate_at_end: z
      .number()
      .meta({
        description:
          "The rate at the end of the segment, if it changes evenly within the segment (as in Germany's progression zones)",
      })
      .optional(),
    cliff: z
      .number()
      .meta({
        description:
          "The change of the tax between one minor unit below `from` and `from` itself, if the tax jumps there",
      })
      .optional(),
    rounding: z
      .number()
      .meta({
        description:
          "Given if the law rounds inside the calculation, so that the tax rises in small steps. Up to the next segment, the tax stays within this amount of the line",
      })
      .optional(),
  })
  .meta({
    id: "MarginalSegment",
    description:
      "A range of income in which the tax rises in a straight line, or at a rate that itself changes evenly",
  });

/** Where the tax changes its slope or jumps. */
export const marginalScheduleSchema = z
  .strictObject({
    jurisdiction,
    tax_year: taxYear,
    currency,
    up_to: z.number().meta({
      description:
        "The income at which the schedule ends: twice `gross_income`, and at least 100,000",
    }),
    segments: z.array(marginalSegmentSchema).meta({
      description:
        "The segments, the lowest income first. Along them the wages grow, or the profit if there are no wages; all other parts of the income stay as they are, so the first segment starts at their sum",
    }),
    is_truncated: z.boolean().meta({
      description:
        "True if there are more segments than are listed. Ask again with a smaller gross_income",
    }),
  })
  .meta({ id: "MarginalSchedule", description: "Where the tax changes its slope or jumps" });

/** The income that leaves a net income after its tax. */
export const grossForResultSchema = z
  .strictObject({
    jurisdiction,
    tax_year: taxYear,
    currency,
    gross_income: z.number().meta({ description: "The lowest income that leaves at least `net`" }),
    tax_due: z.number().meta({ description: "The tax on that income" }),
    net: z.number().meta({ description: "What that income leaves: `gross_income` less `tax_due`" }),
    is_exact: z.boolean().meta({
      description:
        "True if the net is met to the minor unit. At a jump of the tax no income may meet it; the net is then the next higher one",
    }),
  })
  .meta({
    id: "GrossForResult",
    description: "The income that leaves a net income after its tax",
  });

/** The ways in which one calculation can be repeated. */
const comparedBy = ["filing_status", "tax_year"] as const;

/** The request of `compareTax`. */
export const taxComparisonRequestSchema = taxRequestSchema
  .extend({
    by: z.enum(comparedBy, listed(comparedBy, "or")).meta({
      description:
        "filing_status: every status of the jurisdiction, lowest tax first; tax_year: every loaded year, oldest first",
    }),
  })
  .meta({
    id: "TaxComparisonRequest",
    description: "A calculation, and for what it is repeated.",
    examples: [{ jurisdiction: "US", gross_income: 90000, tax_year: 2025, by: "filing_status" }],
  });

/** One calculation for every filing status, or for every tax year. */
export const taxComparisonSchema = z
  .strictObject({
    results: z.array(taxResultSchema).meta({ description: "One result per status or year" }),
  })
  .meta({
    id: "TaxComparison",
    description: "One calculation for every filing status, or for every tax year",
  });
