import { createStore } from "@almanac/storefront-fixtures";
import { type BenchRow, rate } from "../../../bench/row.ts";
import { adversarialPacks } from "../src/packs.ts";
import { carefulAgent, runTask, score, tasks } from "../src/web/index.ts";

/** Runs of tasks in process, and judgements of their transcripts, on one core. */
export async function run(): Promise<BenchRow[]> {
  const chosen = tasks().slice(0, 20);
  const runAll = async () => {
    const reports = [];
    for (const task of chosen) {
      const report = await runTask(task, { surface: "v1", agent: carefulAgent });
      reports.push({ task, report });
    }
    return reports;
  };
  await runAll();
  const start = performance.now();
  const reports = await runAll();
  const runs = chosen.length / ((performance.now() - start) / 1_000);
  const packs = adversarialPacks(["inject", "reviews", "dark", "rank", "spoof"]);
  const row = (name: string, value: number): BenchRow => ({ name, value, unit: "ops/s" });
  return [
    row("tasks run by the careful agent", runs),
    row(
      "runs scored",
      rate(reports, ({ task, report }) => score(task, report.transcript, report.final_state)),
    ),
    row(
      "shops opened with every pack",
      rate([42, 43], (seed) => createStore({ seed, packs })),
    ),
  ];
}
