import { renamedValues, renamedVariables } from "./data/renamed-labels.ts";

/**
 * NHTSA's present text for the name of a variable or a value. The shipped snapshot is older than some of them; a text that was
 * not changed is returned as it is.
 *
 * @example
 * currentLabel("Wheel Base Type"); // => "Wheelbase Type"
 */
export function currentLabel(text: string): string {
  return renamedVariables[text] ?? renamedValues[text] ?? text;
}
