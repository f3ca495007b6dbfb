import { country } from "../internal/country.ts";
import type { Jurisdiction } from "../internal/jurisdiction.ts";
import { gbData } from "./data/gb.ts";
import { ukSteps } from "./gb.ts";

/** England: the rates of the United Kingdom. */
export const gbEng: Jurisdiction = country({
  data: { ...gbData, code: "GB-ENG", name: "England" },
  inputs: ["dividends"],
  bareYear: "start",
  steps: (figures, context) => ukSteps(figures, figures.brackets, "brackets", context),
});
