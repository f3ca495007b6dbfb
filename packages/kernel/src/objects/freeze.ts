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
  // A loop without a list of the parts: an answer of a library is frozen in a few microseconds.
  if (Array.isArray(value)) for (const part of value) deepFreeze(part);
  else for (const field in value) deepFreeze(value[field]);
  return value;
}
