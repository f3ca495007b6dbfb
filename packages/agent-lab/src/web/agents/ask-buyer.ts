import { fieldsOf } from "@almanac/kernel/objects/objects";
import type { AgentTools, RunBrief } from "../agent.ts";
import { send } from "../clients/send.ts";

/** Asks the buyer, over the surface of the run. Returns whether they agree; null if they do not answer. */
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
