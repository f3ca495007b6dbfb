import { sample } from "../extent.ts";
import { compareSecondReadings } from "./compare-second-readings.ts";

// One household in eleven: second-reading.exhaustive.test.ts asks for all.
compareSecondReadings(sample);
