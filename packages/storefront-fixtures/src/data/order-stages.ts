/** The stages of an order, in sequence. A canceled order leaves them. */
export const orderStages = ["placed", "processing", "shipped", "in_transit", "delivered"] as const;
