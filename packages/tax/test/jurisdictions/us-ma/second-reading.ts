import { byForm } from "../../states/second-reading/by-form.ts";
import { positive, withheld } from "../../states/second-reading/household.ts";

// Form 1: 5 %; up to 2,000 of contributions (M.G.L. c. 62 s. 3(B)(a)(3)); Schedule NTS-L.
export const secondReading = byForm((c) => {
  const exemption = c.by(4400, 8800, 4400, 6800) + 1000 * c.children;
  const tax =
    positive(c.wages - Math.min(2000, withheld(c.wages)) - exemption - 700 * c.aged) * 0.05;
  if (c.status === "married_separate") return tax;
  const free = c.by(8000, 16_400, 0, 14_400) + (c.status === "single" ? 0 : 1000 * c.children);
  if (c.wages <= free) return 0;
  return c.wages <= 1.75 * free ? Math.min(tax, (c.wages - free) * 0.1) : tax;
});
