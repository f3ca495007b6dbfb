import { renamedLabels } from "../../data/renamed-labels.ts";

/**
 * NHTSA's present text for the name of a variable or a value. A text that NHTSA has not changed is returned unchanged.
 */
export function currentLabel(text: string): string {
  return renamedLabels[text] ?? text;
}
