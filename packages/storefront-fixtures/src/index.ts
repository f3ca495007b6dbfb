export {
  applyFaults,
  type FaultableReply,
  type FaultedReply,
} from "./applyFaults.ts";
export { createStore, safeCreateStore } from "./createStore.ts";
export type { MarketId } from "./data/markets.ts";
export {
  type PaymentOutcome,
  paymentHandlerId,
  paymentTokens,
  testCards,
} from "./data/payment-tokens.ts";
export { type ScenarioId, scenarios } from "./data/scenarios.ts";
export type { StoreRole } from "./data/special-products.ts";
export {
  type SafeResult,
  StoreError,
  type StoreErrorCategory,
  type StoreErrorCode,
  type StoreIssue,
  storeErrorCodes,
} from "./errors.ts";
export { canonicalJson } from "./internal/engine/canonical-json.ts";
export {
  type Address,
  addressSchema,
  type Buyer,
  buyerSchema,
  contextSchema,
  type ShoppingContext,
} from "./schema/buyer.ts";
export { type StoreCart, storeCartSchema } from "./schema/cart.ts";
export {
  type Money,
  type Product,
  type ProductFilters,
  productFiltersSchema,
  productSchema,
  productSorts,
  type Review,
  reviewSchema,
  type Variant,
  variantSchema,
} from "./schema/catalog.ts";
export { type Checkout, checkoutSchema, type FulfillmentMethod } from "./schema/checkout.ts";
export {
  type Command,
  type CommandOf,
  type CommandType,
  cartLimits,
  commandSchemas,
} from "./schema/command.ts";
export type { CommandMeta } from "./schema/command-meta.ts";
export type { AppliedDiscount } from "./schema/discount.ts";
export { type FixtureSet, fixtureSetSchema } from "./schema/fixture-set.ts";
export type { LineItem } from "./schema/line-item.ts";
export type { Message } from "./schema/message.ts";
export { type Order, orderSchema } from "./schema/order.ts";
export { type Scenario, scenarioSchema, type TransportFault } from "./schema/scenario.ts";
export type { Total } from "./schema/total.ts";
export {
  type Cart,
  type CartAction,
  type CheckoutRequest,
  type CompleteRequest,
  cartActionSchema,
  cartSchema,
  checkoutRequestSchema,
  completeRequestSchema,
  type ListedProduct,
  listedProductSchema,
  type ProductPage,
  type ProductQuery,
  productPageSchema,
  productQuerySchema,
  type SeedCheckout,
  type SeedOrder,
  seedCheckoutSchema,
  seedOrderSchema,
} from "./schema.ts";
export type {
  CatalogLookup,
  CatalogPage,
  Change,
  CommandResults,
  Dispatched,
  Drained,
  GeneratedStore,
  ProductDetail,
  RoleEntry,
  Snapshot,
  Store,
  StoreEvent,
  WebhookDelivery,
} from "./store.ts";
export type { CatalogSize, GeneratedStoreOptions, StoreOptions } from "./store-options.ts";
export { toListedProduct, toProductPage } from "./toListedProduct.ts";
export { toSeedCart } from "./toSeedCart.ts";
export { toSeedCheckout, toSeedOrder } from "./toSeedCheckout.ts";
