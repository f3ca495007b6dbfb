/** The versions of the Universal Commerce Protocol that this shop renders. */
export const ucpVersions = ["2026-04-08", "2026-08-25"] as const;

export type UcpVersion = (typeof ucpVersions)[number];

const prefix = "dev.ucp.shopping.";

interface CapabilityKind {
  /** What it extends; an extension goes when all of these are gone. */
  readonly extends?: readonly CapabilityName[];
  /** The page and the schema that define it, below the version's own address. */
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

/** What the shop can do in one version of the protocol. */
export const capabilities: Readonly<
  Record<UcpVersion, Readonly<Record<CapabilityName, CapabilityKind>>>
> = {
  "2026-04-08": common,
  // The consent of the buyer came to carts with this version.
  "2026-08-25": {
    ...common,
    buyer_consent: { ...common.buyer_consent, extends: ["checkout", "cart"] },
  },
};

export const capabilityNames = Object.keys(common) as readonly CapabilityName[];

export const fullName = (name: CapabilityName): string => `${prefix}${name}`;

/** What a kind of answer can make use of; the first is what it cannot do without. */
export const answerCapabilities = {
  checkout: ["checkout", "discount", "fulfillment", "buyer_consent"],
  cart: ["cart", "discount", "buyer_consent"],
  order: ["order"],
  search: ["catalog.search"],
  lookup: ["catalog.lookup"],
} as const satisfies Record<string, readonly [CapabilityName, ...CapabilityName[]]>;

export type AnswerKind = keyof typeof answerCapabilities;

/** What of a version can be part of one kind of answer: what the answer is about, and what extends that. */
export function capabilitiesOf(version: UcpVersion, kind: AnswerKind): readonly CapabilityName[] {
  const [needed, ...others]: readonly [CapabilityName, ...CapabilityName[]] =
    answerCapabilities[kind];
  const extending = others.filter((name) => capabilities[version][name].extends?.includes(needed));
  return [needed, ...extending];
}

/** Drops extensions of which no parent is left, until none is. */
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
