// Loaded before a program (`node --import`): writes what the process has used to the file that
// `ALMANAC_BENCH_USAGE` names.
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env.ALMANAC_BENCH_USAGE ?? "";
if (isMainThread && file !== "") {
  process.once("exit", () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
}
