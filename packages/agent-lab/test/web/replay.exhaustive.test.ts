import { everything } from "../../../../test/sample-or-everything.ts";
import { testReplay } from "./test-replay.ts";

testReplay(everything);
