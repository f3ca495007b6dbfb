/** One text that a shell can put in place of the word at the cursor. */
export interface Offer {
  readonly value: string;
  /** One line that a shell shows beside the value. */
  readonly help?: string;
}

/** The value that the user has typed for an option (`--carrier`), an argument (`<service>`) or a field of a batch (`carrier`). */
export type Typed = (name: string) => string | undefined;

/**
 * The values of options (`--carrier`), arguments (`<service>`) and fields of a batch (`carrier`), by name. A name that begins
 * with a command (`batch --from`) counts only for that command.
 */
export type Completions = Readonly<
  Record<string, (typed: Typed) => readonly Offer[] | Promise<readonly Offer[]>>
>;

/** Offers texts that need no explanation. */
export function plainOffers(values: Iterable<string>): Offer[] {
  return Array.from(values, (value) => ({ value }));
}
