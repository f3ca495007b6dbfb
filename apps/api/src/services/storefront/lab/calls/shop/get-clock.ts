import type { LabOperation } from "../../lab-call.ts";

/** The time of the shop's clock. */
export const getClock: LabOperation = {
  method: "GET",
  path: "/_lab/clock",
  async handle(call) {
    const { shop } = await call.selected();
    const now = await shop.work((store) => ({ result: store.now() }));
    return { body: { now: new Date(now).toISOString() } };
  },
};
