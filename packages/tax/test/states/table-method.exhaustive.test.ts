import { test } from "vitest";
import { expectNearSchedule, withBrackets } from "./printed-table-near-schedule.ts";

test.each(withBrackets)("$name: within half a row and half a unit of the schedule", (entry) =>
  expectNearSchedule(entry, 400),
);
