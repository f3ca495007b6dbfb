import { escapeMarkup } from "../escape-markup.ts";
import { nameOfRun, type ReportRun, type ReportStep } from "../report.ts";

/** The steps of a run, with the first wrong one marked, and the reasons for lost points. */
export function timeline(run: ReportRun, isOpen: boolean): string {
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
