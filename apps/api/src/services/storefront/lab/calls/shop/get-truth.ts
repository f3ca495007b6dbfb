import { platformProblem } from "../../../../../problems/problem-kinds.ts";
import type { LabOperation } from "../../lab-call.ts";

/** The true data of a product. It is for scoring an agent and must not be shown to the agent. */
export const getTruth: LabOperation = {
  method: "GET",
  path: "/_lab/truth",
  async handle(call) {
    const { shop } = await call.selected();
    const id = call.query.product_id ?? "";
    const truth = await shop.work((store) => ({ result: store.truth(id) }));
    if (truth === undefined) {
      throw platformProblem("not_found", "There is no such product; give it as ?product_id=.");
    }
    return { body: { product_id: id, truth } };
  },
};
