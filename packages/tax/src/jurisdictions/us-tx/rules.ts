import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { withoutIncomeTax } from "../us/states/without-income-tax.ts";

/** Texas has no individual income tax. */
export const usTx: Jurisdiction = withoutIncomeTax({
  code: "US-TX",
  name: "Texas",
  firstYear: 2018,
  source: {
    title: "Texas Constitution, article VIII section 24-a",
    url: "https://statutes.capitol.texas.gov/Docs/CN/htm/CN.8.htm",
    readOn: "2026-11-20",
  },
});
