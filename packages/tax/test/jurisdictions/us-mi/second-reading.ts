import { byForm } from "../../states/second-reading/by-form.ts";
import { positive } from "../../states/second-reading/household.ts";

// MI-1040.
export const secondReading = byForm((c) => {
  const exempt = c.in(5600, 5800) * c.people;
  const senior = c.aged > 0 ? c.by(20_000, 40_000, 20_000, 20_000) : 0;
  return positive(c.wages - Math.max(exempt, senior)) * 0.0425;
});
