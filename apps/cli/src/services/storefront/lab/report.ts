import type { RunReport, Score, TaskSurface } from "@almanac/agent-lab";

/** One call of a run, as the report shows it. */
export interface ReportStep {
  readonly seq: number;
  readonly shop?: string;
  readonly surface: string;
  readonly operation: string;
  readonly status: number;
  readonly rules_fired: readonly string[];
}

/** One run. */
export interface ReportRun extends Score {
  readonly family: string;
  readonly surface: TaskSurface;
  readonly position: number | null;
  readonly answer: string;
  readonly agent_error: string | null;
  /** The entry of the first violation; null without one. */
  readonly first_wrong_step: number | null;
  readonly steps: readonly ReportStep[];
}

export interface SurfaceSummary {
  readonly surface: TaskSurface;
  readonly runs: number;
  readonly passed: number;
  readonly points: number;
  readonly points_possible: number;
  /** The number of tasks, and how many of them passed at every position. */
  readonly tasks: number;
  readonly tasks_passed_always: number;
  readonly calls: number;
  readonly bytes_sent: number;
  readonly bytes_received: number;
  readonly virtual_ms: number;
  readonly harm: Score["harm"];
  /** Answers with status 429 or 5xx that no rule of a scenario caused. */
  readonly unexpected_failures: number;
}

/**
 * The report of `almanac shop run`. It has no times and no addresses, so that equal runs have
 * equal reports.
 */
export interface Report {
  readonly report: 1;
  readonly agent: string;
  /** Number of positions; null if the order of the search results was that of the shop. */
  readonly k: number | null;
  readonly surfaces: readonly SurfaceSummary[];
  readonly runs: readonly ReportRun[];
}

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

/** The report as JUnit XML: a suite for each surface, a case for each run. */
export function toJunit({ runs, surfaces }: Report): string {
  const suites = surfaces.map(({ surface, passed, runs: count }) => {
    const cases = runs.filter((run) => run.surface === surface).map(caseOf);
    return `  <testsuite name="${surface}" tests="${count}" failures="${count - passed}">\n${cases.join("")}  </testsuite>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join("")}</testsuites>\n`;
}

function caseOf(run: ReportRun): string {
  const name = `    <testcase classname="${escapeMarkup(run.family)}" name="${escapeMarkup(nameOfRun(run))}"`;
  if (run.success) return `${name}/>\n`;
  const reasons = run.violations.map(
    ({ code, seq, why }) => `${code}${seq === null ? "" : ` at ${seq}`}: ${why}`,
  );
  const text = escapeMarkup(reasons.join("\n"));
  return `${name}>\n      <failure message="${run.score} of 100">${text}</failure>\n    </testcase>\n`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML and XML. Characters that XML does not allow are dropped. */
export function escapeMarkup(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0, section 2.2 excludes them.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"']/g, (character) => entities[character] ?? "")
  );
}
