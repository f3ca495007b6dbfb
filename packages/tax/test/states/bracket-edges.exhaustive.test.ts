import { everything } from "../../../../test/sample-or-everything.ts";
import { testBracketEdges } from "./bracket-edges.ts";

testBracketEdges(everything);
