import { sample } from "../extent.ts";
import { testBracketEdges } from "./bracket-edges.ts";

// The last year that has a schedule: edges.exhaustive.test.ts asks for all.
testBracketEdges(sample);
