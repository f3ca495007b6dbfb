import { byForm } from "../../states/second-reading/by-form.ts";
import { positive } from "../../states/second-reading/household.ts";
import { arkansas, lowIncomeTable } from "./printed-rows.ts";

// AR1000F: tax of line 29; the low income tables for the statuses that have one; worksheet of the
// additional credit, by line 28.
export const secondReading = byForm((c) => {
  const standard = c.in(c.by(2410, 4820, 2410, 2410), c.by(2470, 4940, 2470, 2470));
  const regular = (net: number): number =>
    c.year === 2024
      ? arkansas(
          net,
          [5500, 2, 109.98],
          [10_900, 3, 218.97],
          [15_600, 3.4, 281.37],
          [25_700, 3.9, 409.86],
        )
      : arkansas(net, [5600, 2, 112], [11_200, 3, 224], [16_000, 3.4, 288], [26_400, 3.9, 420]);
  const additional = (line28: number): number => {
    const hundreds = Math.ceil(positive(line28 - c.in(25_800, 26_500)) / 100);
    return positive(60 - 5 * hundreds) * c.adults;
  };
  const net = positive(c.wages - standard);
  const ways = [positive(regular(net) - additional(net))];
  if (c.status !== "married_separate") ways.push(positive(lowIncomeTable(c) - additional(c.wages)));
  const persons = c.people + 2 * c.aged + (c.status === "head_of_household" ? 1 : 0);
  return positive(Math.min(...ways) - 29 * persons);
});
