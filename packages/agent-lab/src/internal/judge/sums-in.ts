/**
 * The total that an answer shows, and the sum of its other entries, in thousandths of the unit that the answer uses.
 */
export interface ShownSums {
  readonly total: number;
  readonly parts: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads the totals of a checkout from an answer of any surface; undefined if it shows none. */
export function sumsIn(body: unknown): ShownSums | undefined {
  const fields = unwrapped(body);
  if (fields === undefined) return undefined;
  return Array.isArray(fields.totals) ? sumsOfTotals(fields.totals) : sumsOfFields(fields);
}

/** The checkout itself: an answer of MCP has it in `result.structuredContent`. */
export function unwrapped(body: unknown): Fields | undefined {
  if (!isFields(body)) return undefined;
  const { result } = body;
  if (!isFields(result)) return body;
  return isFields(result.structuredContent) ? result.structuredContent : undefined;
}

function sumsOfTotals(totals: readonly unknown[]): ShownSums | undefined {
  let total: number | undefined;
  let parts = 0;
  for (const entry of totals) {
    if (!isFields(entry) || typeof entry.amount !== "number") return undefined;
    const thousandths = Math.round(entry.amount * 1000);
    if (entry.type === "total") total = thousandths;
    else parts += thousandths;
  }
  return total === undefined ? undefined : { total, parts };
}

function sumsOfFields(fields: Fields): ShownSums | undefined {
  const amounts = ["subtotal", "discount", "delivery", "tax", "fee", "total"].map(
    (name) => fields[name],
  );
  if (!amounts.every((amount) => typeof amount === "number")) return undefined;
  const [subtotal = 0, discount = 0, delivery = 0, tax = 0, fee = 0, total = 0] = amounts.map(
    (amount) => Math.round(amount * 1000),
  );
  return { total, parts: subtotal - discount + delivery + tax + fee };
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
