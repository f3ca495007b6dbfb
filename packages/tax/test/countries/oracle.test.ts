import { sample } from "../../../../test/sample-or-everything.ts";
import { compareWithSlowCalculator } from "./slow-calculator.ts";

// Checks the last year of each country. oracle.exhaustive.test.ts checks all years.
compareWithSlowCalculator(sample);
