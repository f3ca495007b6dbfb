/** An amount with grouped digits; cents only where there are some. */
export function money(amount: number): string {
  const [whole = "", fraction = ""] = amount.toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === "00" ? grouped : `${grouped}.${fraction}`;
}

/** A fraction as a percentage with at most 4 decimals. */
export function percent(rate: number): string {
  return `${Number((rate * 100).toFixed(4))} %`;
}
