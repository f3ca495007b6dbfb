import { byForm } from "../../states/second-reading/by-form.ts";
import { positive, poverty, upTo } from "../../states/second-reading/household.ts";

// Form 740: 4 %; family size tax credit of KRS 141.066, by the poverty guideline for up to
// four persons.
export const secondReading = byForm((c) => {
  const tax = positive(positive(c.wages - c.in(3160, 3270)) * 0.04 - 40 * c.aged);
  const share = upTo(
    c.wages / poverty(c, 4),
    0,
    ...([
      [1, 100],
      [1.04, 90],
      [1.08, 80],
      [1.12, 70],
      [1.16, 60],
      [1.2, 50],
      [1.24, 40],
      [1.27, 30],
      [1.3, 20],
      [1.33, 10],
    ] as const),
  );
  return tax * (1 - share / 100);
});
