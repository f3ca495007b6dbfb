import { listed } from "@almanac/kernel/messages/wording";
import { paymentOutcomes } from "../../data/payment-tokens.ts";

/** The fields of a fixture set that refer to each other. */
interface Referring {
  readonly products: readonly {
    readonly id: string;
    readonly variants?: readonly { readonly id: string }[] | undefined;
  }[];
  readonly inventory?: Readonly<Record<string, number>> | undefined;
  readonly discounts?: readonly Limited[] | undefined;
  readonly promotions?: readonly Limited[] | undefined;
  readonly payment_tokens?: readonly { readonly outcome: string }[] | undefined;
}

interface Limited {
  readonly eligible_item_ids?: readonly string[] | undefined;
}

export interface FixtureSetIssue {
  readonly path: (string | number)[];
  readonly value: string;
  /** Completes "must be ...". */
  readonly message: string;
}

const anyId = "the id of a product or variant";

/**
 * Finds what the schema of a single field cannot: ids that are used twice, ids that do not exist,
 * unknown payment outcomes.
 */
export function fixtureSetIssues(set: Referring): FixtureSetIssue[] {
  return [
    ...repeatedIds(set),
    ...uncountedIds(set),
    ...(["discounts", "promotions"] as const).flatMap((table) => unknownItems(set, table)),
    ...unknownOutcomes(set),
  ];
}

function repeatedIds({ products }: Referring): FixtureSetIssue[] {
  const seen = new Set<string>();
  const issues: FixtureSetIssue[] = [];
  const claim = (value: string, path: FixtureSetIssue["path"]) => {
    if (seen.has(value))
      issues.push({ path, value, message: "an id that no other product or variant has" });
    seen.add(value);
  };
  for (const [at, { id, variants = [] }] of products.entries()) {
    claim(id, ["products", at, "id"]);
    for (const [position, variant] of variants.entries()) {
      if (variants.length === 1 && variant.id === id) continue;
      claim(variant.id, ["products", at, "variants", position, "id"]);
    }
  }
  return issues;
}

/** Stock is counted by variant, so the id of a product with several variants is an issue, too. */
function uncountedIds({ products, inventory = {} }: Referring): FixtureSetIssue[] {
  const variantIds = variantIdsOf(products);
  const counted = new Set([...variantIds.values()].flat());
  return Object.keys(inventory)
    .filter((id) => !counted.has(id))
    .map((value) => {
      const variants = variantIds.get(value);
      const message = variants ? `the id of a variant (${listed(variants, "or")})` : anyId;
      return { path: ["inventory", value], value, message };
    });
}

function unknownItems(set: Referring, table: "discounts" | "promotions"): FixtureSetIssue[] {
  const known = new Set([...variantIdsOf(set.products)].flat(2));
  return (set[table] ?? []).flatMap(({ eligible_item_ids: ids = [] }, at) =>
    ids.flatMap((value, place) =>
      known.has(value)
        ? []
        : [{ path: [table, at, "eligible_item_ids", place], value, message: anyId }],
    ),
  );
}

/** The ids of the variants of each product, by the id of the product. */
function variantIdsOf(products: Referring["products"]): Map<string, string[]> {
  return new Map(
    products.map(({ id, variants }) => [id, variants?.map((variant) => variant.id) ?? [id]]),
  );
}

function unknownOutcomes({ payment_tokens: tokens = [] }: Referring): FixtureSetIssue[] {
  return tokens.flatMap(({ outcome: value }, at) =>
    paymentOutcomes.some((known) => known === value)
      ? []
      : [
          {
            path: ["payment_tokens", at, "outcome"],
            value,
            message: listed(paymentOutcomes, "or"),
          },
        ],
  );
}
