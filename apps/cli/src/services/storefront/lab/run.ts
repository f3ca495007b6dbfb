import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RunReport, TaskSurface } from "@almanac/agent-lab";
import {
  compareReports,
  nameOfRun,
  type ReportRun,
  toHtml,
  toJunit,
  toReport,
  toReportRun,
} from "@almanac/agent-lab/reports";
import type { Command } from "commander";
import type { Answer, Invocation } from "../../../command.ts";
import { missingField, wrongValue, wrongWord } from "../../../errors/almanac-error.ts";
import { write } from "../../../io.ts";
import type { Reply } from "../../../output/print-reply.ts";
import { addOptions, type OptionTexts, type Typed } from "../../../parser/options.ts";
import { quoted } from "../../../text/printable.ts";
import { refuseShop, refuseValue } from "../options.ts";
import { readReport, runReply } from "./compare.ts";
import type { AgentChoice, PlannedRun } from "./lab-server.ts";

const runOptions = {
  agent: ["--agent <command>", "the agent; careful and naive are built in"],
  tasks: ["--tasks <names>", "all, packs, packs-clean, ids, families, .json files"],
  surface: ["--surface <names>", "v1, ucp, mcp, html (default: v1)"],
  k: ["--k <count>", "runs per task, each with results in another order"],
  jobs: ["--jobs <count>", "runs at a time (default: 4)"],
  timeout: ["--timeout <seconds>", "time limit of a run (default: 120)"],
  html: ["--html <file>", "write a report for a browser"],
  junit: ["--junit <file>", "write a report for a build server"],
  out: ["--out <folder>", "save the transcripts there"],
  compare: ["--compare <file>", "a report of --json; fails only if a run got worse"],
} as const satisfies OptionTexts;

type RunOptions = Typed<typeof runOptions>;

export function addRun(shop: Command, answer: Answer): void {
  const command = shop.command("run").summary("run an agent on tasks, and score it");
  addOptions(command.usage("--agent <command> [options]"), runOptions).action(
    answer<RunOptions>(runTasks),
  );
}

async function runTasks({ options, context }: Invocation<RunOptions>): Promise<Reply> {
  const { io, quiet } = context;
  const agentName = options.agent ?? refuseShop(missingField("--agent", agentForms));
  const k = countOf(options.k, "--k", 100);
  const jobs = countOf(options.jobs, "--jobs", 64) ?? 4;
  const timeoutMs = 1000 * (countOf(options.timeout, "--timeout", 3600) ?? 120);
  const planned = await plan(options, k);
  const earlier = options.compare === undefined ? undefined : readReport(options.compare, planned);
  const { openLabServer } = await import("./lab-server.ts");
  const agent = await agentOf(agentName);
  const server = await openLabServer({ now: io.now, signal: io.signal, timeoutMs });
  const runs: ReportRun[] = [];
  let done = 0;
  try {
    await inParallel(planned, jobs, async (each, at) => {
      const report = await server.run(each, agent);
      const run = toReportRun(report, each.task.family);
      runs[at] = run;
      done += 1;
      if (options.out !== undefined) save(options.out, run, report);
      if (!quiet) await write(io.stderr, progress(done, planned.length, run));
      io.signal.throwIfAborted();
    });
  } finally {
    await server.close();
  }
  const report = toReport(agentName, k ?? null, runs);
  const comparison = earlier === undefined ? undefined : compareReports(report, earlier);
  if (options.junit !== undefined) put(options.junit, "--junit", toJunit(report));
  if (options.html !== undefined) put(options.html, "--html", toHtml(report, comparison));
  return runReply(report, comparison);
}

const agentForms = "a command that starts the agent, or careful or naive for a reference agent";

async function agentOf(name: string): Promise<AgentChoice> {
  const { carefulAgent, naiveAgent } = await import("@almanac/agent-lab");
  if (name === "careful") return { reference: carefulAgent };
  return name === "naive" ? { reference: naiveAgent } : { command: name };
}

const surfaceNames: readonly TaskSurface[] = ["v1", "ucp", "mcp", "html"];

/** The runs to do: every task on every surface on which it can be done, at every position. */
async function plan({ tasks = "all", surface = "v1" }: RunOptions, k: number | undefined) {
  const { readTasks } = await import("./read-files.ts");
  const surfaces = surface.split(",").map((part) => surfaceOf(part.trim()));
  const positions = k === undefined ? [undefined] : Array.from({ length: k }, (_, at) => at + 1);
  const planned = readTasks(tasks).flatMap((task) =>
    surfaces
      .filter((each) => task.surfaces.includes(each))
      .flatMap((each) =>
        positions.map((position): PlannedRun => ({ task, surface: each, position })),
      ),
  );
  if (planned.length > 0) return planned;
  return refuseValue("--surface", `${quoted(surface)}: none of these tasks can be done over it`);
}

function surfaceOf(name: string): TaskSurface {
  const known = surfaceNames.find((each) => each === name);
  return known ?? refuseShop(wrongWord("--surface", surfaceNames, name));
}

function countOf(text: string | undefined, parameter: string, most: number): number | undefined {
  if (text === undefined) return undefined;
  const count = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= most) return count;
  return refuseShop(wrongValue(parameter, `a whole number from 1 to ${most}`, text));
}

/** Does the work for every item, at most `jobs` at a time. The first error ends it. */
async function inParallel<Item>(
  items: readonly Item[],
  jobs: number,
  work: (item: Item, at: number) => Promise<void>,
): Promise<void> {
  const left = items.entries();
  const worker = async () => {
    for (const [at, item] of left) await work(item, at);
  };
  await Promise.all(Array.from({ length: Math.min(jobs, items.length) }, worker));
}

function progress(done: number, all: number, run: ReportRun): string {
  const verdict = run.success ? "passed" : "failed";
  return `[${done}/${all}] ${nameOfRun(run)}: ${verdict}, ${run.score}\n`;
}

/** The last line has the final state, surface and position, as shop score reads them. */
function save(folder: string, run: ReportRun, report: RunReport): void {
  const name = `${run.task}.${run.surface}${run.position === null ? "" : `.${run.position}`}.jsonl`;
  const { final_state, surface, position } = report;
  const lines = [...report.transcript, { final_state, surface, position }];
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    unwritable(folder, "--out", error);
  }
  put(join(folder, name), "--out", lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
}

function put(path: string, parameter: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    unwritable(path, parameter, error);
  }
}

function unwritable(path: string, parameter: string, error: unknown): never {
  const reason = error instanceof Error ? error.message : "no reason given";
  return refuseValue(parameter, `${quoted(path)} cannot be written: ${reason}`);
}
