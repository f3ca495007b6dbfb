import { sample } from "../extent.ts";
import { compareSecondReadings } from "./compare-second-readings.ts";

// Checks one household in eleven. second-reading.exhaustive.test.ts checks all of them.
compareSecondReadings(sample);
