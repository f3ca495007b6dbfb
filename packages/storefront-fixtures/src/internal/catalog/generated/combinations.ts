import type { OptionValue } from "../../../data/categories.ts";
import type { ChosenOption } from "./choices.ts";

/** One value for each option. */
export interface Combination {
  readonly values: readonly { readonly name: string; readonly value: OptionValue }[];
  /** Codes joined by hyphens; empty for a product without options. */
  readonly code: string;
}

/** All combinations except the impossible ones; the last option changes fastest. */
export function combinationsOf(
  options: readonly ChosenOption[],
  impossible: readonly string[] = [],
): Combination[] {
  let found: Combination[] = [{ values: [], code: "" }];
  for (const { name, values } of options) {
    found = found.flatMap((before) =>
      values.map((value) => ({
        values: [...before.values, { name, value }],
        code: before.code === "" ? value.code : `${before.code}-${value.code}`,
      })),
    );
  }
  return found.filter(({ code }) => !impossible.includes(code));
}
