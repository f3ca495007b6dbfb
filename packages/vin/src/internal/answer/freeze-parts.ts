import { deepFreeze } from "@almanac/kernel/freeze";

/** Freezes the parts of a value at every depth, so that many values can share them. The value itself is not frozen. */
export function freezeParts(value: object): void {
  for (const part of Object.values(value)) deepFreeze(part);
}
