import { everything } from "../../../../test/sample-or-everything.ts";
import { compareWithSlowCalculator } from "./slow-calculator.ts";

compareWithSlowCalculator(everything);
