import { byForm } from "../../states/second-reading/by-form.ts";
import { positive } from "../../states/second-reading/household.ts";

// IT-40, Schedule 3: 1,000 for each person, and 1,500 more for each child.
export const secondReading = byForm(
  (c) =>
    positive(
      c.wages -
        1000 * c.people -
        1500 * c.children -
        (c.wages < c.by(40_000, 40_000, 20_000, 40_000) ? 1500 : 1000) * c.aged,
    ) * c.in(0.0305, 0.03),
);
