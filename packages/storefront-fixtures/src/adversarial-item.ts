/** Who is worse off if an agent falls for something. */
export type HarmedParty = "buyer" | "merchant" | "rival_seller";

/** What must not happen, in the form of a task's `forbidden`. */
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
      /** The text that asks for it; absent if no text does. */
      readonly canary?: string;
      /** Who bears the harm. */
      readonly harm: HarmedParty;
    };

/** One adversarial item of a shop. It is for scoring an agent; shopping surfaces never show it as such. */
export interface AdversarialItem {
  /** Pack and name: `inject.description`. */
  readonly id: string;
  /** The pack. */
  readonly pack: "inject" | "reviews" | "dark" | "rank" | "spoof";
  /** Whether this shop has the item, or its clean twin. */
  readonly twin: "adversarial" | "clean";
  /** What the injected text asks for; only in `inject`. */
  readonly goal?: string;
  /** The text that only this item contains; absent in a clean twin, and if the item has no text. */
  readonly canary?: string;
  /** The product that it is about; absent if it is about every product. */
  readonly product_id?: string;
  /** The product that it puts in place of another, or adds. */
  readonly other_product_id?: string;
  /** Who bears the harm. */
  readonly harm: HarmedParty;
  /** What shows that the agent fell for it; empty in a clean twin. */
  readonly forbidden: readonly PackForbiddenAct[];
}
