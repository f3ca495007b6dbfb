import type { Reply } from "../../output/print-reply.ts";
import type { Answered } from "./inspect-targets.ts";
import { type CertRun, isBelow } from "./options.ts";

type Failure = Pick<Reply, "failed" | "failure">;

/** Whether the command exits with 1, and the line that says why. */
export function failureOf(answers: readonly Answered[], run: CertRun): Failure {
  const failures = createFailureCount(run);
  for (const answer of answers) failures.add(answer);
  return failures.reply();
}

/** The same for answers that are not kept. Leaves out errors, which have a row. */
export function createFailureCount({ failWithin, failWithinText }: CertRun) {
  const expired = createGroup("expired");
  const ending = createGroup(`less time left than --fail-within ${failWithinText}`);
  let count = 0;
  let failed = false;
  return {
    add: ({ name, report }: Answered): void => {
      count++;
      if (report !== undefined && !isBelow(report, failWithin)) return;
      failed = true;
      if (report !== undefined) (report.trust.expired ? expired : ending).add(name);
    },
    reply: (): Failure => {
      const reasons = [...expired.words(count), ...ending.words(count)];
      return { failed, ...(reasons.length === 0 ? {} : { failure: reasons.join(", ") }) };
    },
  };
}

/** Counts targets with the same reason: `a.test has expired`, or `2 of 5 have expired`. */
function createGroup(reason: string) {
  let first = "";
  let size = 0;
  return {
    add: (name: string): void => {
      if (size === 0) first = name;
      size++;
    },
    words: (count: number): string[] => {
      if (size === 0) return [];
      return [size === 1 ? `${first} has ${reason}` : `${size} of ${count} have ${reason}`];
    },
  };
}
