import { sample } from "../extent.ts";
import { compareWithSlowCalculator } from "./slow-calculator.ts";

// The last year of each country: oracle.exhaustive.test.ts asks for all.
compareWithSlowCalculator(sample);
