import { allRuns } from "../fuzz-runs.ts";
import { fuzzRoutes, testForeignIds } from "./hostile-fuzzer.ts";

fuzzRoutes(allRuns);
testForeignIds();
