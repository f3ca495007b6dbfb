import type { Comparison } from "./compareReports.ts";
import { escapeMarkup } from "./toJunit.ts";
import {
  nameOfRun,
  type Report,
  type ReportRun,
  type ReportStep,
  type SurfaceSummary,
} from "./toReport.ts";

/** With more failed runs than these, each is closed, so that the page stays short. */
const mostOpen = 10;

/** The report as one HTML file: totals, bars by task and surface, and a timeline of every run. */
export function toHtml(report: Report, comparison: Comparison | undefined): string {
  const { agent, k, surfaces, runs } = report;
  const passed = runs.filter(({ success }) => success).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Agent lab: ${escapeMarkup(agent)}</title>
<style>${style}</style>
<h1>Agent lab</h1>
<p><code>${escapeMarkup(agent)}</code></p>
<p class="soft">${passed} of ${runs.length} runs passed${k === null ? "" : `, ${k} ${k === 1 ? "position" : "positions"} per task`}.</p>
<h2>By surface</h2>
${surfaceTable(surfaces)}
${comparison === undefined ? "" : changes(comparison)}
<h2>By task</h2>
${bars(runs)}
<h2>Runs</h2>
${runs.map((run) => timeline(run, !run.success && runs.length - passed <= mostOpen)).join("\n")}
</html>
`;
}

function changes({ better, worse }: Comparison): string {
  const item = (kind: string) => (difference: Comparison["better"][number]) =>
    `<li class="${kind === "worse" ? "wrong" : ""}">${escapeMarkup(difference.run)}: ${difference.before.score} to ${difference.after.score}, ${kind}</li>`;
  return `<h2>Since the earlier report</h2>
<p>${better.length} better, ${worse.length} worse</p>
<ol>${[...worse.map(item("worse")), ...better.map(item("better"))].join("")}</ol>`;
}

/** The style of the report: light and dark, phone and desktop, without any other file. */
const style = `
:root { color-scheme: light dark; --ink: #1c1f24; --soft: #5a6270; --paper: #ffffff; --line: #d9dde3; --card: #f6f7f9;
  --good: #1a7f4b; --bad: #b3261e; --bar: #3b6fd4; --rest: #e3e7ee; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaee; --soft: #a3abb8; --paper: #14171c; --line: #343a44;
  --card: #1d2128; --good: #55c98b; --bad: #ff8a80; --bar: #7aa5ff; --rest: #2c323c; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .75rem; }
p { margin: .25rem 0; } .soft { color: var(--soft); }
table { border-collapse: collapse; width: 100%; } th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
td { white-space: nowrap; } th:first-child, td:first-child { text-align: left; }
th[scope=row] { font-weight: 400; } table { max-width: 44rem; } .scroll { overflow-x: auto; }
.row { display: grid; grid-template-columns: minmax(9rem, 18rem) 1fr; gap: .25rem 1rem; align-items: center; padding: .3rem 0;
  border-bottom: 1px solid var(--line); }
.name { overflow-wrap: anywhere; } .bars { display: grid; gap: .2rem; }
.bar { display: grid; grid-template-columns: 3rem 1fr 6rem; gap: .5rem; align-items: center; font-size: .85rem; }
.track { background: var(--rest); border-radius: 3px; height: .7rem; overflow: hidden; }
.fill { display: block; background: var(--bar); height: 100%; } .fill.bad { background: var(--bad); }
.good { color: var(--good); } .bad-text { color: var(--bad); }
details { background: var(--card); border: 1px solid var(--line); border-radius: 6px; margin: .4rem 0; padding: .4rem .75rem; }
summary { cursor: pointer; overflow-wrap: anywhere; } ol { margin: .5rem 0; padding-left: 0; list-style: none; }
li { border-left: 3px solid var(--line); margin: 0; padding: .15rem .75rem; } li.wrong { border-color: var(--bad); font-weight: 600; }
code { font: .85em ui-monospace, monospace; overflow-wrap: anywhere; }
@media (max-width: 34rem) { .row { grid-template-columns: 1fr; } table { font-size: .85rem; } th, td { padding: .3rem; } }
`;

/** A bar for every task and surface: the mean of its points, red if a run failed. */
function bars(runs: readonly ReportRun[]): string {
  const tasks = [...new Set(runs.map(({ task }) => task))];
  return tasks
    .map((task) => {
      const own = runs.filter((run) => run.task === task);
      const surfaces = [...new Set(own.map(({ surface }) => surface))];
      const lines = surfaces.map((surface) =>
        bar(
          surface,
          own.filter((run) => run.surface === surface),
        ),
      );
      return `<div class="row"><div class="name">${escapeMarkup(task)}</div><div class="bars">${lines.join("")}</div></div>`;
    })
    .join("\n");
}

function bar(surface: string, runs: readonly ReportRun[]): string {
  const mean = Math.floor(runs.reduce((sum, { score }) => sum + score, 0) / runs.length);
  const passed = runs.filter(({ success }) => success).length;
  const isGood = passed === runs.length;
  const fill = `<span class="fill${isGood ? "" : " bad"}" style="width:${mean}%"></span>`;
  const outcome = isGood ? "passed" : "failed";
  const verdict = `${mean}, ${runs.length === 1 ? outcome : `${passed} of ${runs.length}`}`;
  const label = `${surface}: ${mean} of 100 points, ${passed} of ${runs.length} passed`;
  return `<div class="bar"><span>${surface}</span><span class="track" role="img" aria-label="${label}">${fill}</span><span class="${isGood ? "good" : "bad-text"}">${verdict}</span></div>`;
}

const figures: Readonly<Record<string, (surface: SurfaceSummary) => string>> = {
  "Runs passed": ({ passed, runs }) => `${passed} of ${runs}`,
  "Tasks passed always": ({ tasks, tasks_passed_always }) => `${tasks_passed_always} of ${tasks}`,
  Points: ({ points }) => grouped(points),
  "Points possible": ({ points_possible }) => grouped(points_possible),
  Calls: ({ calls }) => grouped(calls),
  "Bytes sent": ({ bytes_sent }) => grouped(bytes_sent),
  "Bytes received": ({ bytes_received }) => grouped(bytes_received),
  "Virtual seconds": ({ virtual_ms }) => (virtual_ms / 1000).toFixed(3).replace(".000", ""),
  "Harm to the buyer": ({ harm }) => grouped(harm.buyer),
  "Harm to the merchant": ({ harm }) => grouped(harm.merchant),
  "Harm to a rival seller": ({ harm }) => grouped(harm.rival_seller),
};

/**
 * The totals: a row for each figure, and a column for each surface, so that the table fits on
 * a phone.
 */
function surfaceTable(surfaces: readonly SurfaceSummary[]): string {
  const head = surfaces.map(({ surface }) => `<th scope="col">${surface}</th>`).join("");
  const rows = Object.entries(figures).map(([name, figure]) => {
    const cells = surfaces.map((each) => `<td>${figure(each)}</td>`).join("");
    return `<tr><th scope="row">${name}</th>${cells}</tr>`;
  });
  return `<div class="scroll"><table>
<tr><td></td>${head}</tr>
${rows.join("\n")}
</table></div>`;
}

/** A whole number with narrow spaces between groups of three digits. */
function grouped(count: number): string {
  return String(count).replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, "\u202f");
}

/** The steps of a run, with the first wrong one marked, and the reasons for lost points. */
function timeline(run: ReportRun, isOpen: boolean): string {
  const verdict = run.success
    ? '<span class="good">passed</span>'
    : '<span class="bad-text">failed</span>';
  const distinct = [...new Set(run.violations.map(({ code }) => code))];
  const codes = distinct.map((code) => ` <code>${code}</code>`).join("");
  const reasons = run.violations.map(
    ({ code, seq, why }) =>
      `<p><code>${code}</code>${seq === null ? "" : ` at step ${seq}`}: ${escapeMarkup(why)}</p>`,
  );
  const error =
    run.agent_error === null ? "" : `<p class="bad-text">${escapeMarkup(run.agent_error)}</p>`;
  const answer = run.answer === "" ? "" : `<p class="soft">Answer: ${escapeMarkup(run.answer)}</p>`;
  return `<details${isOpen ? " open" : ""}><summary>${escapeMarkup(nameOfRun(run))}: ${verdict}, ${run.score} of 100${codes}</summary>
${reasons.join("")}${error}${answer}<ol>${run.steps.map((step) => stepLine(step, run.first_wrong_step)).join("")}</ol></details>`;
}

function stepLine(
  { seq, shop, operation, status, rules_fired }: ReportStep,
  wrong: number | null,
): string {
  const isWrong = seq === wrong;
  const rules =
    rules_fired.length === 0 ? "" : ` <code>${escapeMarkup(rules_fired.join(" "))}</code>`;
  const where = shop === undefined ? "" : ` ${escapeMarkup(shop)}`;
  const outcome = status === 0 ? "no answer" : String(status);
  const mark = isWrong ? " &larr; first wrong step" : "";
  return `<li${isWrong ? ' class="wrong"' : ""}>${seq} ${escapeMarkup(operation)}${where} <span class="soft">${outcome}</span>${rules}${mark}</li>`;
}
