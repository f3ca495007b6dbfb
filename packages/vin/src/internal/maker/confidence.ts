import type { Confidence } from "../../data/value-lists.ts";

/**
 * The grade of a row. A: two sources agree, or the maker published it. B: one good source. Weaker
 * rows do not ship.
 */
export type Grade = "A" | "B";

/** A row's grade and the ids of the sources that it cites. */
export interface Graded {
  readonly grade: Grade;
  readonly sources: readonly string[];
}

/** The properties of a source that decide the confidence of a row that cites it. */
export interface SourceWeight {
  /** The name by which rows cite the source. */
  readonly id: string;
  /** True if the maker published it, or an authority to which the maker declared it. */
  readonly isOfficial?: true;
  /** True if it combines several independent sources. */
  readonly holdsSeveral?: true;
}

/** The confidence of a row, from its grade and its sources. */
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
