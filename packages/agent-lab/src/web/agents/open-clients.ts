import type { AgentTools, RunBrief } from "../agent.ts";
import type { ShopClient } from "../clients/shop-client.ts";
import { createUcpClient } from "../clients/ucp-client.ts";
import { createV1Client } from "../clients/v1-client.ts";

/** A client for each shop of a run, over the surface of the run. */
export function openClients(brief: RunBrief, tools: AgentTools, attempts: number): ShopClient[] {
  return brief.shops.map((shop) => {
    if (brief.surface === "ucp" || brief.surface === "mcp") {
      return createUcpClient(shop, tools, attempts, brief.surface);
    }
    return createV1Client(shop, tools, attempts);
  });
}
