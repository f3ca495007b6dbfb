import { everything } from "../../../test/sample-or-everything.ts";
import { lookForFalls } from "./tax-never-falls.ts";

lookForFalls(everything);
