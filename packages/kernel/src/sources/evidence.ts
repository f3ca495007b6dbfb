/**
 * How well a figure is known, in the same words everywhere:
 *
 * - `published`: the authority, carrier or maker says it
 * - `two_sources`: two independent sources say it
 * - `one_source`: one other source says it
 * - `inferred`: derived from other figures; no source states it
 * - `recalled`: from memory; no source was read
 * - `not_stated`: no source says anything about it
 */
export const confidences = [
  "published",
  "two_sources",
  "one_source",
  "inferred",
  "recalled",
  "not_stated",
] as const;

/** How well a figure is known. */
export type Confidence = (typeof confidences)[number];

/** Whether a source was read that states the figure. */
export function isRead(
  confidence: Confidence,
): confidence is "published" | "two_sources" | "one_source" {
  return confidences.indexOf(confidence) <= confidences.indexOf("one_source");
}

/** A page on which a figure was read, and the day of the reading. */
export interface Source {
  /** What it is called. */
  readonly title: string;
  /** Where it was read. */
  readonly url: string;
  /** An ISO date. */
  readonly readOn: string;
  /** The date of the text itself: a day, a month or a year. Many pages have none. */
  readonly date?: string;
}
