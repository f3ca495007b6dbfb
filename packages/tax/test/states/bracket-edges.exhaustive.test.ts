import { everything } from "../sample-or-everything.ts";
import { testBracketEdges } from "./bracket-edges.ts";

testBracketEdges(everything);
