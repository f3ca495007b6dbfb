import type { LabOperation } from "../../lab-call.ts";

/** The products with a special behaviour, by role. */
export const listRoles: LabOperation = {
  method: "GET",
  path: "/_lab/roles",
  async handle(call) {
    const { shop } = await call.selected();
    return { body: { roles: await shop.work((store) => ({ result: store.roles })) } };
  },
};
