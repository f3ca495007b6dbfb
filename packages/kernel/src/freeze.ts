/**
 * Freezes a value and everything in it, and returns it. A part that is already frozen is assumed to be frozen at every
 * depth.
 *
 * @example
 * Object.isFrozen(deepFreeze({ rules: [] }).rules); // => true
 */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
