import { everything } from "../sample-or-everything.ts";
import { testProperties } from "./test-properties.ts";

testProperties(everything);
