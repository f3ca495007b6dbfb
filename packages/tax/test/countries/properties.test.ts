import { sample } from "../extent.ts";
import { testProperties } from "./test-properties.ts";

// The last year of each country at fewer incomes: properties.exhaustive.test.ts asks for all.
testProperties(sample);
