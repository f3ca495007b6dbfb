// Runs all benchmarks and writes results.md: `npm run bench`. `npm run bench -- dimweight` runs
// only those with that word in their path, and writes no file. Where possible, a result is a ratio
// of two values of the same run, because machines differ, and the speed of one machine changes from
// hour to hour.
import { fork } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { pathToFileURL } from "node:url";
import type { BenchModule, BenchRow } from "./row.ts";

const root = new URL("../", import.meta.url);
const [first = "", alone] = process.argv.slice(2);
if (first === "--alone" && alone !== undefined) await measureAlone(alone);
else await measureAll(first);

async function measureAll(wanted: string): Promise<void> {
  const modules = globSync(["packages/*/bench/*.ts", "bench/suites/*.ts"], { cwd: root.pathname })
    .sort()
    .filter((path) => path.includes(wanted));
  const sections: string[] = [];
  for (const path of modules) {
    if (process.stderr.isTTY) process.stderr.write(`measuring ${path}\n`);
    // Each benchmark runs in a separate process, so that the heap of one does not affect the next.
    const child = fork(new URL(import.meta.url), ["--alone", path]);
    child.once("exit", (code) => {
      if (code !== 0) throw new Error(`${path} could not be measured`);
    });
    const [rows] = (await once(child, "message")) as [readonly BenchRow[]];
    sections.push(`## ${path}\n\n${table(rows)}`);
  }
  const report = `${heading()}\n\n${sections.join("\n\n")}\n`;
  process.stdout.write(report);
  if (wanted === "") writeFileSync(new URL("results.md", import.meta.url), report);
}

async function measureAlone(path: string): Promise<void> {
  const module = (await import(pathToFileURL(new URL(path, root).pathname).href)) as BenchModule;
  process.send?.(await module.run());
  process.disconnect?.();
}

function heading(): string {
  const memoryGiB = Math.round(totalmem() / 1024 ** 3);
  const { version } = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as {
    version: string;
  };
  return [
    "# Benchmarks",
    "",
    `Measured on ${new Date().toISOString().slice(0, 10)} with \`npm run bench\`: ${cpus().length} cores, ${memoryGiB} GiB, ` +
      `Node ${process.versions.node}, workspace ${version}. Ratios compare values of this run. The other values depend on the ` +
      `machine: this one makes ${format(yardstick())} JSON round trips of 1 kB a second.`,
  ].join("\n");
}

/** The speed of the machine, measured with work that does not depend on our code. */
function yardstick(): number {
  const text = JSON.stringify({ list: Array.from({ length: 300 }, (_, at) => at % 10) });
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < 1_000; count += 1) JSON.stringify(JSON.parse(text));
  return (count / (performance.now() - start)) * 1_000;
}

function table(rows: readonly BenchRow[]): string {
  const lines = rows.map((row) =>
    [
      row.name,
      `${format(row.value)} ${row.unit}`,
      row.against ? `${row.against.name}: ${format(row.against.value)} ${row.unit}` : "",
      row.ratio === undefined ? "" : row.ratio.toFixed(2),
      row.budget ?? "",
      row.met === undefined ? "" : row.met ? "yes" : "**no**",
      row.note ?? "",
    ].join(" | "),
  );
  const header = "What | Measured | Against | Ratio | Budget | Met | Note";
  return [header, "--- | --: | --- | --: | --- | --- | ---", ...lines]
    .map((line) => `| ${line} |`)
    .join("\n");
}

function format(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 3;
  return value.toLocaleString("en-US", { maximumFractionDigits: digits });
}
