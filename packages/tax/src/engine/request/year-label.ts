/** `2026`, `2026-27`, `FY2026-27`, `AY 2027`, `YA2026`. Each jurisdiction accepts some of these forms. */
export const yearLabel =
  /^\s*(?:(?:[Ff][Yy]|[Aa][Yy]|[Yy][Aa]) ?)?\d{4}(?:[-/](?:\d{2}|\d{4}))?\s*$/;
