import { run } from "../apps/cli/test/harness.ts";
import { holdContract } from "./hold-contract.ts";

// Here the command line runs in this process. contract.exhaustive.test.ts starts a new process for
// each case.
await holdContract((args) => run(args, { now: Date.now }));
