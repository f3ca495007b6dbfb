// The parts of the shop for packages that build on it, such as the agent lab.

export { sumTotals } from "./internal/cart/cart.ts";
export { read } from "./internal/engine/read-input.ts";
export { sumRefunds } from "./internal/order/adjust-order.ts";
export { exponentOf } from "./internal/values/money.ts";
export { mostReviews } from "./ucp/render/product.ts";
export { handlerProblem, type Problem, storeProblem } from "./web/problem.ts";
