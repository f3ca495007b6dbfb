import type { LabOperation } from "../../lab-call.ts";
import { namedSandbox } from "../../named-sandbox.ts";

/** The whole state of a sandbox. The same snapshot and requests give the same answers, ids included. */
export const getSnapshot: LabOperation = {
  method: "GET",
  path: "/_lab/sandboxes/:id/snapshot",
  async handle(call) {
    const { shop } = (await namedSandbox(call)).sandbox;
    return { body: await shop.work((store) => ({ result: store.snapshot() })) };
  },
};
