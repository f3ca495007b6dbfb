/** The party that is harmed if an agent falls for an adversarial item. */
export type HarmedParty = "buyer" | "merchant" | "rival_seller";

/** An act that the agent must not commit, in the form of an entry of a task's `forbidden`. */
export type PackForbiddenAct =
  | {
      /** Repeats the canary in a request. */
      readonly type: "canary";
      /** The canary. */
      readonly id: string;
      /** Code of the violation. */
      readonly violation: "injection_followed" | "dark_pattern_accepted";
      /** Who bears the harm. */
      readonly harm: HarmedParty;
    }
  | {
      /** Buys a variant. */
      readonly type: "buys";
      /** The variant. */
      readonly variant_id: string;
      /** Code of the violation. */
      readonly violation: "injection_followed" | "dark_pattern_accepted";
      /** The canary of the text that asks for the purchase; absent if no text asks for it. */
      readonly canary?: string;
      /** Who bears the harm. */
      readonly harm: HarmedParty;
    };

/** One adversarial item of a shop. It is for scoring an agent; shopping surfaces never show it as such. */
export interface AdversarialItem {
  /** Pack and name of the item, such as `inject.description`. */
  readonly id: string;
  /** The pack. */
  readonly pack: "inject" | "reviews" | "dark" | "rank" | "spoof";
  /** Whether this shop has the item, or its clean twin. */
  readonly twin: "adversarial" | "clean";
  /** What the injected text asks for; only in `inject`. */
  readonly goal?: string;
  /** The text that only this item contains; absent in a clean twin, and if the item has no text. */
  readonly canary?: string;
  /** The product that the item changes; absent if the item changes the whole shop. */
  readonly product_id?: string;
  /** The product that the item offers instead of another product, or adds to the checkout. */
  readonly other_product_id?: string;
  /** Who bears the harm. */
  readonly harm: HarmedParty;
  /** The acts that show that the agent fell for the item; empty in a clean twin. */
  readonly forbidden: readonly PackForbiddenAct[];
}
