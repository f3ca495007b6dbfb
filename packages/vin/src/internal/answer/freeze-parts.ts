import { deepFreeze } from "@almanac/kernel/objects/objects";

/** Freezes the parts of a value at every depth, so that many values can share them. The value itself is not frozen. */
export function freezeParts<Value extends object>(value: Value): void {
  for (const field in value) deepFreeze(value[field]);
}
