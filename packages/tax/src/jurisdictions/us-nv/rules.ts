import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { withoutIncomeTax } from "../us/states/without-income-tax.ts";

/** Nevada has no individual income tax. */
export const usNv: Jurisdiction = withoutIncomeTax({
  code: "US-NV",
  name: "Nevada",
  firstYear: 2018,
  source: {
    title: "Nevada Constitution, article 10 section 1(9)",
    url: "https://www.leg.state.nv.us/const/nvconst.html#Art10Sec1",
    readOn: "2026-11-20",
  },
});
