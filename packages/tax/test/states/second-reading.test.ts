import { sample } from "../../../../test/sample-or-everything.ts";
import { compareSecondReadings } from "./compare-second-readings.ts";

// Checks one household in eleven. second-reading.exhaustive.test.ts checks all of them.
compareSecondReadings(sample);
