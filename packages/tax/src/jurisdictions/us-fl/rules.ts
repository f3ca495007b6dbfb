import type { Jurisdiction } from "../../engine/jurisdiction.ts";
import { withoutIncomeTax } from "../us/states/without-income-tax.ts";

/** Florida has no individual income tax. */
export const usFl: Jurisdiction = withoutIncomeTax({
  code: "US-FL",
  name: "Florida",
  firstYear: 2018,
  source: {
    title: "Florida Constitution, article VII section 5",
    url: "http://www.leg.state.fl.us/statutes/index.cfm?submenu=3#A7S05",
    readOn: "2026-11-20",
  },
});
