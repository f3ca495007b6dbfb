import { keysOf } from "@almanac/kernel/objects/objects";

/** The versions of the Universal Commerce Protocol that this shop supports. */
export const ucpVersions = ["2026-04-08", "2026-08-25"] as const;

export type UcpVersion = (typeof ucpVersions)[number];

const prefix = "dev.ucp.shopping.";

interface CapabilityKind {
  /**
   * The capabilities that this one extends. An extension is removed when all of them are missing.
   */
  readonly extends?: readonly CapabilityName[];
  /** The page and the schema that define the capability, relative to the address of the version. */
  readonly spec: string;
  readonly schema: string;
}

export type CapabilityName =
  | "checkout"
  | "cart"
  | "order"
  | "catalog.search"
  | "catalog.lookup"
  | "discount"
  | "fulfillment"
  | "buyer_consent";

const common: Readonly<Record<CapabilityName, CapabilityKind>> = {
  checkout: { spec: "checkout", schema: "checkout" },
  cart: { spec: "cart", schema: "cart" },
  order: { spec: "order", schema: "order" },
  "catalog.search": { spec: "catalog/search", schema: "catalog_search" },
  "catalog.lookup": { spec: "catalog/lookup", schema: "catalog_lookup" },
  discount: { extends: ["checkout", "cart"], spec: "discount", schema: "discount" },
  fulfillment: { extends: ["checkout"], spec: "fulfillment", schema: "fulfillment" },
  buyer_consent: { extends: ["checkout"], spec: "buyer-consent", schema: "buyer_consent" },
};

/** What the shop supports in each version of the protocol. */
export const capabilities: Readonly<
  Record<UcpVersion, Readonly<Record<CapabilityName, CapabilityKind>>>
> = {
  "2026-04-08": common,
  // Buyer consent can be part of carts since this version.
  "2026-08-25": {
    ...common,
    buyer_consent: { ...common.buyer_consent, extends: ["checkout", "cart"] },
  },
};

export const capabilityNames: readonly CapabilityName[] = keysOf(common);

export const fullName = (name: CapabilityName): string => `${prefix}${name}`;

/** The capabilities that a kind of answer can use. The first one is required. */
export const answerCapabilities = {
  checkout: ["checkout", "discount", "fulfillment", "buyer_consent"],
  cart: ["cart", "discount", "buyer_consent"],
  order: ["order"],
  search: ["catalog.search"],
  lookup: ["catalog.lookup"],
} as const satisfies Record<string, readonly [CapabilityName, ...CapabilityName[]]>;

export type AnswerKind = keyof typeof answerCapabilities;

/**
 * The capabilities of a version that can be part of one kind of answer: the required one, and those
 * that extend it.
 */
export function capabilitiesOf(version: UcpVersion, kind: AnswerKind): readonly CapabilityName[] {
  const [needed, ...others]: readonly [CapabilityName, ...CapabilityName[]] =
    answerCapabilities[kind];
  const extending = others.filter((name) => capabilities[version][name].extends?.includes(needed));
  return [needed, ...extending];
}

/** Removes extensions whose parent capabilities are all gone, repeatedly, until nothing changes. */
export function pruneOrphans(
  version: UcpVersion,
  names: ReadonlySet<CapabilityName>,
): ReadonlySet<CapabilityName> {
  const kept = new Set(
    [...names].filter((name) => {
      const parents = capabilities[version][name].extends;
      return parents === undefined || parents.some((parent) => names.has(parent));
    }),
  );
  return kept.size === names.size ? kept : pruneOrphans(version, kept);
}
