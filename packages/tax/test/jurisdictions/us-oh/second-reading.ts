import { Fraction } from "../../states/oracle/fraction.ts";
import { byLaw } from "../../states/second-reading/by-law.ts";
import { nothing } from "../../states/second-reading/return-of-wage-earners.ts";

// R.C. 5747.025: 2,400 for each person up to 40,000, and 2,150 up to 80,000. 5747.02(A)(3): no tax
// up to 25,000 (2021) or 26,050. 5747.022: 20 for each person if the income less exemptions is less
// than 30,000.
export const secondReading = byLaw(({ year, income, persons, schedule }) => {
  const taxable = income.above((income.isOver(40_000) ? 2150 : 2400) * persons);
  if (!taxable.isOver(year === 2021 ? 25_000 : 26_050)) return nothing;
  return schedule(taxable).above(Fraction.of(30_000).isOver(taxable) ? 20 * persons : 0);
});
