import type { SeenVariant } from "../clients/shop-client.ts";

/** The weight that an option of a variant names, in grams; undefined if none does. */
export function gramsIn(options: SeenVariant["options"]): number | undefined {
  for (const { label } of options) {
    const [, amount, unit] = /^(\d+) (g|kg)$/.exec(label) ?? [];
    if (amount !== undefined) return Number(amount) * (unit === "kg" ? 1000 : 1);
  }
  return undefined;
}
