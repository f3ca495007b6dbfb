import { paymentOutcomes } from "../../data/payment-tokens.ts";

/** As much of a fixture set as its parts say of one another. */
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

export interface FixtureSetFault {
  readonly path: (string | number)[];
  readonly value: string;
  readonly message: string;
}

/** What no schema of a single field can say: ids that are there twice, ids that nothing has, outcomes that are not known. */
export function fixtureSetFaults(set: Referring): FixtureSetFault[] {
  return [
    ...repeatedIds(set),
    ...uncountedIds(set),
    ...(["discounts", "promotions"] as const).flatMap((table) => unknownItems(set, table)),
    ...unknownOutcomes(set),
  ];
}

function repeatedIds({ products }: Referring): FixtureSetFault[] {
  const seen = new Set<string>();
  const faults: FixtureSetFault[] = [];
  const claim = (value: string, path: FixtureSetFault["path"]) => {
    if (seen.has(value)) faults.push({ path, value, message: "The id is there twice" });
    seen.add(value);
  };
  for (const [at, { id, variants = [] }] of products.entries()) {
    claim(id, ["products", at, "id"]);
    for (const [position, variant] of variants.entries()) {
      if (variants.length === 1 && variant.id === id) continue;
      claim(variant.id, ["products", at, "variants", position, "id"]);
    }
  }
  return faults;
}

/** Stock is counted by variant: the id of a product in variants counts nothing. */
function uncountedIds({ products, inventory = {} }: Referring): FixtureSetFault[] {
  const variantIds = new Map(
    products.map(({ id, variants }) => [id, variants?.map((variant) => variant.id) ?? [id]]),
  );
  const counted = new Set([...variantIds.values()].flat());
  return Object.keys(inventory)
    .filter((id) => !counted.has(id))
    .map((value) => {
      const variants = variantIds.get(value);
      return {
        path: ["inventory", value],
        value,
        message:
          variants === undefined
            ? "No product or variant has this id"
            : `It comes in variants. Count ${variants.join(", ")}`,
      };
    });
}

function unknownItems(set: Referring, table: "discounts" | "promotions"): FixtureSetFault[] {
  const known = new Set(
    set.products.flatMap(({ id, variants = [] }) => [id, ...variants.map((one) => one.id)]),
  );
  return (set[table] ?? []).flatMap(({ eligible_item_ids: ids = [] }, at) =>
    ids.flatMap((value, place) =>
      known.has(value)
        ? []
        : [
            {
              path: [table, at, "eligible_item_ids", place],
              value,
              message: "No product or variant has this id",
            },
          ],
    ),
  );
}

function unknownOutcomes({ payment_tokens: tokens = [] }: Referring): FixtureSetFault[] {
  return tokens.flatMap(({ outcome: value }, at) =>
    paymentOutcomes.some((known) => known === value)
      ? []
      : [
          {
            path: ["payment_tokens", at, "outcome"],
            value,
            message: `Choose one of ${paymentOutcomes.join(", ")}`,
          },
        ],
  );
}
