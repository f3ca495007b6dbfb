import { everything } from "../extent.ts";
import { compareSecondReadings } from "./compare-second-readings.ts";

compareSecondReadings(everything);
