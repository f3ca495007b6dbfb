import type { AgentTools, RunShop } from "../agent.ts";

/** Reads a picture or a page of a shop. */
export async function readPage(tools: AgentTools, shop: RunShop, url: string): Promise<void> {
  if (url === "") return;
  const response = await tools.fetch(new Request(new URL(url, shop.base_url)));
  await response.text();
}
