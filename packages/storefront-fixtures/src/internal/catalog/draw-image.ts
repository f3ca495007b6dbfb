import { keyedRandom } from "@almanac/kernel/numbers/keyed-random";
import { colourValues } from "../../data/colour-values.ts";
import type { Shop } from "../engine/shop.ts";
import { escapeMarkup } from "./generated/build-product.ts";
import { findOffer, type Offer, titleOf } from "./offer.ts";

const usualPx = 600;

/** The picture of a variant, 16 to 2,000 pixels wide; undefined if it has none. */
export function imageOf(shop: Shop, variantId: string, widthPx = usualPx): string | undefined {
  const offer = findOffer(shop, variantId);
  const wanted = Math.round(Number.isFinite(widthPx) ? widthPx : usualPx);
  const width = Math.min(2000, Math.max(16, wanted));
  return offer && offer.variant.media.length > 0 ? drawImage(offer, width) : undefined;
}

const lettersPerLine = 26;
const mostLines = 4;

/**
 * Draws a variant as SVG: its title, on a background in the colour that its label names. Smaller
 * than 4 kB, and always the same.
 */
function drawImage(offer: Offer, widthPx: number): string {
  const { options } = offer.variant;
  const label = options.find(({ label: text }) => Object.hasOwn(colourValues, text))?.label;
  const ground =
    (label === undefined ? undefined : colourValues[label]) ?? pastelOf(offer.variant.id);
  const ink = isDark(ground) ? "#ffffff" : "#1a1a1a";
  const title = visible(titleOf(offer));
  const lines = wrap(title).map(
    (line, at) => `<text x="300" y="${260 + at * 48}">${escapeMarkup(line)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${widthPx}" viewBox="0 0 600 600" role="img">`,
    `<title>${escapeMarkup(title.slice(0, 250))}</title>`,
    `<rect width="600" height="600" fill="${ground}"/>`,
    `<circle cx="300" cy="150" r="60" fill="none" stroke="${ink}" stroke-width="8"/>`,
    `<g fill="${ink}" font-family="sans-serif" font-size="36" text-anchor="middle">${lines.join("")}</g>`,
    "</svg>",
  ].join("");
}

/** Removes the characters that XML does not allow. */
function visible(text: string): string {
  return [...text].filter((letter) => letter >= " " && !/\p{C}/u.test(letter)).join("");
}

function wrap(text: string): string[] {
  const lines: string[] = [""];
  for (const word of text.split(" ")) {
    const last = lines.length - 1;
    const longer = lines[last] === "" ? word : `${lines[last]} ${word}`;
    if (longer.length <= lettersPerLine || lines[last] === "") lines[last] = longer;
    else lines.push(word);
  }
  const shown = lines
    .slice(0, mostLines)
    .map((line) => [...line].slice(0, lettersPerLine * 2).join(""));
  return lines.length > mostLines ? [...shown.slice(0, -1), `${shown.at(-1) ?? ""}…`] : shown;
}

function pastelOf(id: string): string {
  const random = keyedRandom(0, id, 0, "ground");
  const channel = (shift: number) => (160 + ((random >>> shift) % 80)).toString(16);
  return `#${channel(0)}${channel(8)}${channel(16)}`;
}

function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return red * 299 + green * 587 + blue * 114 < 128_000;
}
