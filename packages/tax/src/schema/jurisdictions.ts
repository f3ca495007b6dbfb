import * as z from "zod";
import { filingStatuses } from "../engine/jurisdiction.ts";
import { sourceSchema } from "./source.ts";

const figureSchema = z.strictObject({
  parameter: z.string(),
  effective_from: z.iso.date(),
  value: z.unknown().meta({ description: "A number, a table, or one of either per filing status" }),
  confidence: z.enum(["two_sources", "one_source"]),
  carried_forward: z.literal(true).optional(),
  sources: z.array(sourceSchema),
});

const yearSchema = z.strictObject({
  tax_year: z.string(),
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  status: z.enum(["enacted", "announced", "draft"]),
  confidence: z.enum(["two_sources", "two_sources_partial", "one_source"]),
  figures: z.enum(["published", "carried_forward"]),
});

const summaryShape = {
  jurisdiction: z.string(),
  name: z.string(),
  currency: z.string(),
  filing_statuses: z.array(z.enum(filingStatuses)),
  inputs: z.array(z.string()).meta({ description: "Optional inputs that change a result" }),
  years: z.array(yearSchema),
};

/** What is loaded. */
export const jurisdictionsSchema = z
  .strictObject({ jurisdictions: z.array(z.strictObject(summaryShape)) })
  .meta({ id: "Jurisdictions" });

/** One jurisdiction with all its figures. */
export const jurisdictionSchema = z
  .strictObject({ ...summaryShape, figures: z.array(figureSchema) })
  .meta({ id: "Jurisdiction" });

/** What is loaded, as the API lists it. */
export type Jurisdictions = z.infer<typeof jurisdictionsSchema>;
/** One entry of {@link Jurisdictions}. */
export type JurisdictionSummary = Jurisdictions["jurisdictions"][number];
/** One jurisdiction with every dated figure. */
export type JurisdictionDetail = z.infer<typeof jurisdictionSchema>;
