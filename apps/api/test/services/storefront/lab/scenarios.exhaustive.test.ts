import { test } from "vitest";
import { expectMark, undelayedScenarios } from "./scenario-purchase.ts";

test.for(undelayedScenarios)(
  "$id has its effect on a purchase, and breaks nothing else",
  expectMark,
);
