import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { withoutIncomeTax } from "../us/states/without-income-tax.ts";

/** South Dakota has no individual income tax. */
export const usSd: Jurisdiction = withoutIncomeTax({
  code: "US-SD",
  name: "South Dakota",
  firstYear: 2018,
  source: {
    title: "South Dakota Department of Revenue: no individual income tax",
    url: "https://dor.sd.gov/individuals/taxes/",
    readOn: "2026-11-20",
  },
});
