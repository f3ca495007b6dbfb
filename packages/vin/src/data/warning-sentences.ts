import type { WarningCode } from "./warning-codes.ts";

/** Sentences of warnings that are the same for every vehicle. */
export const warningSentences = {
  glider: "A glider: a chassis without an engine.",
  incomplete_vehicle: "Sold incomplete: another maker may have built the body.",
  no_detail:
    "NHTSA has no pattern for this VIN: only the facts from the maker's code and the year are known.",
  not_registered_us:
    "NHTSA has no maker for this code (error 7). The maker is from the table of the world's codes.",
  off_road: "An off-road vehicle: the law does not regard this number as a VIN.",
  surrogate_vin:
    "A number given by the authorities of Australia or New Zealand. It does not name a maker.",
} as const satisfies Partial<Record<WarningCode, string>>;
