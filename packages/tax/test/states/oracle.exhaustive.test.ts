import { everything } from "../extent.ts";
import { compareWithSlowCalculator } from "./slow-calculator.ts";

compareWithSlowCalculator(everything);
