import type { Reply } from "../../../output/print-reply.ts";
import { printable } from "../../../output/printable.ts";
import type { Style } from "../../../output/style.ts";
import { table } from "../../../output/table.ts";
import type { Comparison, Difference } from "./compare.ts";
import { nameOfRun, type Report, type ReportRun } from "./report.ts";

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
  { title: "surface" },
  { title: "passed", align: "right" },
  { title: "always", align: "right" },
  { title: "points", align: "right" },
  { title: "calls", align: "right" },
  { title: "bytes", align: "right" },
  { title: "virtual s", align: "right" },
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
      seconds(each.virtual_ms),
    ]),
    style,
  );
}

/** Milliseconds as seconds, exactly. */
export function seconds(ms: number): string {
  const rest = ms % 1000;
  const whole = String((ms - rest) / 1000);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(3, "0")}`;
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
