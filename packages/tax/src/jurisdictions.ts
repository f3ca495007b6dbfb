import { register } from "./calculator-of-all-jurisdictions.ts";
import { summarise } from "./engine/answer/describe-jurisdiction.ts";
import type { JurisdictionSummary } from "./types.ts";

/**
 * Lists every jurisdiction by code, with its years, filing statuses and inputs, and the confidence
 * of each year.
 *
 * @example
 * jurisdictions()[0]?.jurisdiction; // => "AE"
 */
export function jurisdictions(): JurisdictionSummary[] {
  return register.all.map(summarise);
}
