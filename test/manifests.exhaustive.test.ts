import { testRefusalByNpm } from "./refusal-by-npm.ts";
import { everything } from "./sample-or-everything.ts";

testRefusalByNpm(everything);
