import type { Reply } from "../../output/print-reply.ts";
import { printable } from "../../output/printable.ts";
import type { Answered } from "./inspect-targets.ts";
import type { CertRun } from "./options.ts";
import { isBelow, type Limit, limitSeconds } from "./read-threshold.ts";

/** States and exit codes of monitoring plug-ins: https://www.monitoring-plugins.org/doc/guidelines.html */
const states = ["OK", "WARNING", "CRITICAL", "UNKNOWN"] as const;

// A share works for a certificate that is valid for six days, and for one that is valid for a year.
const defaultWarning: Limit = { share: 1 / 3 };
const defaultCritical: Limit = { share: 1 / 6 };

/** One line per target, the worst state first. The worst state decides the exit code. */
export function nagiosReply(answers: readonly Answered[], run: CertRun): Reply {
  const { warnWithin = defaultWarning, failWithin = defaultCritical } = run;
  const lines = answers
    .map((answer) => ({ state: stateOf(answer, warnWithin, failWithin), answer }))
    .sort((one, other) => severity(other.state) - severity(one.state))
    .map(
      ({ state, answer }) =>
        `${states[state]} - ${printable(wordsOf(answer, warnWithin, failWithin))}\n`,
    );
  const worst = answers
    .map((answer) => stateOf(answer, warnWithin, failWithin))
    .sort((one, other) => severity(other) - severity(one))[0];
  const text = lines.join("");
  return { document: undefined, text, human: () => text, exit: worst ?? 3 };
}

/** A server that does not answer is critical (2). A target that cannot be asked is unknown (3). */
function stateOf({ report, error }: Answered, warning: Limit, critical: Limit): number {
  if (report === undefined) {
    return error && ["unreachable", "timeout"].includes(error.category) ? 2 : 3;
  }
  return isBelow(report, critical) ? 2 : isBelow(report, warning) ? 1 : 0;
}

/** Sorts the states: critical is worse than unknown, and unknown is worse than a warning. */
function severity(state: number): number {
  return state === 3 ? 1.5 : state;
}

function wordsOf({ name, report, reason }: Answered, warning: Limit, critical: Limit): string {
  if (report === undefined) return `${name}: ${reason}`;
  const { days_remaining, seconds_remaining, expires_at } = report;
  const limits = [warning, critical].map((limit) => limitSeconds(report, limit) ?? "");
  const label = name.replaceAll(/['=|]/g, "_");
  return `${name} expires ${expires_at}, ${days_remaining} days left | '${label}'=${seconds_remaining}s;${limits.join(";")}`;
}
