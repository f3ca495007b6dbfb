import { allRuns } from "../fuzz-runs.ts";
import { fuzzOperations } from "./operation-fuzzer.ts";

fuzzOperations(allRuns);
