import { sample } from "../../../../test/sample-or-everything.ts";
import { testProperties } from "./test-properties.ts";

// Checks the last year of each country at fewer incomes. properties.exhaustive.test.ts checks
// all years.
testProperties(sample);
