import { everything } from "../../../../test/sample-or-everything.ts";
import { lookForFallsByKind } from "./tax-never-falls-by-kind.ts";

lookForFallsByKind(everything);
