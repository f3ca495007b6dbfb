import { everything } from "./extent.ts";
import { lookForFalls } from "./falling-tax.ts";

lookForFalls(everything);
