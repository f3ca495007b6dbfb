/**
 * The stages of an order, in sequence. An order that is canceled gets the stage `canceled` instead.
 */
export const orderStages = ["placed", "processing", "shipped", "in_transit", "delivered"] as const;
