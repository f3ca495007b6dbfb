/** A function that finds the value of each key only once. For keys of which there are few. */
export function lookUpOnce<Key, Value extends object>(
  find: (key: Key) => Value,
): (key: Key) => Value {
  const found = new Map<Key, Value>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}
