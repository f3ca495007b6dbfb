import * as z from "zod";
import { describeSandbox } from "../../describe-sandbox.ts";
import type { LabOperation } from "../../lab-call.ts";
import { namedSandbox } from "../../named-sandbox.ts";
import { restoreShop } from "../../restore-shop.ts";

/** Restores a sandbox from a snapshot. */
export const putSnapshot: LabOperation = {
  method: "PUT",
  path: "/_lab/sandboxes/:id/snapshot",
  async handle(call) {
    const { sandbox, base } = await namedSandbox(call);
    // The library validates the snapshot.
    await restoreShop(sandbox.shop, call.body(z.unknown()));
    return { body: describeSandbox(sandbox, base) };
  },
};
