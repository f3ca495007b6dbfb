import { sample } from "../../../test/sample-or-everything.ts";
import { lookForFalls } from "./tax-never-falls.ts";

// Checks the last year, one household and twelve steps. tax-never-falls.exhaustive.test.ts checks
// all of them.
lookForFalls(sample);
