/** Codes of a vehicle's warnings. */
export const warningCodes = [
  "check_digit",
  "year_code",
  "year_ambiguous",
  "year_not_encoded",
  "year_unknown",
  "year_contradicted",
  "no_detail",
  "partial_match",
  "suggested_vin",
  "possible_values",
  "invalid_positions",
  "off_road",
  "glider",
  "incomplete_vehicle",
  "model_ambiguous",
  "make_ambiguous",
  "not_registered_us",
  "surrogate_vin",
  "epa_differs",
  "unknown_fields",
] as const;

/** A code of {@link warningCodes}. */
export type WarningCode = (typeof warningCodes)[number];
