import * as z from "zod";
import { messageSchema } from "./cart.ts";
import { chosenOptionSchema } from "./catalog.ts";

const decimal = z.number().describe("Decimal amount, exact to the currency's places");
const currency = z.string().describe("ISO 4217");

const cartItem = z.object({
  product_id: z.string().describe("Id of the variant"),
  name: z.string().describe("Title of product and variant"),
  quantity: z.int().describe("Units"),
  unit_price: decimal.describe("Price of one unit, exact to the currency's places"),
});

export const cartSchema = z
  .object({
    cart_id: z.string().describe("Id of the cart"),
    items: z.array(cartItem).describe("The lines, in the order of their creation"),
    total: decimal.describe("Sum of the lines; no tax, no delivery"),
    currency,
    version: z.int().describe("Version, which rises with every change; also the ETag"),
  })
  .meta({ id: "Cart", description: "The lines and the running total." });

const listedVariant = z.object({
  id: z.string().describe("Id of the variant, for cart requests"),
  name: z.string().describe("The option values of the variant: `Blue / M`"),
  sku: z.string().describe("Article number of the shop"),
  options: z.array(chosenOptionSchema).describe("Value of each option"),
  price: decimal,
  list_price: decimal.optional().describe("Price before a reduction"),
  available: z.boolean().describe("Whether it can be bought now"),
  availability: z.string().describe("Why it can or cannot be bought: `in_stock` ..."),
  stock: z.int().describe("Units in stock"),
});

export const listedProductSchema = z
  .object({
    id: z.string().describe("Id of the product"),
    name: z.string().describe("Title for the buyer"),
    price: decimal.describe("The lowest price of its variants"),
    currency,
    handle: z.string().describe("Name of the product in paths"),
    brand: z.string().describe("Made-up brand"),
    description: z.string().describe("What the product is, as plain text"),
    categories: z.array(z.string()).describe("Categories, alone and after their departments"),
    tags: z.array(z.string()).describe("Tags, by which a search can filter"),
    available: z.boolean().describe("Whether any of its variants can be bought now"),
    image_url: z.string().optional().describe("Path of a picture on the shop's own host"),
    rating: z
      .object({
        value: z.number().describe("Mean of the reviews, 1 to 5 stars"),
        count: z.int().describe("Number of reviews"),
      })
      .optional()
      .describe("Mean of its reviews; absent without reviews"),
    options: z
      .array(
        z.object({
          name: z.string().describe("Name of the option: `Color`"),
          values: z.array(z.string()).describe("Labels to choose from"),
        }),
      )
      .describe("Options in which its variants differ"),
    variants: z.array(listedVariant).describe("Its variants, the featured one first"),
  })
  .meta({ id: "ListedProduct", description: "A product as the catalogue lists it." });

export const productPageSchema = z
  .object({
    products: z.array(listedProductSchema).describe("The products of this page"),
    next_cursor: z.string().nullable().describe("null on the last page"),
    total_count: z.int().describe("Number of matching products on all pages"),
  })
  .meta({ id: "ProductPage", description: "One page of the catalogue." });

const sums = {
  currency,
  subtotal: decimal.describe("Sum of the lines before discounts"),
  discount: decimal.describe("Amount of the discounts, not negative"),
  delivery: decimal.describe("Price of delivery"),
  tax: decimal.describe("Sales tax that is added"),
  fee: decimal.describe("Fees that a scenario adds"),
  total: decimal.describe("Amount to pay"),
};

const deliveryOption = z.object({
  id: z.string().describe("Id of the option"),
  title: z.string().describe("Name for the buyer"),
  price: decimal,
  selected: z.boolean().describe("Whether it is chosen"),
});

export const seedCheckoutSchema = z
  .object({
    checkout_id: z.string().describe("Id of the checkout"),
    cart_id: z.string().optional().describe("The cart that it was created from"),
    status: z.string().describe("Status: `ready_for_complete`, `completed` ..."),
    items: cartSchema.shape.items,
    delivery_options: z.array(deliveryOption).describe("Delivery options to choose from"),
    ...sums,
    messages: z.array(messageSchema).describe("Messages about the checkout"),
    order_id: z.string().optional().describe("The order, once it is completed"),
    expires_at: z.string().describe("When it expires, RFC 3339"),
    version: z.int().describe("Version, which rises with every change; also the ETag"),
  })
  .meta({ id: "Checkout", description: "A checkout in decimals." });

const orderItem = cartItem.extend({
  fulfilled: z.int().describe("Units that were sent or downloaded"),
  status: z.string().describe("How much of the line was sent: `processing`, `fulfilled` ..."),
});

const orderEvent = z.object({
  type: z.string().describe("What happened: `shipped`, `delivered` ..."),
  occurred_at: z.string().describe("When it happened, RFC 3339"),
  tracking_number: z.string().optional().describe("Made-up tracking number"),
});

export const seedOrderSchema = z
  .object({
    order_id: z.string().describe("Id of the order"),
    checkout_id: z.string().describe("The checkout that it was created from"),
    status: z.string().describe("Stage: `placed`, `shipped` ..."),
    items: z.array(orderItem).describe("The lines, in the order of the checkout"),
    ...sums,
    refunded: decimal.describe("Refunded amount"),
    events: z.array(orderEvent).describe("What has happened, oldest first"),
    placed_at: z.string().describe("When it was placed, RFC 3339"),
    version: z.int().describe("Version, which rises with every change; also the ETag"),
  })
  .meta({ id: "Order", description: "An order in decimals." });
