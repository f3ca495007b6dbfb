import { everything } from "../extent.ts";
import { testProperties } from "./test-properties.ts";

testProperties(everything);
