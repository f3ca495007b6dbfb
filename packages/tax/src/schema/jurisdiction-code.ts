import * as z from "zod";
import type { JurisdictionCode } from "../jurisdictions/codes.ts";

/**
 * zod accepts any text here, because a code may be in upper or lower case, and because a code
 * without rules has a separate error code. For the compiler, the type is the list of known codes.
 */
export const jurisdictionCodeSchema = code('a jurisdiction code such as "US" or "US-CA"');

/** A code in a list of codes. */
export const listedCodeSchema = code("a jurisdiction code");

function code(allowed: string) {
  return z.string(allowed) as z.ZodType<string> as z.ZodType<JurisdictionCode, JurisdictionCode>;
}
