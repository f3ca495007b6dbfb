import { escapeMarkup } from "../escape-markup.ts";
import type { ReportRun } from "../report.ts";

/** A bar for every task and surface: the mean of its points, red if a run failed. */
export function bars(runs: readonly ReportRun[]): string {
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
