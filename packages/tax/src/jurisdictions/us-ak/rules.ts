import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { withoutIncomeTax } from "../us/states/without-income-tax.ts";

/** Alaska has no individual income tax. */
export const usAk: Jurisdiction = withoutIncomeTax({
  code: "US-AK",
  name: "Alaska",
  firstYear: 2018,
  source: {
    title: "Alaska Department of Revenue: no individual income tax (repealed 1980, AS 43.20)",
    url: "https://tax.alaska.gov/programs/programs/index.aspx?10001",
    readOn: "2026-11-20",
  },
});
