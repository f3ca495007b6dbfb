import type { AgentTools, RunShop } from "../agent.ts";

/** Reads a picture or a page of a shop. The address may lack the shop's own. */
export async function readPage(tools: AgentTools, shop: RunShop, url: string): Promise<void> {
  if (url === "") return;
  const address = url.startsWith("/") ? `${shop.base_url}${url}` : url;
  const response = await tools.fetch(new Request(address));
  await response.text();
}
