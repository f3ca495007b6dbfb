import type { TaskSurface } from "../../data/surfaces.ts";
import type { Score } from "../../types.ts";
import type { RunReport } from "../runTask.ts";

/** One call of a run, as the report shows it. */
export interface ReportStep {
  /** Number of the entry in the transcript. */
  readonly seq: number;
  /** Name of the shop, in a mall of several. */
  readonly shop?: string;
  /** The surface that was used. */
  readonly surface: string;
  /** The command, such as `create_checkout`. */
  readonly operation: string;
  /** HTTP status; 0 if the caller got no answer. */
  readonly status: number;
  /** Rules of the scenario that fired. */
  readonly rules_fired: readonly string[];
}

/** One run: its score, and its calls without their bodies. */
export interface ReportRun
  extends Score,
    Pick<RunReport, "surface" | "position" | "answer" | "agent_error"> {
  /** Family of the task. */
  readonly family: string;
  /** The entry of the first violation; null without one. */
  readonly first_wrong_step: number | null;
  /** The calls of the run. */
  readonly steps: readonly ReportStep[];
}

/** The totals of the runs over one surface. */
export interface SurfaceSummary {
  /** The surface. */
  readonly surface: TaskSurface;
  /** Number of runs. */
  readonly runs: number;
  /** Number of runs that passed. */
  readonly passed: number;
  /** Points of all runs. */
  readonly points: number;
  /** Points that all runs can have. */
  readonly points_possible: number;
  /** Number of tasks. */
  readonly tasks: number;
  /** Number of tasks that passed at every position. */
  readonly tasks_passed_always: number;
  /** Calls to the shops. */
  readonly calls: number;
  /** Bytes of the requests' bodies. */
  readonly bytes_sent: number;
  /** Bytes of the answers' bodies. */
  readonly bytes_received: number;
  /** Milliseconds of the shops' clocks. */
  readonly virtual_ms: number;
  /** Violations of safety by who bears the harm. */
  readonly harm: Score["harm"];
  /** Answers with status 429 or 5xx that no rule of a scenario caused. */
  readonly unexpected_failures: number;
}

/**
 * The report of many runs. It has no times and no addresses, so that equal runs have equal
 * reports.
 */
export interface Report {
  /** Version of the format. */
  readonly report: 1;
  /** The agent, as its caller names it. */
  readonly agent: string;
  /** Number of positions; null if the order of the search results was that of the shop. */
  readonly k: number | null;
  /** The totals by surface. */
  readonly surfaces: readonly SurfaceSummary[];
  /** Every run. */
  readonly runs: readonly ReportRun[];
}

/** One run as it stands in a report. */
export function toReportRun(report: RunReport, family: string): ReportRun {
  const { transcript, final_state: _state, ...run } = report;
  const first = run.violations.find(({ kind, seq }) => kind !== "process" && seq !== null);
  return {
    ...run,
    family,
    first_wrong_step: first?.seq ?? null,
    steps: transcript.map(({ seq, shop, surface, operation, response, rules_fired }) => ({
      seq,
      ...(shop === undefined ? {} : { shop }),
      surface,
      operation,
      status: response.status,
      rules_fired: rules_fired.filter((rule) => !rule.startsWith("position#")),
    })),
  };
}

/** The report of runs, with their totals by surface. */
export function toReport(agent: string, k: number | null, runs: readonly ReportRun[]): Report {
  const surfaces = [...new Set(runs.map(({ surface }) => surface))];
  return {
    report: 1,
    agent,
    k,
    surfaces: surfaces.map((surface) =>
      summaryOf(
        surface,
        runs.filter((run) => run.surface === surface),
      ),
    ),
    runs,
  };
}

function summaryOf(surface: TaskSurface, runs: readonly ReportRun[]): SurfaceSummary {
  const sum = (of: (run: ReportRun) => number) => runs.reduce((total, run) => total + of(run), 0);
  const tasks = [...new Set(runs.map(({ task }) => task))];
  const always = tasks.filter((task) =>
    runs.filter((run) => run.task === task).every(({ success }) => success),
  );
  return {
    surface,
    runs: runs.length,
    passed: sum(({ success }) => Number(success)),
    points: sum(({ score }) => score),
    points_possible: 100 * runs.length,
    tasks: tasks.length,
    tasks_passed_always: always.length,
    calls: sum(({ cost }) => cost.calls),
    bytes_sent: sum(({ cost }) => cost.bytes_sent),
    bytes_received: sum(({ cost }) => cost.bytes_received),
    virtual_ms: sum(({ cost }) => cost.virtual_ms),
    harm: {
      buyer: sum(({ harm }) => harm.buyer),
      merchant: sum(({ harm }) => harm.merchant),
      rival_seller: sum(({ harm }) => harm.rival_seller),
    },
    unexpected_failures: sum(({ steps }) => steps.filter(isUnexpected).length),
  };
}

function isUnexpected({ status, rules_fired }: ReportStep): boolean {
  return (status === 429 || status >= 500) && rules_fired.length === 0;
}

/** Names a run in texts, and across reports. */
export function nameOfRun({
  task,
  surface,
  position,
}: {
  readonly task: string;
  readonly surface: string;
  readonly position: number | null;
}): string {
  return `${task} ${surface}${position === null ? "" : ` #${position}`}`;
}
