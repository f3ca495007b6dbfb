/** The most lines of a cart, and the most units that one action of the service description may name. */
export const cartLimits = { lines: 100, quantity: 999 } as const;
