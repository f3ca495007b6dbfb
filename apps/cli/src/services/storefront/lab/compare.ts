import {
  type Comparison,
  type Difference,
  nameOfRun,
  type Report,
  type ReportRun,
} from "@almanac/agent-lab/reports";
import * as z from "zod";
import type { Reply } from "../../../output/print-reply.ts";
import { printable, quoted } from "../../../text/printable.ts";
import type { Style } from "../../../text/style.ts";
import { right, table } from "../../../text/table.ts";
import { readJson, refuseValue } from "../options.ts";
import type { PlannedRun } from "./lab-server.ts";

const reportSchema = z.looseObject({
  report: z.literal(1),
  runs: z.array(
    z.looseObject({
      task: z.string(),
      surface: z.string(),
      position: z.int().nullable(),
      success: z.boolean(),
      score: z.int(),
    }),
  ),
});

type EarlierReport = z.output<typeof reportSchema>;

/** Reads a report before the runs begin. It must have one of the planned runs. */
export function readReport(path: string, planned: readonly PlannedRun[]): EarlierReport {
  const parsed = reportSchema.safeParse(readJson(path, "--compare"));
  if (!parsed.success) {
    return refuseValue("--compare", `${quoted(path)} is not a report of shop run --json`);
  }
  const names = new Set(parsed.data.runs.map(nameOfRun));
  const isPlanned = planned.some(({ task, surface, position = null }) =>
    names.has(nameOfRun({ task: task.id, surface, position })),
  );
  if (isPlanned) return parsed.data;
  const why = "has none of the runs to do: other tasks, surfaces or positions (--k)";
  return refuseValue("--compare", `${quoted(path)} ${why}`);
}

/** The reply of `almanac shop run`: a line for each failed run, and the totals by surface. */
export function runReply(report: Report, comparison: Comparison | undefined): Reply {
  const failed = report.runs.filter(({ success }) => !success);
  return {
    document: comparison === undefined ? report : { ...report, comparison },
    records: report.runs,
    quiet: `${report.runs.length - failed.length} of ${report.runs.length}`,
    failed: comparison === undefined ? failed.length > 0 : comparison.worse.length > 0,
    human: (style) =>
      [
        ...failed.map((run) => failure(run, style)),
        failed.length === 0 ? "" : "\n",
        totals(report, style),
        comparison === undefined ? "" : differences(comparison, style),
      ].join(""),
  };
}

function failure(run: ReportRun, style: Style): string {
  const lines = run.violations.map(
    ({ code, seq, why }) => `  ${code}${seq === null ? "" : ` at ${seq}`}: ${printable(why)}\n`,
  );
  const error = run.agent_error === null ? "" : `  ${printable(run.agent_error)}\n`;
  return `${style("red", nameOfRun(run))}  ${run.score} of 100\n${lines.join("")}${error}`;
}

const columns = [
  "surface",
  right("passed"),
  right("always"),
  right("points"),
  right("calls"),
  right("bytes"),
  right("virtual s"),
] as const;

function totals({ surfaces }: Report, style: Style): string {
  return table(
    columns,
    surfaces.map((each) => [
      each.surface,
      `${each.passed} of ${each.runs}`,
      `${each.tasks_passed_always} of ${each.tasks}`,
      `${each.points} of ${each.points_possible}`,
      String(each.calls),
      String(each.bytes_sent + each.bytes_received),
      (each.virtual_ms / 1000).toFixed(3).replace(".000", ""),
    ]),
    style,
  );
}

function differences({ better, worse }: Comparison, style: Style): string {
  const line = (mark: string) => (difference: Difference) =>
    `${mark} ${difference.run}: ${result(difference.before)} -> ${result(difference.after)}\n`;
  return [
    `\n${better.length} better, ${worse.length} worse\n`,
    ...better.map(line(style("green", "+"))),
    ...worse.map(line(style("red", "-"))),
  ].join("");
}

function result({ success, score }: Difference["before"]): string {
  return `${success ? "passed" : "failed"} ${score}`;
}
