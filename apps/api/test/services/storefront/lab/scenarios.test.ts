import { test } from "vitest";
import { expectMark, undelayedScenarios } from "./scenario-purchase.ts";

// A sample. scenarios.exhaustive.test.ts tests every scenario.
test.for(undelayedScenarios.filter((_, index) => index % 4 === 0))(
  "$id has its effect on a purchase, and breaks nothing else",
  expectMark,
);
