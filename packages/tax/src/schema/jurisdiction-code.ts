import * as z from "zod";
import { taxShape } from "../engine/request/request-shapes.ts";
import type { JurisdictionCode } from "../jurisdictions/codes.ts";

/**
 * zod accepts any text here, because a code may be in upper or lower case, and because a code without rules has a
 * separate error code. For the compiler, the type is the list of known codes.
 */
export const jurisdictionCodeSchema = z.string(
  taxShape.required.jurisdiction.allowed,
) as z.ZodType<string> as z.ZodType<JurisdictionCode, JurisdictionCode>;
