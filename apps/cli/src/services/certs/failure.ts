import type { Reply } from "../../output/print-reply.ts";
import type { Answered } from "./inspect-targets.ts";
import type { CertRun } from "./options.ts";
import { isBelow } from "./read-threshold.ts";

/**
 * Whether the command exits with 1, and the line that says why. The line leaves out a target without a report, because its
 * row shows the error.
 */
export function failureOf(
  answers: readonly Answered[],
  { failWithin, failWithinText }: Pick<CertRun, "failWithin" | "failWithinText">,
): Pick<Reply, "failed" | "failure"> {
  const reported = answers.flatMap(({ name, report }) => (report ? [{ name, report }] : []));
  const below = reported.filter(({ report }) => isBelow(report, failWithin));
  const expired = below.filter(({ report }) => report.trust.expired);
  const ending = below.filter(({ report }) => !report.trust.expired);
  const reasons = [
    ...reason(expired, answers.length, "expired"),
    ...reason(ending, answers.length, `less time left than --fail-within ${failWithinText}`),
  ];
  return {
    failed: below.length > 0 || reported.length < answers.length,
    ...(reasons.length === 0 ? {} : { failure: reasons.join(", ") }),
  };
}

/** `a.test has expired`, or `2 of 5 have expired`. */
function reason(
  answers: readonly { readonly name: string }[],
  count: number,
  what: string,
): string[] {
  const [first] = answers;
  if (first === undefined) return [];
  const { length } = answers;
  return [length === 1 ? `${first.name} has ${what}` : `${length} of ${count} have ${what}`];
}
