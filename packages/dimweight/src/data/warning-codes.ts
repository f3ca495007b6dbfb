/**
 * Every code that a warning can have. The codes `part_...` name the confidence of a part of the
 * rule that no page states.
 */
export const warningCodes = [
  "part_inferred",
  "part_recalled",
  "part_not_stated",
  "single_source",
  "disputed",
  "start_unknown",
  "over_max_weight",
  "over_max_length",
  "over_max_length_plus_girth",
  "coarser_weight_step",
] as const;

/** What kind of warning it is. */
export type WarningCode = (typeof warningCodes)[number];
