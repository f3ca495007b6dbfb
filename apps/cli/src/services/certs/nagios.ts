import type { Context } from "../../context.ts";
import { write } from "../../io.ts";
import { printable } from "../../text/printable.ts";
import type { Answered, AnswerPrinter } from "./inspect-targets.ts";
import { type CertRun, isBelow, type Limit, limitSeconds } from "./options.ts";

/**
 * States and exit codes of monitoring plug-ins:
 * https://www.monitoring-plugins.org/doc/guidelines.html
 */
const states = ["OK", "WARNING", "CRITICAL", "UNKNOWN"] as const;

// A share works for a certificate that is valid for six days, and for one that is valid for a year.
const defaultWarning: Limit = { share: 1 / 3 };
const defaultCritical: Limit = { share: 1 / 6 };

/**
 * The states, the worst first: critical is worse than unknown, and unknown is worse than a warning.
 */
const bySeverity = [2, 3, 1, 0] as const;
type State = (typeof bySeverity)[number];

/** The targets of a state: how many, and the lines of the first of them. */
interface Group {
  readonly state: State;
  readonly lines: string[];
  count: number;
}

/**
 * So many targets of each state have a line. A monitoring program keeps a few kilobytes at most.
 */
const mostLines = 100;

/**
 * Prints one line per target, the worst state first, so nothing can be printed before the last
 * answer. Only the lines that are printed are kept. The worst state decides the exit code.
 */
export function createNagiosPrinter(run: CertRun, { io }: Context): AnswerPrinter {
  const { warnWithin = defaultWarning, failWithin = defaultCritical } = run;
  const groups = bySeverity.map((state): Group => ({ state, lines: [], count: 0 }));
  return {
    waits: true,
    add: async (answer) => {
      const state = stateOf(answer, warnWithin, failWithin);
      const group = groups.find((each) => each.state === state);
      if (group === undefined) return;
      group.count++;
      if (group.count > mostLines) return;
      group.lines.push(
        `${states[state]} - ${printable(wordsOf(answer, warnWithin, failWithin))}\n`,
      );
    },
    end: async () => {
      const found = groups.filter(({ count }) => count > 0);
      for (const { state, lines, count } of found) {
        const more = count > mostLines ? `${states[state]} - and ${count - mostLines} more\n` : "";
        await write(io.stdout, lines.join("") + more);
      }
      return { exit: found[0]?.state ?? 3 };
    },
  };
}

/** A server that does not answer is critical (2). A target that cannot be asked is unknown (3). */
function stateOf({ report, error }: Answered, warning: Limit, critical: Limit): State {
  if (report === undefined) {
    return error && ["unreachable", "timeout"].includes(error.category) ? 2 : 3;
  }
  return isBelow(report, critical) ? 2 : isBelow(report, warning) ? 1 : 0;
}

function wordsOf({ name, report, reason }: Answered, warning: Limit, critical: Limit): string {
  if (report === undefined) return `${name}: ${reason}`;
  const { days_remaining, seconds_remaining, expires_at } = report;
  const limits = [warning, critical].map((limit) => limitSeconds(report, limit) ?? "");
  const label = name.replaceAll(/['=|]/g, "_");
  return `${name} expires ${expires_at}, ${days_remaining} days left | '${label}'=${seconds_remaining}s;${limits.join(";")}`;
}
