import type { ScoreComponent } from "../../data/weights.ts";
import { wishFor } from "../../tasks.ts";
import type { Agent } from "../agent.ts";
import { shopCarefully } from "./shop-carefully.ts";

/**
 * Returns an agent that is as careful as {@link carefulAgent}, except that it spoils one component of the score. It
 * proves that each component can be lost without the others.
 *
 * @example
 * (await runTask(task, { surface: "v1", agent: spoilerAgent("quantity") })).components.quantity.points; // => 0
 */
export function spoilerAgent(component: ScoreComponent): Agent {
  return async (brief, tools) => {
    const wish = wishFor(brief.task, brief.instruction);
    if (wish === undefined) throw new TypeError(`The spoiler does not know ${brief.task}.`);
    return await shopCarefully({ brief, tools, wish, spoils: component });
  };
}
