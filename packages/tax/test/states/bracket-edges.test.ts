import { sample } from "../../../../test/sample-or-everything.ts";
import { testBracketEdges } from "./bracket-edges.ts";

// Checks the last year that has a schedule. bracket-edges.exhaustive.test.ts checks all years.
testBracketEdges(sample);
