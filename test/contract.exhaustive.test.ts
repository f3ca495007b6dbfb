import { holdContract } from "./hold-contract.ts";
import { runCli } from "./run-cli.ts";

await holdContract(runCli);
