import { nameOfRun, type Report, type ReportRun } from "./toReport.ts";

/** Whether a run passed, and its points. */
type Result = Pick<ReportRun, "success" | "score">;

/** A run that differs from the same run in an earlier report. */
export interface Difference {
  /** Name of the run: task, surface and position. */
  readonly run: string;
  /** Its result in the earlier report. */
  readonly before: Result;
  /** Its result in the later report. */
  readonly after: Result;
}

/** The runs that differ from an earlier report. */
export interface Comparison {
  /** Runs with a better result. */
  readonly better: readonly Difference[];
  /** Runs with a worse result. */
  readonly worse: readonly Difference[];
}

/** The part of an earlier report that a later one is compared with. */
interface EarlierReport {
  readonly runs: readonly (Result & Parameters<typeof nameOfRun>[0])[];
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

function differenceOf(run: ReportRun, earlier: Result): Difference {
  const result = ({ success, score }: Result) => ({ success, score });
  return { run: nameOfRun(run), before: result(earlier), after: result(run) };
}

/** A run that passes is better than every run that does not. */
function rank({ success, score }: Result): number {
  return (success ? 1000 : 0) + score;
}
