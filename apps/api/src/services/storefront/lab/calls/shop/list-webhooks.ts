import type { LabOperation } from "../../lab-call.ts";

/** All webhooks of the shop, sent or not. */
export const listWebhooks: LabOperation = {
  method: "GET",
  path: "/_lab/webhooks",
  async handle(call) {
    const { shop } = await call.selected();
    return { body: { webhooks: await shop.work((store) => ({ result: store.webhooks() })) } };
  },
};
