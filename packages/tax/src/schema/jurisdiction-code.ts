import * as z from "zod";
import { taxShape } from "../engine/request/request-shapes.ts";
import type { JurisdictionCode } from "../jurisdictions/codes.ts";

/**
 * Any text to zod, because a code is read in upper and lower case, and one without rules has an error code of its own. To the
 * compiler it is one of the codes that there are.
 */
export const jurisdictionCodeSchema = z.string(
  taxShape.required.jurisdiction.allowed,
) as z.ZodType<string> as z.ZodType<JurisdictionCode, JurisdictionCode>;
