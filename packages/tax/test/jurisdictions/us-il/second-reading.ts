import { byForm } from "../../states/second-reading/by-form.ts";
import { positive } from "../../states/second-reading/household.ts";

// IL-1040: line 10, Schedule IL-E/EIC.
export const secondReading = byForm(
  (c) => positive(c.wages - c.in(2775, 2850) * c.people - 1000 * c.aged) * 0.0495,
);
