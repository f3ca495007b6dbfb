import type { Comparison } from "../compare.ts";
import { escapeMarkup } from "../escape-markup.ts";
import type { Report, SurfaceSummary } from "../report.ts";
import { seconds } from "../run-reply.ts";
import { bars } from "./bars.ts";
import { style } from "./style.ts";
import { timeline } from "./timeline.ts";

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
<p class="soft">${passed} of ${runs.length} runs passed${k === null ? "" : `, ${k} positions per task`}.</p>
<h2>By surface</h2>
<div class="scroll"><table>
<tr><th>Surface</th><th>Passed</th><th>Always</th><th>Points</th><th>Calls</th><th>Bytes sent</th><th>Bytes received</th><th>Virtual s</th><th>Harm: buyer</th><th>merchant</th><th>rival seller</th></tr>
${surfaces.map(surfaceRow).join("\n")}
</table></div>
${comparison === undefined ? "" : changes(comparison)}
<h2>By task</h2>
${bars(runs)}
<h2>Runs</h2>
${runs.map(timeline).join("\n")}
</html>
`;
}

function surfaceRow(each: SurfaceSummary): string {
  const cells = [
    each.surface,
    `${each.passed} of ${each.runs}`,
    `${each.tasks_passed_always} of ${each.tasks}`,
    `${each.points} of ${each.points_possible}`,
    String(each.calls),
    String(each.bytes_sent),
    String(each.bytes_received),
    seconds(each.virtual_ms),
    String(each.harm.buyer),
    String(each.harm.merchant),
    String(each.harm.rival_seller),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

function changes({ better, worse }: Comparison): string {
  const item = (kind: string) => (difference: Comparison["better"][number]) =>
    `<li class="${kind === "worse" ? "wrong" : ""}">${escapeMarkup(difference.run)}: ${difference.before.score} to ${difference.after.score}, ${kind}</li>`;
  return `<h2>Since the earlier report</h2>
<p>${better.length} better, ${worse.length} worse</p>
<ol>${[...worse.map(item("worse")), ...better.map(item("better"))].join("")}</ol>`;
}
