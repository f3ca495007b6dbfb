export {
  applyFaults,
  type FaultableReply,
  type FaultedReply,
} from "./applyFaults.ts";
export { createStore, safeCreateStore } from "./createStore.ts";
export {
  type PaymentOutcome,
  paymentHandlerId,
  paymentTokens,
  testCards,
} from "./data/payment-tokens.ts";
export { scenarios } from "./data/scenarios.ts";
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
export {
  type Address,
  type AppliedDiscount,
  addressSchema,
  type Buyer,
  buyerSchema,
  type Checkout,
  checkoutSchema,
  contextSchema,
  type FulfillmentMethod,
  type LineItem,
  type Message,
  type Order,
  orderSchema,
  type ShoppingContext,
  type StoreCart,
  storeCartSchema,
  type Total,
} from "./schema/checkout.ts";
export {
  type Command,
  type CommandMeta,
  type CommandOf,
  type CommandType,
  cartLimits,
  commandSchemas,
} from "./schema/command.ts";
export { type FixtureSet, fixtureSetSchema } from "./schema/fixture-set.ts";
export { type Scenario, scenarioSchema, type TransportFault } from "./schema/scenario.ts";
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
  CatalogSize,
  Change,
  CommandResults,
  Dispatched,
  Drained,
  ProductDetail,
  RoleEntry,
  Snapshot,
  Store,
  StoreEvent,
  StoreOptions,
  WebhookDelivery,
} from "./store.ts";
export { toListedProduct, toProductPage } from "./toListedProduct.ts";
export { toSeedCart } from "./toSeedCart.ts";
export { toSeedCheckout, toSeedOrder } from "./toSeedCheckout.ts";
