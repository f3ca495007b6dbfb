import type { LabOperation } from "../../lab-call.ts";

/** What adversarial packs have put into the shop. It is for scoring an agent and must not be shown to the agent. */
export const listAdversarial: LabOperation = {
  method: "GET",
  path: "/_lab/adversarial",
  async handle(call) {
    const { shop } = await call.selected();
    const adversarial = await shop.work((store) => ({ result: store.adversarial }));
    return { body: { adversarial } };
  },
};
