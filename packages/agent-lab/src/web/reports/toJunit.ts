import { nameOfRun, type Report, type ReportRun } from "./toReport.ts";

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
