import { test } from "vitest";
import { expectMark, undelayedScenarios } from "./scenario-purchase.ts";

// A sample: scenarios.exhaustive.test.ts walks through every scenario.
test.for(undelayedScenarios.filter((_, index) => index % 4 === 0))(
  "$id leaves its mark on a purchase, and breaks nothing else",
  expectMark,
);
