import { sample } from "./extent.ts";
import { lookForFalls } from "./falling-tax.ts";

// The last year, one household and twelve steps: rising-income.exhaustive.test.ts asks for all.
lookForFalls(sample);
