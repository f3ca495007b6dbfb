import { sampleOfRuns } from "../fuzz-runs.ts";
import { fuzzRoutes, testForeignIds } from "./hostile-fuzzer.ts";

fuzzRoutes(sampleOfRuns);
testForeignIds();
