/** How many products a page of the list has, unless the request says, and at most. */
export const pageLimits = { usual: 10, most: 50 } as const;
