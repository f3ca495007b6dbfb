import { scenarios } from "@almanac/storefront-fixtures";
import type { LabOperation } from "../../lab-call.ts";

/** The scenarios that have an id. */
export const listScenarios: LabOperation = {
  method: "GET",
  path: "/_lab/scenarios",
  async handle() {
    return { body: { scenarios: scenarios() } };
  },
};
