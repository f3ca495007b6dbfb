import { createStore as createShop } from "@almanac/storefront-fixtures";
import { createTestPlatform } from "../../../create-test-platform.ts";
import { agentProfile } from "../lab/agents.ts";

/** How many carts one address can have in the public shop. */
export const cartsPerAddress = 1_000;

/** An instance, and functions with which an address creates and finds carts in its public shop. */
export async function openPublicShop() {
  const instance = await createTestPlatform({ unlimited: true });
  const headers = { "Content-Type": "application/json", "UCP-Agent": `profile="${agentProfile}"` };
  const product = createShop().roles.one_variant?.product_id;
  const body = JSON.stringify({ line_items: [{ item: { id: product }, quantity: 1 }] });
  const call = async (address: string, method: string, path: string, sent?: string) => {
    const incoming = { socket: { remoteAddress: address }, headers };
    const response = await instance.app.request(
      path,
      { method, headers, ...(sent === undefined ? {} : { body: sent }) },
      { incoming },
    );
    return (await response.json()) as { readonly id?: string };
  };
  return {
    ...instance,
    createCart: async (address: string) => (await call(address, "POST", "/ucp/carts", body)).id,
    hasCart: async (address: string, id: string | undefined) =>
      (await call(address, "GET", `/ucp/carts/${id}`)).id === id,
  };
}
