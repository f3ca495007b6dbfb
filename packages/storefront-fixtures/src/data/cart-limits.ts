/**
 * The maximum number of lines in a cart, and of units in one cart action of the
 * service description.
 */
export const cartLimits = { lines: 100, quantity: 999 } as const;
