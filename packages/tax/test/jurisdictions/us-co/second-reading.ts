import { byForm } from "../../states/second-reading/by-form.ts";
import * as federal from "../../states/second-reading/form-1040.ts";

// DR 0104: starts from federal taxable income.
export const secondReading = byForm((c) => federal.taxable(c) * c.in(0.0425, 0.044));
