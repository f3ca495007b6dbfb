import * as z from "zod";
import { quoted } from "../../../output/printable.ts";
import { refuse } from "../refuse.ts";
import { readJson } from "../store-options.ts";
import type { PlannedRun } from "./lab-server.ts";
import { nameOfRun, type Report, type ReportRun } from "./report.ts";

/** A run that differs from the same run in an earlier report. */
export interface Difference {
  readonly run: string;
  readonly before: { readonly success: boolean; readonly score: number };
  readonly after: { readonly success: boolean; readonly score: number };
}

export interface Comparison {
  readonly better: readonly Difference[];
  readonly worse: readonly Difference[];
}

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

/** Reads an earlier report before the runs begin. It must have at least one of the runs that are planned. */
export function readReport(path: string, planned: readonly PlannedRun[]): EarlierReport {
  const parsed = reportSchema.safeParse(readJson(path, "--compare"));
  if (parsed.success) {
    const names = new Set(parsed.data.runs.map(nameOfRun));
    const isPlanned = planned.some(({ task, surface, position = null }) =>
      names.has(nameOfRun({ task: task.id, surface, position })),
    );
    if (isPlanned) return parsed.data;
    return refuse({
      code: "invalid_value",
      parameter: "--compare",
      what: `--compare ${quoted(path)} has none of the runs to do: other tasks, surfaces or positions (--k)`,
    });
  }
  return refuse({
    code: "invalid_value",
    parameter: "--compare",
    what: `--compare ${quoted(path)} is not a report of shop run --json`,
  });
}

/** Compares a report with an earlier one. Runs that are only in one of them are left out. */
export function compareReports(after: Report, earlier: EarlierReport): Comparison {
  const before = new Map(earlier.runs.map((run) => [nameOfRun(run), run]));
  const pairs = after.runs.flatMap((run) => {
    const earlier = before.get(nameOfRun(run));
    return earlier === undefined ? [] : [differenceOf(run, earlier)];
  });
  return {
    better: pairs.filter((pair) => rank(pair.after) > rank(pair.before)),
    worse: pairs.filter((pair) => rank(pair.after) < rank(pair.before)),
  };
}

type Result = Difference["before"];

function differenceOf(run: ReportRun, earlier: Result): Difference {
  const result = ({ success, score }: Result) => ({ success, score });
  return { run: nameOfRun(run), before: result(earlier), after: result(run) };
}

/** A run that passes is better than every run that does not. */
function rank({ success, score }: Result): number {
  return (success ? 1000 : 0) + score;
}
