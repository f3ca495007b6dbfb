import * as z from "zod";
import { filingStatuses } from "../engine/jurisdiction.ts";
import { jurisdictionCodeSchema } from "./jurisdiction-code.ts";
import { sourceSchema } from "./source.ts";

const confidence = z.enum(["two_sources", "one_source"]);

const figureSchema = z.strictObject({
  parameter: z.string().meta({ description: "Name of the figure, such as `standard_deduction`" }),
  effective_from: z.iso
    .date()
    .meta({ description: "First day on which it is in force, until the next entry of that name" }),
  value: z.unknown().meta({ description: "A number, a table, or one of either per filing status" }),
  confidence: confidence.meta({
    description: "Whether two independent sources state the figure, or one",
  }),
  carried_forward: z
    .literal(true)
    .meta({ description: "Present where it is the figure of an earlier year" })
    .optional(),
  sources: z.array(sourceSchema).meta({ description: "Where the figure was read" }),
});

const yearSchema = z.strictObject({
  tax_year: z.string().meta({ description: "Such as `2026`, or `2026-27` where it spans two" }),
  period_start: z.iso.date().meta({ description: "First day of the tax year" }),
  period_end: z.iso.date().meta({ description: "Last day of the tax year" }),
  status: z
    .enum(["enacted", "announced", "draft"])
    .meta({ description: "How far the law of that year has come" }),
  confidence: confidence.meta({
    description: "`two_sources` where two independent sources state every figure of the year",
  }),
  figures: z
    .enum(["published", "carried_forward"])
    .meta({ description: "Whether some figures are those of an earlier year" }),
});

const summaryShape = {
  jurisdiction: jurisdictionCodeSchema.meta({ description: "Code, such as US-CA" }),
  name: z.string().meta({ description: "Name in English" }),
  currency: z.string().meta({ description: "ISO 4217 code of the currency of all amounts" }),
  filing_statuses: z
    .array(z.enum(filingStatuses))
    .meta({ description: "Filing statuses that its law has" }),
  inputs: z.array(z.string()).meta({ description: "Optional inputs that change a result" }),
  years: z.array(yearSchema).meta({ description: "Tax years that are loaded, oldest first" }),
};

/** One jurisdiction with its years. */
export const jurisdictionSummarySchema = z
  .strictObject(summaryShape)
  .meta({ description: "A jurisdiction, and what is loaded for it" });

/** Everything that is loaded. */
export const jurisdictionsSchema = z
  .strictObject({
    jurisdictions: z
      .array(jurisdictionSummarySchema)
      .meta({ description: "The United States, its states, then the other countries" }),
  })
  .meta({ id: "Jurisdictions", description: "Every jurisdiction that is loaded" });

/** One jurisdiction with all its figures. */
export const jurisdictionDetailSchema = z
  .strictObject({
    ...summaryShape,
    figures: z.array(figureSchema).meta({ description: "Every dated figure, with its sources" }),
  })
  .meta({ id: "Jurisdiction", description: "A jurisdiction with every dated figure" });
