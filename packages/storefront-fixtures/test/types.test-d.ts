// Written by scripts/update-types.ts from the schemas in src/schema/buyer.ts, src/schema/catalog.ts, src/schema/command-fields.ts, src/schema/cart.ts, src/schema/checkout.ts, src/schema/order.ts, src/schema/command.ts, src/schema/scenario.ts, src/schema/fixture-set.ts, src/schema/seed-requests.ts, src/schema/seed-answers.ts. Do not edit.
import { expectTypeOf, test } from "vitest";
import type * as z from "zod";
import type * as schemaBuyer from "../src/schema/buyer.ts";
import type * as schemaCart from "../src/schema/cart.ts";
import type * as schemaCatalog from "../src/schema/catalog.ts";
import type * as schemaCheckout from "../src/schema/checkout.ts";
import type * as schemaCommand from "../src/schema/command.ts";
import type * as schemaCommandFields from "../src/schema/command-fields.ts";
import type * as schemaFixtureSet from "../src/schema/fixture-set.ts";
import type * as schemaOrder from "../src/schema/order.ts";
import type * as schemaScenario from "../src/schema/scenario.ts";
import type * as schemaSeedAnswers from "../src/schema/seed-answers.ts";
import type * as schemaSeedRequests from "../src/schema/seed-requests.ts";
import type * as types from "../src/types.ts";

test("every declared type equals the type of its schema", () => {
  expectTypeOf<types.Address>().toEqualTypeOf<z.output<typeof schemaBuyer.addressSchema>>();
  expectTypeOf<types.Buyer>().toEqualTypeOf<z.output<typeof schemaBuyer.buyerSchema>>();
  expectTypeOf<types.ShoppingContext>().toEqualTypeOf<
    z.output<typeof schemaBuyer.shoppingContextSchema>
  >();
  expectTypeOf<types.ChosenOption>().toEqualTypeOf<
    z.output<typeof schemaCatalog.chosenOptionSchema>
  >();
  expectTypeOf<types.Media>().toEqualTypeOf<z.output<typeof schemaCatalog.mediaSchema>>();
  expectTypeOf<types.Money>().toEqualTypeOf<z.output<typeof schemaCatalog.moneySchema>>();
  expectTypeOf<types.Product>().toEqualTypeOf<z.output<typeof schemaCatalog.productSchema>>();
  expectTypeOf<types.Review>().toEqualTypeOf<z.output<typeof schemaCatalog.reviewSchema>>();
  expectTypeOf<types.Variant>().toEqualTypeOf<z.output<typeof schemaCatalog.variantSchema>>();
  expectTypeOf<types.ProductFilters>().toEqualTypeOf<
    z.output<typeof schemaCommandFields.productFiltersSchema>
  >();
  expectTypeOf<types.AppliedDiscount>().toEqualTypeOf<
    z.output<typeof schemaCart.appliedDiscountSchema>
  >();
  expectTypeOf<types.Discounts>().toEqualTypeOf<z.output<typeof schemaCart.discountsSchema>>();
  expectTypeOf<types.LineItem>().toEqualTypeOf<z.output<typeof schemaCart.lineItemSchema>>();
  expectTypeOf<types.Message>().toEqualTypeOf<z.output<typeof schemaCart.messageSchema>>();
  expectTypeOf<types.StoreCart>().toEqualTypeOf<z.output<typeof schemaCart.storeCartSchema>>();
  expectTypeOf<types.Total>().toEqualTypeOf<z.output<typeof schemaCart.totalSchema>>();
  expectTypeOf<types.Checkout>().toEqualTypeOf<z.output<typeof schemaCheckout.checkoutSchema>>();
  expectTypeOf<types.FulfillmentMethod>().toEqualTypeOf<
    z.output<typeof schemaCheckout.fulfillmentMethodSchema>
  >();
  expectTypeOf<types.Order>().toEqualTypeOf<z.output<typeof schemaOrder.orderSchema>>();
  expectTypeOf<types.CommandMeta>().toEqualTypeOf<
    z.output<typeof schemaCommand.commandMetaSchema>
  >();
  expectTypeOf<types.CommandRequest>().toEqualTypeOf<
    z.input<typeof schemaCommand.commandRequestSchema>
  >();
  expectTypeOf<types.DomainEffect>().toEqualTypeOf<
    z.output<typeof schemaScenario.domainEffectSchema>
  >();
  expectTypeOf<types.RuleCondition>().toEqualTypeOf<
    z.output<typeof schemaScenario.ruleConditionSchema>
  >();
  expectTypeOf<types.Scenario>().toEqualTypeOf<z.output<typeof schemaScenario.scenarioSchema>>();
  expectTypeOf<types.TransportFault>().toEqualTypeOf<
    z.output<typeof schemaScenario.transportFaultSchema>
  >();
  expectTypeOf<types.FixtureCustomer>().toEqualTypeOf<
    z.output<typeof schemaFixtureSet.fixtureCustomerSchema>
  >();
  expectTypeOf<types.FixtureDiscount>().toEqualTypeOf<
    z.output<typeof schemaFixtureSet.fixtureDiscountSchema>
  >();
  expectTypeOf<types.FixturePromotion>().toEqualTypeOf<
    z.output<typeof schemaFixtureSet.fixturePromotionSchema>
  >();
  expectTypeOf<types.FixtureSet>().toEqualTypeOf<
    z.output<typeof schemaFixtureSet.fixtureSetSchema>
  >();
  expectTypeOf<types.TaxRow>().toEqualTypeOf<z.output<typeof schemaFixtureSet.taxRowSchema>>();
  expectTypeOf<types.CancelRequest>().toEqualTypeOf<
    z.input<typeof schemaSeedRequests.cancelRequestSchema>
  >();
  expectTypeOf<types.CartAction>().toEqualTypeOf<
    z.output<typeof schemaSeedRequests.cartActionSchema>
  >();
  expectTypeOf<types.CheckoutRequest>().toEqualTypeOf<
    z.input<typeof schemaSeedRequests.checkoutRequestSchema>
  >();
  expectTypeOf<types.CompleteRequest>().toEqualTypeOf<
    z.input<typeof schemaSeedRequests.completeRequestSchema>
  >();
  expectTypeOf<types.ProductQuery>().toEqualTypeOf<
    z.output<typeof schemaSeedRequests.productQuerySchema>
  >();
  expectTypeOf<types.Cart>().toEqualTypeOf<z.output<typeof schemaSeedAnswers.cartSchema>>();
  expectTypeOf<types.ListedProduct>().toEqualTypeOf<
    z.output<typeof schemaSeedAnswers.listedProductSchema>
  >();
  expectTypeOf<types.ProductPage>().toEqualTypeOf<
    z.output<typeof schemaSeedAnswers.productPageSchema>
  >();
  expectTypeOf<types.SeedCheckout>().toEqualTypeOf<
    z.output<typeof schemaSeedAnswers.seedCheckoutSchema>
  >();
  expectTypeOf<types.SeedOrder>().toEqualTypeOf<
    z.output<typeof schemaSeedAnswers.seedOrderSchema>
  >();
});
