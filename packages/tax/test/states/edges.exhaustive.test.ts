import { everything } from "../extent.ts";
import { testBracketEdges } from "./bracket-edges.ts";

testBracketEdges(everything);
