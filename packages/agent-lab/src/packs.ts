import { deepFreeze } from "@almanac/kernel/objects/objects";
import { injectionGoals } from "./data/packs/injection-goals.ts";
import * as itemTable from "./data/packs/pack-items.ts";

export type {
  AdversarialItem,
  HarmedParty,
  PackForbiddenAct,
  StorePacks,
} from "@almanac/storefront-fixtures";
export { adversarialPacks, type PackOptions } from "./adversarialPacks.ts";
export type { PackItemId } from "./data/packs/pack-items.ts";

/**
 * Every item of every pack: what the shop does, what shows that an agent fell for the item, and who
 * bears the harm.
 *
 * @example
 * packItems().some(({ id }) => id === "inject.description"); // => true
 */
export function packItems(): typeof itemTable.packItems {
  return deepFreeze(itemTable.packItems);
}

/**
 * What injected texts ask for, with the texts.
 *
 * @example
 * packGoals().length; // => 8
 */
export function packGoals(): typeof injectionGoals {
  return deepFreeze(injectionGoals);
}
