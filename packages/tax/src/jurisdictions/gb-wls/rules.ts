import { country } from "../internal/country.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { gbData } from "./data/gb.ts";
import { ukSteps } from "./gb.ts";

/** Wales: the rates of the United Kingdom. */
export const gbWls: Jurisdiction = country({
  data: { ...gbData, code: "GB-WLS", name: "Wales" },
  inputs: ["dividends"],
  bareYear: "start",
  steps: (figures, context) => ukSteps(figures, figures.brackets, "brackets", context),
});
