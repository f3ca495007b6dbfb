import { country } from "../internal/country.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { gbData } from "./data/gb.ts";
import { ukSteps } from "./gb.ts";

/** Northern Ireland: the rates of the United Kingdom. */
export const gbNir: Jurisdiction = country({
  data: { ...gbData, code: "GB-NIR", name: "Northern Ireland" },
  inputs: ["dividends"],
  bareYear: "start",
  steps: (figures, context) => ukSteps(figures, figures.brackets, "brackets", context),
});
