import { wishFor } from "../../tasks.ts";
import type { Agent } from "../agent.ts";
import { shopCarefully } from "./shop-carefully.ts";

/**
 * The careful reference agent: it compares, reads the totals before it pays, asks the buyer if the task says so, and
 * tries again with the same key. It has no model: it is given what a reader understands from the instruction of each of
 * the lab's own tasks.
 *
 * @example
 * (await runTask(task, { surface: "v1", agent: carefulAgent })).success; // => true
 */
export const carefulAgent: Agent = async (brief, tools) => {
  const wish = wishFor(brief.task, brief.instruction);
  if (wish === undefined) throw new TypeError(`The careful agent does not know ${brief.task}.`);
  return await shopCarefully({ brief, tools, wish });
};
