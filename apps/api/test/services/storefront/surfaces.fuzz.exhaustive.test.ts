import { allRuns } from "../../fuzz-runs.ts";
import { fuzzControl, fuzzRest, fuzzTools } from "./surface-fuzzer.ts";

fuzzRest(allRuns);
fuzzTools(allRuns);
fuzzControl(allRuns);
