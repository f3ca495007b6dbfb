import { sample } from "../extent.ts";
import { testBracketEdges } from "./bracket-edges.ts";

// Checks the last year that has a schedule. edges.exhaustive.test.ts checks all years.
testBracketEdges(sample);
