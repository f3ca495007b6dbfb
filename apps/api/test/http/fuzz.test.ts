import { sampleOfRuns } from "../fuzz-runs.ts";
import { fuzzOperations } from "./operation-fuzzer.ts";

fuzzOperations(sampleOfRuns);
