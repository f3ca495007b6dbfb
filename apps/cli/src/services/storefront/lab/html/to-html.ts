import type { Comparison } from "../compare.ts";
import { escapeMarkup } from "../escape-markup.ts";
import type { Report } from "../report.ts";
import { bars } from "./bars.ts";
import { style } from "./style.ts";
import { surfaceTable } from "./surface-table.ts";
import { timeline } from "./timeline.ts";

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
