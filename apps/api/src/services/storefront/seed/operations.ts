import type { Operation } from "../../../http/operation/operation.ts";
import { cancelOrder } from "./calls/cancel-order.ts";
import { changeCart } from "./calls/change-cart.ts";
import { changeCartById } from "./calls/change-cart-by-id.ts";
import { clearCart } from "./calls/clear-cart.ts";
import { completeCheckout } from "./calls/complete-checkout.ts";
import { getCart } from "./calls/get-cart.ts";
import { getCheckout } from "./calls/get-checkout.ts";
import { getOrder } from "./calls/get-order.ts";
import { getProduct } from "./calls/get-product.ts";
import { listProducts } from "./calls/list-products.ts";
import { startCheckout } from "./calls/start-checkout.ts";
import type { SeedContext } from "./run-in-shop.ts";

/**
 * The operations of the seed contract under `/v1`, and the checkout, which is not part of that contract. Run in this
 * order, the examples of the documentation end with an order, because `changeCartById` adds again what `clearCart`
 * removes.
 */
export function seedOperations(context: SeedContext): readonly Operation[] {
  return [
    listProducts,
    getProduct,
    changeCart,
    getCart,
    clearCart,
    changeCartById,
    startCheckout,
    getCheckout,
    completeCheckout,
    getOrder,
    cancelOrder,
  ].map((operation) => operation(context));
}
