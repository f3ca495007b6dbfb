// Checks the types of every folder that has a tsconfig: each member, the `node` and `web` folders
// of a library, the root.
import { globSync } from "node:fs";
import { run } from "./run.ts";

const projects = globSync([
  "tsconfig.json",
  "{packages,apps}/*/tsconfig.json",
  "packages/*/src/*/tsconfig.json",
]).sort();

const failed = projects.filter((project) => !run("tsc", ["-p", project]));
if (failed.length > 0) process.exitCode = 1;
process.stdout.write(
  failed.length > 0
    ? `types: ${failed.join(", ")} failed\n`
    : `types: ${projects.length} projects are right\n`,
);
