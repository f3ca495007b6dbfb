export { canonicalJson } from "@almanac/kernel/objects/canonical-json";
export type { DataVersion } from "@almanac/kernel/sources/data-version";
export {
  applyFaults,
  type FaultableReply,
  type FaultedReply,
} from "./applyFaults.ts";
export type { Command, CommandOf, CommandType } from "./commands.ts";
export { createStore, safeCreateStore } from "./createStore.ts";
export type { CatalogSize } from "./data/catalog-sizes.ts";
export type { GeneratedMarket, MarketId } from "./data/markets.ts";
export { type PaymentOutcome, paymentHandlerId } from "./data/payment-tokens.ts";
export type { ProductSort } from "./data/product-sorts.ts";
export type { ScenarioId } from "./data/scenarios.ts";
export type { StoreRole } from "./data/special-products.ts";
export { dataVersions } from "./dataVersions.ts";
export {
  type SafeResult,
  StoreError,
  type StoreErrorCategory,
  type StoreErrorCode,
  type StoreIssue,
  storeErrorCodes,
} from "./errors.ts";
export type {
  AdversarialItem,
  GeneratedStore,
  HarmedParty,
  PackForbiddenAct,
  Store,
} from "./store.ts";
export type {
  Carry,
  GeneratedStoreOptions,
  OpenedPacks,
  StoreOptions,
  StorePacks,
} from "./store-options.ts";
export type {
  CatalogLookup,
  CatalogPage,
  Change,
  CommandResults,
  Dispatched,
  Drained,
  ProductDetail,
  RoleEntry,
  Snapshot,
  StoreEvent,
  WebhookDelivery,
} from "./store-results.ts";
export {
  cartLimits,
  catalogSizes,
  markets,
  paymentTokens,
  productSorts,
  scenarios,
  testCards,
} from "./tables.ts";
export { toListedProduct, toProductPage } from "./toListedProduct.ts";
export { toSeedCart } from "./toSeedCart.ts";
export { toSeedCheckout, toSeedOrder } from "./toSeedCheckout.ts";
export type {
  Address,
  AppliedDiscount,
  Buyer,
  CancelRequest,
  Cart,
  CartAction,
  Checkout,
  CheckoutRequest,
  CommandMeta,
  CommandRequest,
  CompleteRequest,
  FixtureSet,
  FulfillmentMethod,
  LineItem,
  ListedProduct,
  Message,
  Money,
  Order,
  Product,
  ProductFilters,
  ProductPage,
  ProductQuery,
  Review,
  Scenario,
  SeedCheckout,
  SeedOrder,
  ShoppingContext,
  StoreCart,
  Total,
  TransportFault,
  Variant,
} from "./types.ts";
