// Writes src/types.ts and test/types.test-d.ts from the schemas; with --check it only reports
// whether they are up to date.
import { addressSchema } from "@almanac/storefront-fixtures/schema";
import * as z from "zod";
import { updateTypes } from "../../../scripts/update-types.ts";
import { taskSurfaces } from "../src/data/surfaces.ts";
import { violationCodes } from "../src/data/violation-codes.ts";
import * as score from "../src/schema/score.ts";
import * as task from "../src/schema/task.ts";
import * as transcript from "../src/schema/transcript.ts";

updateTypes({
  zod: z,
  script: import.meta.url,
  modules: {
    "schema/transcript.ts": transcript,
    "schema/task.ts": task,
    "schema/score.ts": score,
  },
  closedNames: {
    "@almanac/storefront-fixtures": { Address: addressSchema },
    "data/surfaces.ts": { TaskSurface: taskSurfaces },
    "data/violation-codes.ts": { ViolationCode: violationCodes },
  },
});
