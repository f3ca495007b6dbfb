import { sampleOfRuns } from "../../fuzz-runs.ts";
import { fuzzControl, fuzzRest, fuzzTools } from "./surface-fuzzer.ts";

fuzzRest(sampleOfRuns);
fuzzTools(sampleOfRuns);
fuzzControl(sampleOfRuns);
