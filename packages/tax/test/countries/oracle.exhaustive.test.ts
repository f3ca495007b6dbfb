import { everything } from "../sample-or-everything.ts";
import { compareWithSlowCalculator } from "./slow-calculator.ts";

compareWithSlowCalculator(everything);
