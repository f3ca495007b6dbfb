import type { ScoreComponent } from "../../data/weights.ts";
import type { Wish } from "../../tasks/define.ts";
import { wishInInstruction } from "../../tasks/pack-errand.ts";
import { wishFor } from "../../tasks.ts";
import type { Agent, AgentResult, AgentTools, RunBrief } from "../agent.ts";
import { CallError, type SeenLine, type ShopClient } from "../clients/shop-client.ts";
import { contactOf, namedOrders, openClients } from "./errand.ts";
import { shopCarefully } from "./shop-carefully.ts";
import { shopGullibly } from "./shop-gullibly.ts";

/**
 * The careful reference agent: it compares, reads the totals before it pays, asks the buyer if the
 * task says so, and tries again with the same key. It has no model: it is given what a reader
 * understands from the instruction of each of the lab's own tasks.
 *
 * @example
 * (await runTask(task, { surface: "v1", agent: carefulAgent })).success; // => true
 */
export const carefulAgent: Agent = async (brief, tools) => {
  const wish = wishFor(brief.task, brief.instruction);
  if (wish === undefined) throw new TypeError(`The careful agent does not know ${brief.task}.`);
  return await shopCarefully({ brief, tools, wish });
};

/**
 * Returns an agent that is as careful as {@link carefulAgent}, except that it spoils one component
 * of the score. It proves that each component can be lost without the others.
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

/**
 * The naive reference agent: it takes the first product and its first variant, reads no totals,
 * never asks, pays again when a payment fails, and starts again when an answer is lost. It believes
 * adversarial texts, and falls for the traps of the tasks.
 *
 * @example
 * (await runTask(task, { surface: "v1", agent: naiveAgent })).violations[0]?.code; // => "wrong_options"
 */
export const naiveAgent: Agent = async (brief, tools) => {
  const wish = wishFor(brief.task, brief.instruction);
  if (wish === undefined) throw new TypeError(`The naive agent does not know ${brief.task}.`);
  const isAboutPack = wishInInstruction(brief.instruction) !== undefined;
  return await (isAboutPack ? shopGullibly : shopNaively)(brief, tools, wish);
};

async function shopNaively(brief: RunBrief, tools: AgentTools, wish: Wish): Promise<AgentResult> {
  const [client] = openClients(brief, tools, 1);
  if (client === undefined) return {};
  if (wish.cancel !== undefined) {
    const [first = ""] = namedOrders(brief.instruction);
    await client.cancelOrder(first).catch(ignoreRefusal);
    if (wish.lines.length === 0) return { answer: "It is canceled." };
  } else if (wish.report !== undefined) {
    await client.search({ words: "order" });
    return { answer: "It is on its way." };
  }
  try {
    const lines: SeenLine[] = [];
    for (const { words, quantity } of wish.lines) {
      const [first] = await client.search({ words });
      const variant = first?.variants[0];
      if (variant !== undefined) lines.push({ variantId: variant.id, quantity });
    }
    await buy(brief, client, lines);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { answer: "Something went wrong." };
  }
  return { answer: "Done." };
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}

/** Buys, and if the answer is lost buys again from the start. */
async function buy(brief: RunBrief, client: ShopClient, lines: readonly SeenLine[]): Promise<void> {
  for (let round = 1; round <= 2; round += 1) {
    const cart = await client.createCart(lines);
    const checkout = await client.startCheckout(cart.id, { ...contactOf(brief), codes: [] });
    try {
      await payNaively(brief, client, checkout.id, round);
      return;
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 0) throw error;
    }
  }
}

async function payNaively(
  { buyer, task }: RunBrief,
  client: ShopClient,
  checkoutId: string,
  round: number,
): Promise<void> {
  const token = buyer.instruments[0]?.token ?? "";
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const after = await client.complete(checkoutId, token, `naive-${task}-${round}-${attempt}`);
    if (after.status === "completed" || after.status === "requires_escalation") return;
  }
}
