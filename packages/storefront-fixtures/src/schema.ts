export { addressSchema, buyerSchema, shoppingContextSchema } from "./schema/buyer.ts";
export {
  appliedDiscountSchema,
  discountsSchema,
  lineItemSchema,
  messageSchema,
  storeCartSchema,
  totalSchema,
} from "./schema/cart.ts";
export {
  mediaSchema,
  moneySchema,
  productSchema,
  reviewSchema,
  variantSchema,
} from "./schema/catalog.ts";
export { checkoutSchema, fulfillmentMethodSchema } from "./schema/checkout.ts";
export { commandMetaSchema, commandRequestSchema, commandSchemas } from "./schema/command.ts";
export { productFiltersSchema } from "./schema/command-fields.ts";
export { fixtureSetSchema } from "./schema/fixture-set.ts";
export { orderSchema } from "./schema/order.ts";
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
