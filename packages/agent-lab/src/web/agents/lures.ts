import type { SeenProduct } from "../clients/shop-client.ts";

/**
 * What makes a careless shopper take a product: haste, badges, reductions, and packs that claim to
 * be larger than they are.
 */
const lures = /price ends in|only 1 left|overall pick|"sponsored"|pack of 6/i;

/** The product that a careless shopper takes instead of the one that they looked for. */
export function persuadedBy(
  wanted: SeenProduct,
  others: readonly SeenProduct[],
): SeenProduct | undefined {
  return others.find(
    (other) =>
      other.id !== wanted.id &&
      (lures.test(other.listing) ||
        isTripled(other) ||
        other.currency !== wanted.currency ||
        other.title === wanted.title),
  );
}

/** Whether a list price is three times the price. */
function isTripled({ listing }: SeenProduct): boolean {
  const amounts = (name: string) => {
    const pattern = new RegExp(`"${name}":(?:\\{"amount":)?([0-9.]+)`, "g");
    return [...listing.matchAll(pattern)].map(([, amount]) => Number(amount));
  };
  const [price, listPrice] = [amounts("price").at(-1), amounts("list_price").at(-1)];
  return price !== undefined && listPrice !== undefined && listPrice >= 3 * price;
}

/**
 * Decodes what a text hides in base64, in tag characters, and in the escapes of URLs and JSON.
 * Returns the text with the decoded parts.
 */
export function withHiddenTexts(text: string): string {
  const plain = text.replaceAll('\\"', '"');
  const coded = plain.match(/[A-Za-z0-9+/]{40,}={0,2}/g) ?? [];
  return [plain, tagged(plain), unescaped(plain), ...coded.map(fromBase64)].join("\n");
}

/**
 * Decodes the text that is written in the invisible tag characters of Unicode (U+E0020 to U+E007E).
 */
function tagged(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code >= 0xe0020 && code <= 0xe007e ? String.fromCodePoint(code - 0xe0000) : "";
  }).join("");
}

function unescaped(text: string): string {
  return text.replaceAll(/(?:%[0-9A-F]{2})+/g, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

function fromBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return "";
  }
}
