import { everything } from "../sample-or-everything.ts";
import { compareSecondReadings } from "./compare-second-readings.ts";

compareSecondReadings(everything);
