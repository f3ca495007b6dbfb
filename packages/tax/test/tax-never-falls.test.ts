import { sample } from "./sample-or-everything.ts";
import { lookForFalls } from "./tax-never-falls.ts";

// The last year, one household and twelve steps: tax-never-falls.exhaustive.test.ts asks for all.
lookForFalls(sample);
