import type { Confidence } from "../data/value-lists.ts";

/** The grade of a row. A: two sources agree, or the maker declared it. B: one good source. Weaker rows do not ship. */
export type Grade = "A" | "B";

/** A row's grade and the ids of the sources that it cites. */
export interface Graded {
  readonly grade: Grade;
  readonly sources: readonly string[];
}

/** What matters of a source to how well a row that cites it is attested. */
export interface SourceWeight {
  readonly id: string;
  /** Published by the maker, or by an authority to which the maker declared it. */
  readonly isOfficial?: true;
  /** Gathered from several places that do not depend on each other. */
  readonly holdsSeveral?: true;
}

/** The confidence of a row, from what it says about its sources. */
export function confidenceOf(
  { grade, sources }: Graded,
  known: readonly SourceWeight[],
): Confidence {
  if (grade === "B") return "one_source";
  const cited = known.filter(({ id }) => sources.includes(id));
  if (cited.some(({ isOfficial }) => isOfficial)) return "published";
  const hasTwo = sources.length > 1 || cited.some(({ holdsSeveral }) => holdsSeveral);
  return hasTwo ? "two_sources" : "one_source";
}
