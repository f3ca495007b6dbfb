// Compares the time of `almanac --version` with the time of an empty Node script. Builds the bundle
// first, as published.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BenchRow, median } from "../row.ts";

const runs = 25;

export async function run(): Promise<BenchRow[]> {
  const cli = new URL("../../apps/cli/", import.meta.url).pathname;
  execFileSync("tsup", { cwd: cli, stdio: "ignore" });
  const folder = mkdtempSync(join(tmpdir(), "almanac-bench-"));
  try {
    const empty = join(folder, "empty.mjs");
    writeFileSync(empty, "");
    const pairs = Array.from({ length: runs + 2 }, () => ({
      version: time([join(cli, "dist/main.js"), "--version"]),
      empty: time([empty]),
    })).slice(2);
    const ratio = median(pairs.map((pair) => pair.version / pair.empty));
    return [
      {
        name: "almanac --version",
        value: median(pairs.map((pair) => pair.version)),
        unit: "ms",
        against: { name: "empty Node script", value: median(pairs.map((pair) => pair.empty)) },
        ratio,
        budget: "at most 1.6",
        met: ratio <= 1.6,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function time(args: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: "ignore" });
  if (status !== 0) throw new Error(`${args.join(" ")} exited with ${status}`);
  return performance.now() - start;
}
