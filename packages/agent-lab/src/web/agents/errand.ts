import { fieldsOf } from "@almanac/kernel/objects/objects";
import type { ScoreComponent } from "../../data/weights.ts";
import type { Wish } from "../../tasks/define.ts";
import type { AgentTools, RunBrief } from "../agent.ts";
import { send } from "../clients/send.ts";
import type { CheckoutDetails, ShopClient } from "../clients/shop-client.ts";
import { createUcpClient } from "../clients/ucp-client.ts";
import { createV1Client } from "../clients/v1-client.ts";

/** The errand of a scripted agent: the run, what the agent wants, and what it spoils on purpose. */
export interface Errand {
  readonly brief: RunBrief;
  readonly tools: AgentTools;
  readonly wish: Wish;
  readonly spoils?: ScoreComponent;
}

/** Ends an errand without a purchase. The message is the answer to the buyer. */
export class GivenUp extends Error {
  constructor(message: string) {
    super(message);
    this.name = "GivenUp";
  }
}

/**
 * Asks the buyer, over the surface of the run. Returns whether they agree; null if they do
 * not answer.
 */
export async function askBuyer(
  brief: RunBrief,
  tools: AgentTools,
  question: { readonly about: string; readonly checkout_id?: string; readonly shop?: string },
): Promise<boolean | null> {
  const isMcp = brief.surface === "mcp";
  const body = isMcp
    ? {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "ask_buyer", arguments: question },
      }
    : question;
  const url = isMcp ? brief.buyer_mcp_url : brief.buyer_url;
  const document = await send(tools, { method: "POST", url, body }, { attempts: 3 });
  const answer = isMcp ? fieldsOf(fieldsOf(document.result).structuredContent) : document;
  return typeof answer.agrees === "boolean" ? answer.agrees : null;
}

/** Who buys, and where the goods go, as a checkout asks for it. */
export function contactOf({ buyer }: RunBrief): Omit<CheckoutDetails, "codes"> {
  const { email, first_name: firstName, last_name: lastName, address } = buyer;
  return { email, firstName, lastName, address };
}

/** The ids of the orders that an instruction names. */
export function namedOrders(instruction: string): readonly string[] {
  return instruction.match(/\bord_[0-9a-z]+\b/g) ?? [];
}

/** A client for each shop of a run, over the surface of the run. */
export function openClients(brief: RunBrief, tools: AgentTools, attempts: number): ShopClient[] {
  return brief.shops.map((shop) => {
    if (brief.surface === "ucp" || brief.surface === "mcp") {
      return createUcpClient(shop, tools, attempts, brief.surface);
    }
    return createV1Client(shop, tools, attempts);
  });
}
