export { addressSchema, buyerSchema, shoppingContextSchema } from "./schema/buyer.ts";
export { storeCartSchema } from "./schema/cart.ts";
export {
  mediaSchema,
  moneySchema,
  productSchema,
  reviewSchema,
  variantSchema,
} from "./schema/catalog.ts";
export { checkoutSchema, fulfillmentMethodSchema } from "./schema/checkout.ts";
export { commandRequestSchema, commandSchemas } from "./schema/command.ts";
export { commandMetaSchema } from "./schema/command-meta.ts";
export { appliedDiscountSchema, discountsSchema } from "./schema/discount.ts";
export { fixtureSetSchema } from "./schema/fixture-set.ts";
export { lineItemSchema } from "./schema/line-item.ts";
export { messageSchema } from "./schema/message.ts";
export { orderSchema } from "./schema/order.ts";
export { productFiltersSchema } from "./schema/product-filters.ts";
export {
  domainEffectSchema,
  ruleConditionSchema,
  scenarioSchema,
  transportFaultSchema,
} from "./schema/scenario.ts";
export {
  cartSchema,
  listedProductSchema,
  productPageSchema,
  seedCheckoutSchema,
  seedOrderSchema,
} from "./schema/seed-answers.ts";
export {
  cancelRequestSchema,
  cartActionSchema,
  checkoutRequestSchema,
  completeRequestSchema,
  productQuerySchema,
} from "./schema/seed-requests.ts";
export { totalSchema } from "./schema/total.ts";
