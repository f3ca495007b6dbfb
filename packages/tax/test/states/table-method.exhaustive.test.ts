import { test } from "vitest";
import { expectNearSchedule, withBrackets } from "./near-schedule.ts";

test.each(withBrackets)("$name: at most half a row and half a unit from the schedule", (entry) =>
  expectNearSchedule(entry, 400),
);
