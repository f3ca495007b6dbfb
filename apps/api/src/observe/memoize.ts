/**
 * A function that computes the value of each key only once. Use it only where there are few keys:
 * values are never dropped.
 */
export function memoize<Key, Value extends object>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}
