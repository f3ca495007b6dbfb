import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { withoutIncomeTax } from "../us/states/without-income-tax.ts";

/** Tennessee has no individual income tax. */
export const usTn: Jurisdiction = withoutIncomeTax({
  code: "US-TN",
  name: "Tennessee",
  firstYear: 2021,
  source: {
    title: "Tenn. Code Ann. 67-2-124: no tax since 2021",
    url: "https://www.tn.gov/revenue/taxes/hall-income-tax.html",
    readOn: "2026-11-20",
  },
});
