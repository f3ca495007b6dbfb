import { sample } from "../../../../test/sample-or-everything.ts";
import { compareWithSlowCalculator } from "./slow-calculator.ts";

// Checks the last year of each state at ten wages. oracle.exhaustive.test.ts checks all years
// and wages.
compareWithSlowCalculator(sample);
