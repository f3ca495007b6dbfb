import type { LabOperation } from "../lab-call.ts";

/** The shop's time. */
export const getClock: LabOperation = {
  method: "GET",
  path: "/_lab/clock",
  async handle(call) {
    const { shop } = await call.selected();
    const now = await shop.work((store) => ({ result: store.now() }));
    return { body: { now: new Date(now).toISOString() } };
  },
};
