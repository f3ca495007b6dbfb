import { sample } from "../extent.ts";
import { compareWithSlowCalculator } from "./slow-calculator.ts";

// The last year of each state at ten wages: oracle.exhaustive.test.ts asks for all.
compareWithSlowCalculator(sample);
