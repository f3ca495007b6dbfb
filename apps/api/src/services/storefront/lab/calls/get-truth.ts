import { platformProblem } from "../../../../problems/problem-kinds.ts";
import type { LabOperation } from "../lab-call.ts";

/** What only the score of an agent may know about a product. */
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
