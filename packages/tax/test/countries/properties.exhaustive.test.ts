import { everything } from "../../../../test/sample-or-everything.ts";
import { testProperties } from "./test-properties.ts";

testProperties(everything);
