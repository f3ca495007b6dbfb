/** The stages of an order that is not cancelled, in their order. */
export const orderStages = ["placed", "processing", "shipped", "in_transit", "delivered"] as const;
