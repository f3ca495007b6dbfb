import type {
  Buyer,
  LineItem,
  Message,
  ShoppingContext,
  StoreCart,
  Total,
  Variant,
} from "../../types.ts";
import { type AnswerKind, capabilitiesOf, type UcpVersion } from "../capabilities.ts";
import type { RenderContext } from "../envelope.ts";
import { renderConsent } from "./consent.ts";

/** Omits discount entries of zero: the standard requires them to be negative. */
export function renderTotals(totals: readonly Total[]): Total[] {
  return totals.filter(
    ({ type, amount }) => amount !== 0 || (type !== "discount" && type !== "items_discount"),
  );
}

/**
 * The allocations of a discount must add up to its amount, so a discount without allocations omits
 * the field.
 */
export function renderDiscounts({ codes, applied }: StoreCart["discounts"]) {
  return {
    codes,
    applied: applied.map(({ allocations, ...discount }) =>
      allocations.length === 0 ? discount : { ...discount, allocations },
    ),
  };
}

export function renderItem(item: LineItem["item"], { base }: RenderContext) {
  return {
    id: item.id,
    title: item.title,
    price: item.price,
    ...(item.image_url === undefined ? {} : { image_url: absolute(item.image_url, base) }),
  };
}

export function renderLine(line: LineItem, context: RenderContext) {
  return {
    id: line.id,
    item: renderItem(line.item, context),
    quantity: line.quantity,
    totals: renderTotals(line.totals),
    ...(line.parent_id === undefined ? {} : { parent_id: line.parent_id }),
  };
}

export function renderMessage({ severity, presentation, ...message }: Message) {
  return {
    ...message,
    content_type: "plain",
    ...(message.type === "error" ? { severity: severity ?? "recoverable" } : {}),
    ...(message.type === "warning" ? { presentation: presentation ?? "notice" } : {}),
  };
}

export function renderBuyer(
  { consent, ...buyer }: Buyer,
  context: RenderContext,
  kind: AnswerKind,
) {
  const { version, capabilities } = context;
  const isReported =
    capabilities.has("buyer_consent") && capabilitiesOf(version, kind).includes("buyer_consent");
  return consent === undefined || !isReported
    ? buyer
    : { ...buyer, consent: renderConsent(consent, version) };
}

/** Echoes the eligibility claims that have the form of a name, each only once. */
export function renderShoppingContext({ eligibility, ...rest }: ShoppingContext) {
  const claims = new Set(
    eligibility?.filter((claim) => /^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/.test(claim)),
  );
  return eligibility === undefined ? rest : { ...rest, eligibility: [...claims] };
}

export function renderLinks(base: string) {
  return [
    { type: "privacy_policy", url: `${base}/store/policies/privacy`, title: "Privacy" },
    { type: "terms_of_service", url: `${base}/store/policies/terms`, title: "Terms" },
    { type: "refund_policy", url: `${base}/store/policies/refunds`, title: "Returns and refunds" },
    { type: "shipping_policy", url: `${base}/store/policies/delivery`, title: "Delivery" },
  ];
}

/** Makes an address absolute. Addresses of the shop itself are paths in the library. */
export function absolute(url: string, base: string): string {
  return url.startsWith("/") ? `${base}${url}` : url;
}

type UnitPrice = NonNullable<Variant["unit_price"]>;
type Measure = UnitPrice["measure"];

/** UN/CEFACT Recommendation 20 codes for the units of our labels. */
const commonCodes: Readonly<Record<string, string>> = {
  g: "GRM",
  kg: "KGM",
  ml: "MLT",
  l: "LTR",
  m: "MTR",
  item: "C62",
};

/** Since 2026-08-25 a measure is a whole number of 10^-scale of a coded unit. */
export function renderUnitPrice(price: UnitPrice, version: UcpVersion): object {
  if (version === "2026-04-08") return price;
  return { ...price, measure: coded(price.measure), reference: coded(price.reference) };
}

function coded({ value, unit }: Measure): object {
  const scale = (/\.(\d+)$/.exec(String(value))?.[1] ?? "").length;
  return {
    value: Math.round(value * 10 ** scale),
    unit: commonCodes[unit.toLowerCase()] ?? unit,
    ...(scale > 0 ? { scale } : {}),
    display_text: unit,
  };
}
