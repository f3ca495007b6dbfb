import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { withoutIncomeTax } from "../us/states/without-income-tax.ts";

/** Wyoming has no individual income tax. */
export const usWy: Jurisdiction = withoutIncomeTax({
  code: "US-WY",
  name: "Wyoming",
  firstYear: 2018,
  source: {
    title: "Wyoming Department of Revenue: no individual income tax",
    url: "https://revenue.wyo.gov/",
    readOn: "2026-11-20",
  },
});
