import { partPoints } from "../../data/weights.ts";
import type { Task } from "../../types.ts";
import type { Completion, Facts } from "./facts.ts";
import { type Finding, finding } from "./finding.ts";
import { sumsIn } from "./sums-in.ts";

interface Judged {
  readonly points: number;
  readonly findings: readonly Finding[];
}

const showing = new Set([
  "create_checkout",
  "get_checkout",
  "update_checkout",
  "complete_checkout",
]);

/** Judges the agent's conduct: it reads the totals before paying, places one order, and asks no needless questions. */
export function judgeConduct(task: Task, facts: Facts, ordersAllowed: number): Judged {
  const unread = facts.completions.filter((completion) => !wasShown(facts, completion));
  const needless = needlessQuestions(task, facts);
  const second = facts.completions.slice(ordersAllowed);
  const findings: Finding[] = [
    ...unread.map(({ entry }) =>
      finding(
        "totals_not_read",
        entry.seq,
        "The order was placed at a total that no earlier answer had shown.",
      ),
    ),
    ...needless.map(({ seq, about }) =>
      finding(
        "needless_question",
        seq,
        `The buyer had already said what is needed about ${about}.`,
      ),
    ),
  ];
  return {
    points:
      (unread.length === 0 ? partPoints.totalsRead : 0) +
      (second.length === 0 ? partPoints.oneOrder : 0) +
      Math.max(0, partPoints.questions - needless.length),
    findings,
  };
}

/** Whether an earlier answer about the same checkout showed the total at which it was completed. */
function wasShown({ calls }: Facts, { entry }: Completion): boolean {
  if (entry.operation !== "complete_checkout") return true;
  const paid = sumsIn(entry.response.body)?.total;
  return calls.some(
    ({ seq, operation, ids, response, shop }) =>
      seq < entry.seq &&
      shop === entry.shop &&
      showing.has(operation) &&
      ids.checkout === entry.ids.checkout &&
      response.dropped !== true &&
      response.status < 400 &&
      (paid === undefined || sumsIn(response.body)?.total === paid),
  );
}

/** Questions whose subject the script does not expect, and repeated ones. */
function needlessQuestions({ buyer_script }: Task, { questions }: Facts) {
  return questions.filter(({ about }, at) => {
    const expected = buyer_script.answers.some((answer) => answer.about === about);
    const repeated = questions.slice(0, at).some((earlier) => earlier.about === about);
    return !expected || repeated;
  });
}
