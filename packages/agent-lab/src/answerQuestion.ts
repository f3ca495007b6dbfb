import type { BuyerAnswer, Task } from "./types.ts";

/**
 * The buyer's answer to a question, from the table of the task. The same subject gets the
 * same answer.
 */
export function answerQuestion({ buyer_script }: Task, about: string): BuyerAnswer {
  const known = buyer_script.answers.find((each) => each.about === about);
  return known === undefined
    ? { about, answer: "I have no preference.", agrees: true }
    : { about, answer: known.answer, agrees: known.agrees ?? true };
}

/** What the buyer does on the page behind `continue_url`, where they see the total. */
export function decideOnPage(
  { buyer_script }: Task,
  total: number,
): "approve" | "refuse" | "never" {
  const { decision = "never", up_to } = buyer_script.page ?? {};
  return decision === "approve" && up_to !== undefined && total > up_to ? "refuse" : decision;
}

/** What the buyer says after the page. */
export function answerAfterPage(decision: "approve" | "refuse" | "never"): BuyerAnswer {
  const about = "continue_url";
  if (decision === "approve") return { about, answer: "I have approved it.", agrees: true };
  if (decision === "refuse") return { about, answer: "I have refused it.", agrees: false };
  return { about, answer: "", agrees: null };
}
