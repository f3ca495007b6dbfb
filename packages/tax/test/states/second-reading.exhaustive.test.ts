import { everything } from "../../../../test/sample-or-everything.ts";
import { compareSecondReadings } from "./compare-second-readings.ts";

compareSecondReadings(everything);
